import { expect, it } from 'vitest';
import { termsOf } from '../../services/matches/record/terms.ts';

const said = {
  title: 'Tea',
  language: 'cs',
  startWhenFull: true,
  rated: false,
  requirements: { finishedMin: 3 },
  undo: 'OWN',
  chat: 'PHRASES',
} as const;

it('terms hold the host’s settings, without flags that are off and without other fields', () => {
  const { rated: _, ...terms } = said;
  expect(termsOf({ ...said, seats: 3, gameId: 'talisman' } as typeof said)).toEqual(terms);
  expect(termsOf({ title: undefined, chat: null, rated: true })).toEqual({ rated: true });
});

it('a rematch copies all terms but the start, a fork copies the title, and a pod the tournament’s settings', () => {
  const { startWhenFull: _, rated: __, ...same } = said;
  expect(termsOf(said, 'rematch')).toEqual(same);
  expect(termsOf(said, 'fork')).toEqual({ title: 'Tea' });
  expect(termsOf(said, 'pod')).toEqual({ title: 'Tea', language: 'cs' });
});
