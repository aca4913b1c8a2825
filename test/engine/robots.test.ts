import { describe, expect, it } from 'vitest';
import {
  answer,
  askAny,
  beginning,
  BrokenRuleError,
  expire,
  setOrders,
  start,
  tell,
  type Entry,
  type Procedure,
  type Question,
  type Running,
} from '../../shared/engine/index.ts';
import { noDice } from '../support/play.ts';
import { say, tiny, type Words } from '../support/tiny.ts';

const question = (seat: string, more: Partial<Question> = {}): Question => ({
  key: `go:${seat}`,
  seat,
  kind: 'go',
  options: ['on', 'end'],
  ...more,
});

const playing = (rule: () => Procedure): Running<Words> =>
  start(tiny(rule), beginning<Words>([]), { chance: noDice, version: 0 });

/** Asks one seat after the other until one ends it; `forced` forced questions come before each. */
const inTurns = (forced = 0): Running<Words> =>
  playing(function* () {
    for (;;) {
      for (const seat of ['ann', 'bob']) {
        for (let n = 0; n < forced; n += 1) {
          yield* askAny([{ ...question(seat), key: 'forced', options: ['on'], auto: true }]);
        }
        const reply = yield* askAny([question(seat)]);
        if (reply === 'changed') continue;
        if (!reply.choose.includes('end')) continue;
        yield* tell(say('end'));
        return;
      }
    }
  });

const goesOn = { kind: 'go', choose: ['on'] };
const orderedIn = (entries: readonly Entry[]): number =>
  entries.filter((entry) => entry.type === 'Answered' && entry.by === 'order').length;

/** Both let everything go on, each by an order. */
function circling(run: Running<Words>): Running<Words> {
  for (const seat of ['ann', 'bob']) {
    run.take();
    setOrders(run, seat, [goesOn]);
  }
  return run;
}

const own = ({ match }: Running<Words>) => match.pending[0] ?? expect.fail();

describe('orders that answer one another in circles', () => {
  it('answer 200 times in a commit, and then the next question waits for its seat', () => {
    const run = circling(inTurns());
    expect(orderedIn(run.take())).toBe(200);
    const { id, seat } = own(run);
    expect(answer(run, { id, seat, choose: ['end'] })).toBeUndefined();
    expect(run.match.over).toBe(true);
  });

  it('continue in the next commit, up to the same limit', () => {
    const run = circling(inTurns());
    run.take();
    const { id, seat } = own(run);
    answer(run, { id, seat, choose: ['on'] });
    expect(orderedIn(run.take())).toBe(200);
    expect(run.match.pending).toHaveLength(1);
  });

  it('count over all entries of a commit', () => {
    const run = circling(inTurns());
    for (let late = 0; late < 5; late += 1) expire(run, own(run).id, ['on']);
    const entries = run.take();
    expect(orderedIn(entries)).toBe(200);
    const late = entries.filter((entry) => entry.type === 'Answered' && entry.by === 'clock');
    expect(late).toHaveLength(5);
  });

  it('let forced questions answer in between', () => {
    const run = circling(inTurns(10));
    expect(orderedIn(run.take())).toBe(200);
    expect(own(run).key).toMatch(/^go:/u);
  });

  it('don’t hide a broken rule that asks a forced question for ever', () => {
    const circle = () =>
      playing(function* () {
        for (;;) yield* askAny([question('ann', { options: ['on'], auto: true })]);
      });
    expect(circle).toThrow(BrokenRuleError);
  });
});
