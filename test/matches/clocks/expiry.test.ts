import { describe, expect, it } from 'vitest';
import type { CommandRefusedError } from '../../../services/matches/index.ts';
import type { Matches } from '../../../services/matches/contract.ts';
import type { AccountActor } from '../../../services/platform/requests/actor.ts';
import { ann, bob, codeOf, dan, pick, useHalls } from '../hall.ts';
import { DAY, heldClock, HOUR, MINUTE, SECOND, timed } from './table.ts';

const open = useHalls();

/** The answers that the journal tells this viewer of, as `seat1` or `seat1 by clock`. */
async function answersIn(matches: Matches, viewer: AccountActor, matchId: string) {
  const entries = await matches.journal(viewer, matchId, { first: 500 });
  return entries
    .filter(({ type }) => type === 'Answered')
    .map(({ data }) => {
      const { seat, by } = data as { seat: string; by?: string };
      return by === undefined ? seat : `${seat} by ${by}`;
    });
}

let scenes = 0;

/**
 * A match on a clock, each one a year later, because operators' time credits count for all matches.
 */
async function scene(timeControl = { preset: 'async-1d' }) {
  scenes += 1;
  const clock = heldClock(`${String(2026 + scenes)}-03-01T12:00:00.000Z`);
  const hall = open(undefined, clock.now);
  const { record, questions } = await timed(hall.matches, [ann, bob], { timeControl });
  return { ...hall, clock, matchId: record.id, question: questions[0], open };
}

const answerTo = (matchId: string, questionId = '') => ({
  matchId,
  questionId,
  choose: ['number:2'],
  commandId: `late ${questionId}`,
});

describe('a question that is not answered in time', () => {
  it('has a deadline, and is answered by the clock after the grace period', async () => {
    const { matches, clock, matchId, question } = await scene();
    expect(question?.deadline).toBe(clock.iso(DAY));
    await pick(matches, bob, matchId);

    clock.pass(DAY + MINUTE - 1);
    expect(await matches.wake(matchId)).toEqual({ answered: 0, next: clock.iso(1) });

    clock.pass(1);
    const woken = await matches.wake(matchId);
    expect(woken.answered).toBe(1);
    expect(woken.next).toBe(clock.iso(DAY + MINUTE));
    expect(await answersIn(matches, ann, matchId)).toEqual(['seat2', 'seat1 by clock']);
    expect((await matches.find(ann, matchId))?.questions).toHaveLength(1);
  });

  it('can be answered within the grace period', async () => {
    const { matches, clock, matchId } = await scene();
    clock.pass(DAY + MINUTE - 1);
    await pick(matches, ann, matchId);
    expect(await answersIn(matches, ann, matchId)).toEqual(['seat1']);
  });

  it('has a grace period of two seconds in a real-time match', async () => {
    const { matches, clock, matchId, question } = await scene({ preset: 'live' });
    expect(question?.deadline).toBe(clock.iso(MINUTE));
    clock.pass(MINUTE + 2 * SECOND - 1);
    expect((await matches.wake(matchId)).answered).toBe(0);
    clock.pass(1);
    expect((await matches.wake(matchId)).answered).toBe(1);
  });

  it('refuses a later answer, even if no timer has fired yet', async () => {
    const { matches, clock, matchId, question } = await scene();
    clock.pass(DAY + MINUTE);
    const refusal = await matches
      .answer(ann, answerTo(matchId, question?.id))
      .catch((error: unknown) => error as CommandRefusedError);
    const now = await matches.find(ann, matchId);
    expect(refusal).toMatchObject({
      code: 'QUESTION_EXPIRED',
      answeredBy: 'CLOCK',
      currentVersion: now?.record.version,
    });
    // all that was overdue was answered in one go
    expect(now?.record.version).toBe(3);
    expect(now?.view).toMatchObject({ round: 1 });
  });

  it('is reported as expired only to its own seat', async () => {
    const { matches, clock, matchId, question } = await scene();
    await pick(matches, bob, matchId);
    clock.pass(DAY + MINUTE);
    await matches.wake(matchId);
    expect(await codeOf(matches.answer(bob, answerTo(matchId, question?.id)))).toBe(
      'NO_SUCH_QUESTION',
    );
    expect(await codeOf(matches.answer(ann, answerTo(matchId, question?.id)))).toBe(
      'QUESTION_EXPIRED',
    );
  });

  it('is answered by its seat’s order, even if another order asks first', async () => {
    const { matches, clock, matchId } = await scene();
    await matches.setStandingOrders(ann, {
      matchId,
      orders: [
        { kind: 'pick', ask: true },
        { kind: 'pick', choose: ['number:3'] },
      ],
    });
    expect((await matches.find(ann, matchId))?.questions).toHaveLength(1);
    clock.pass(DAY + MINUTE);
    await matches.wake(matchId);
    const entries = await matches.journal(ann, matchId, { first: 500 });
    expect(entries.findLast(({ type }) => type === 'Answered')?.data).toBeDefined();
    const mine = entries.filter(
      ({ type, data }) => type === 'Answered' && 'choose' in Object(data),
    );
    expect(mine.at(-1)?.data).toMatchObject({ seat: 'seat1', choose: ['number:3'], by: 'clock' });
  });

  it('is answered once by concurrent wake-ups', async () => {
    const { matches, clock, matchId, open: openHall } = await scene();
    const other = openHall(undefined, clock.now);
    clock.pass(DAY + MINUTE);
    await Promise.all([matches.wake(matchId), other.matches.wake(matchId)]);
    await Promise.all([matches.wake(matchId), other.matches.wake(matchId)]);
    const answers = await answersIn(matches, ann, matchId);
    expect(answers).toEqual(['seat1 by clock', 'seat2']);
  });

  it('either expires or is answered in a race', async () => {
    const { matches, clock, matchId, question, open: openHall } = await scene();
    const late = heldClock(clock.iso(DAY + MINUTE));
    const other = openHall(undefined, late.now);
    clock.pass(DAY + MINUTE - 1);
    const [code] = await Promise.all([
      codeOf(matches.answer(ann, answerTo(matchId, question?.id))),
      other.matches.wake(matchId),
    ]);
    const answers = await answersIn(matches, ann, matchId);
    expect(answers.filter((answer) => answer.startsWith('seat1'))).toEqual([
      code === 'done' ? 'seat1' : 'seat1 by clock',
    ]);
    expect(['done', 'QUESTION_EXPIRED']).toContain(code);
  });

  it('is found again after its worker died between storing and arming', async () => {
    const { matches, store, clock, matchId } = await scene();
    clock.pass(DAY + MINUTE);
    await matches.wake(matchId);
    // the same wake-up comes a second time
    const again = await open(undefined, clock.now).matches.wake(matchId);
    expect(again).toEqual({ answered: 0, next: clock.iso(DAY + MINUTE) });
    expect((await store.events.load(matchId))?.version).toBe(3);
  });
});

