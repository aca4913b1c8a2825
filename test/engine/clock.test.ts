import { describe, expect, it } from 'vitest';
import {
  answerByOrder,
  askEach,
  beginning,
  expire,
  pause,
  start,
  tell,
  type Question,
} from '../../shared/engine/index.ts';
import { say, tiny, type Words } from '../support/tiny.ts';

const question = (seat: string, more: Partial<Question> = {}): Question => ({
  key: `pick:${seat}`,
  seat,
  kind: 'pick',
  options: ['a', 'b', 'c'],
  ...more,
});

/** A match that asks these at once, and says what was answered. */
function asking(questions: readonly Question[], revisable = false) {
  const game = tiny(function* (table) {
    const answers = yield* askEach(table, () => questions, { revisable });
    for (const [key, choose] of answers) yield* tell(say(`${key}=${choose.join('+')}`));
    yield* tell(say('end'));
  });
  const chance = () => [];
  const run = start<Words>(game, beginning<Words>([]), { chance, version: 0 });
  return { run, ids: run.match.pending.map(({ id }) => id) };
}

describe('a question whose time is up', () => {
  it('is answered with the fallback, by the clock', () => {
    const { run, ids } = asking([question('ann', { fallback: ['b'] })]);
    expect(expire(run, ids[0] ?? '')).toBeUndefined();
    expect(run.match.game).toEqual(['pick:ann=b', 'end']);
    expect(run.fresh).toContainEqual(
      expect.objectContaining({ type: 'Answered', choose: ['b'], by: 'clock' }),
    );
  });

  it('is answered with the first options if no legal fallback is given', () => {
    const two = { min: 2, max: 3 } as const;
    const { run, ids } = asking([
      question('ann', two),
      question('bob', { ...two, fallback: ['a'] }),
    ]);
    for (const id of ids) expire(run, id);
    expect(run.match.game).toEqual(['pick:ann=a+b', 'pick:bob=a+b', 'end']);
  });

  it('is answered with the option chosen for the seat, if it is legal', () => {
    const { run, ids } = asking([question('ann'), question('bob')]);
    expire(run, ids[0] ?? '', ['c']);
    expire(run, ids[1] ?? '', ['d']);
    expect(run.match.game).toEqual(['pick:ann=c', 'pick:bob=a', 'end']);
  });

  it('is answered by an order, even if one before it asks', () => {
    const { run } = asking([question('ann')]);
    const [asked] = run.match.pending;
    if (asked === undefined) throw new Error('Nothing is asked.');
    const ask = { kind: 'pick', ask: true } as const;
    const other = { kind: 'other', choose: ['a'] };
    const never = { kind: '*', choose: ['z'] };
    const late = { kind: '*', choose: ['c'] };
    expect(answerByOrder([ask, other, never, late], asked)).toEqual(['c']);
    expect(answerByOrder([ask], asked)).toBeUndefined();
  });

  it('leaves the questions of other seats open', () => {
    const { run, ids } = asking([question('ann'), question('bob')]);
    expire(run, ids[0] ?? '');
    expect(run.match.pending.map(({ seat }) => seat)).toEqual(['bob']);
  });

  it('keeps an answer that could only have been changed', () => {
    const { run, ids } = asking([question('ann'), question('bob')], true);
    run.feed({ type: 'Answered', id: ids[0] ?? '', seat: 'ann', choose: ['c'] });
    const [revisable] = run.match.pending.filter(({ answered }) => answered);
    expect(expire(run, revisable?.id ?? '')).toEqual({ refused: 'NO_SUCH_QUESTION' });
  });

  it('is ignored if the question is closed or the match is paused', () => {
    const { run, ids } = asking([question('ann')]);
    expect(expire(run, 'gone')).toEqual({ refused: 'NO_SUCH_QUESTION' });
    pause(run, { reason: 'rain' });
    expect(expire(run, ids[0] ?? '')).toEqual({ refused: 'MATCH_NOT_RUNNING' });
  });
});
