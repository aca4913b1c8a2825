import { expect, it } from 'vitest';
import { pendingOf, type Pending, type Question } from '../../shared/engine/procedure/question.ts';

// `Required`, so that a part that is new has to be named here too
const question: Required<Question> = {
  key: 'spoils:ann',
  seat: 'ann',
  kind: 'spoils',
  options: ['a', 'b'],
  also: ['c'],
  min: 0,
  max: 2,
  about: { n: 1 },
  sealed: true,
  auto: true,
  answered: true,
  fallback: ['a'],
};

it('a pending question has all fields of the question, and no others', () => {
  const waits = { id: '0.1/?spoils:ann#1', askedAt: 3 };
  expect(pendingOf(question, waits.id, waits.askedAt)).toStrictEqual({ ...question, ...waits });
  const { key, seat, kind, options } = question;
  const bare: Pending = { key, seat, kind, options, ...waits };
  expect(pendingOf({ key, seat, kind, options }, waits.id, waits.askedAt)).toStrictEqual(bare);
});