describe('the clock of a seat', () => {
  it('stops while the match is paused, and continues with the rest', async () => {
    const { matches, clock, matchId } = await scene();
    const arbiter = { ...dan, roles: ['organizer'] } as const;
    clock.pass(20 * HOUR);
    await matches.pause(arbiter, { matchId });
    expect((await matches.find(ann, matchId))?.clocks).toMatchObject([
      { seat: 'seat1', running: false, deadline: undefined },
      { seat: 'seat2', running: false },
    ]);
    clock.pass(30 * DAY);
    expect(await matches.wake(matchId)).toEqual({ answered: 0 });
    await matches.resume(arbiter, { matchId });
    expect((await matches.find(ann, matchId))?.questions[0]?.deadline).toBe(clock.iso(4 * HOUR));
  });

  it('can be held by operators: nothing expires, and late answers count', async () => {
    const { matches, store, clock, matchId } = await scene();
    await store.operatorTimes.hold({ reason: 'an outage', since: clock.iso() });
    clock.pass(2 * DAY);
    expect(await matches.wake(matchId)).toEqual({ answered: 0, next: clock.iso(MINUTE) });
    await pick(matches, ann, matchId);
    await store.operatorTimes.release(clock.iso());
    await matches.wake(matchId);
    expect(await answersIn(matches, ann, matchId)).toEqual(['seat1', 'seat2']);
  });

  it.each(['the timer', 'an answer'])(
    'gets back the time that operators credit, whether %s comes first',
    async (first) => {
      const { matches, store, clock, matchId, question } = await scene();
      const [from, to] = [clock.iso(DAY - HOUR), clock.iso(DAY + 5 * HOUR)];
      clock.pass(DAY + 5 * HOUR + MINUTE);
      await store.operatorTimes.credit({ from, to, reason: 'an outage' });
      if (first === 'the timer') {
        const { answered, next } = await matches.wake(matchId);
        expect(answered).toBe(0);
        expect(next).toBe(new Date(Date.parse(to) + HOUR + MINUTE).toISOString());
      }
      expect(await codeOf(matches.answer(ann, answerTo(matchId, question?.id)))).toBe('done');
      const [, other] = (await matches.find(ann, matchId))?.clocks ?? [];
      expect(other?.deadline).toBe(new Date(Date.parse(to) + HOUR).toISOString());
    },
  );

  it('gets nothing back in a match that isn’t named', async () => {
    const { matches, store, clock, matchId } = await scene();
    const credit = { from: clock.iso(), to: clock.iso(2 * DAY), reason: 'theirs' };
    await store.operatorTimes.credit({ ...credit, streams: ['another'] });
    clock.pass(DAY + MINUTE);
    expect((await matches.wake(matchId)).answered).toBe(1);
  });

  it('shows others when and why it expired, and never the question', async () => {
    const { matches, clock, matchId } = await scene({ preset: 'live' });
    const seen = await matches.find(undefined, matchId);
    expect(seen?.clocks).toEqual([
      {
        seat: 'seat1',
        running: true,
        deadline: clock.iso(MINUTE),
        cause: 'QUESTION',
        bank: 'PT10M',
      },
      {
        seat: 'seat2',
        running: true,
        deadline: clock.iso(MINUTE),
        cause: 'QUESTION',
        bank: 'PT10M',
      },
    ]);
    const told = JSON.stringify([seen, await matches.journal(undefined, matchId, { first: 500 })]);
    expect(told).toContain('ClocksSet');
    expect(told).not.toContain('pick:');
  });
});
