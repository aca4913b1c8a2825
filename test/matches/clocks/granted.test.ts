import { describe, expect, it } from 'vitest';
import { limitsOf } from '../../../services/matches/terms/time-control.ts';
import { timeControlInput } from '../../../services/matches/inputs/generated/inputs.ts';
import type { Matches } from '../../../services/matches/contract.ts';
import type { AccountActor } from '../../../services/platform/requests/actor.ts';
import { skirmish } from '../../support/skirmish/game.ts';
import { account, ann, bob, useHalls } from '../hall.ts';
import { DAY, heldClock, HOUR } from './table.ts';

const openHall = useHalls([{ ...skirmish(), reactions: ['react'] }]);
const olga: AccountActor = { ...account('olga'), roles: ['player', 'organizer'] };

/** A match of a day a turn, in which a turn asks its seat twice, begun at 8 o'clock. */
async function begun() {
  const clock = heldClock('2026-03-02T08:00:00.000Z');
  const { matches } = openHall(undefined, clock.now);
  const timeControl = { preset: 'async-1d' };
  const { record } = await matches.create(ann, { gameId: 'skirmish', seats: 2, timeControl });
  const matchId = record.id;
  await matches.join(bob, { matchId, acceptTimeControl: true });
  await matches.start(ann, { matchId });
  return { clock, matches, matchId };
}

const answer = async (matches: Matches, who: AccountActor, matchId: string, option: string) => {
  const questionId = (await matches.find(who, matchId))?.questions[0]?.id ?? 'none';
  await matches.answer(who, { matchId, questionId, choose: [option], commandId: questionId });
};

const hoursLeft = async (matches: Matches, matchId: string, now: string, seat = 'seat1') => {
  const clocks = (await matches.find(ann, matchId))?.clocks ?? [];
  const { deadline = '' } = clocks.find((each) => each.seat === seat) ?? {};
  return (Date.parse(deadline) - Date.parse(now)) / HOUR;
};

const extend = async (matches: Matches, matchId: string) => {
  await matches.propose(ann, { matchId, kind: 'EXTEND', extend: 'P2D' });
  const proposalId = (await matches.find(bob, matchId))?.proposals.at(-1)?.id ?? 'none';
  await matches.vote(bob, { matchId, proposalId, agree: true });
};

describe('time that a table has granted', () => {
  it('applies to the next question of the turn, after a pause, and in later turns', async () => {
    const { clock, matches, matchId } = await begun();
    clock.pass(HOUR);
    await extend(matches, matchId);
    expect(await hoursLeft(matches, matchId, clock.iso())).toBe(71);
    clock.pass(HOUR);
    await answer(matches, ann, matchId, 'rest');
    expect(await hoursLeft(matches, matchId, clock.iso())).toBe(70);
    await matches.pause(olga, { matchId });
    clock.pass(5 * HOUR);
    await matches.resume(olga, { matchId });
    expect(await hoursLeft(matches, matchId, clock.iso())).toBe(70);
    clock.pass(30 * HOUR);
    await answer(matches, ann, matchId, 'done');
    for (const option of ['rest', 'done']) await answer(matches, bob, matchId, option);
    // 22 hours of the turn and 8 of what was granted are used up
    expect(await hoursLeft(matches, matchId, clock.iso())).toBe(24 + 40);
  });

  it('is given once: to seats with a running clock, until it is used up', async () => {
    const { clock, matches, matchId } = await begun();
    await extend(matches, matchId);
    clock.pass(3 * DAY - HOUR);
    await answer(matches, ann, matchId, 'rest');
    expect(await hoursLeft(matches, matchId, clock.iso())).toBe(1);
    await answer(matches, ann, matchId, 'done');
    expect(await hoursLeft(matches, matchId, clock.iso(), 'seat2')).toBe(24);
  });
});

describe('the speed of a time control', () => {
  const read = (said: unknown) => timeControlInput().safeParse(said);
  const speedOf = (said: unknown) => limitsOf(read(said).data ?? {}).speed;

  it('depends on the time of a turn, not on that of reactions', () => {
    expect(speedOf({ perTurn: 'PT2H' })).toBe('ASYNC');
    expect(speedOf({ perTurn: 'P1D', reaction: 'PT5M' })).toBe('ASYNC');
    expect(speedOf({ bank: { initial: 'PT3H', increment: 'PT1M' } })).toBe('ASYNC');
    expect(speedOf({ perTurn: 'PT59M' })).toBe('LIVE');
    expect(speedOf({ perTurn: 'P1D', perQuestion: 'PT30M' })).toBe('LIVE');
    expect(limitsOf(read({ perTurn: 'PT2H' }).data ?? {}).grace).toBe(60_000);
  });

  it('allows turns of two hours to stop on weekends, and refuses shorter ones with a reason', () => {
    expect(read({ perTurn: 'PT2H', weekends: 'STOP' }).success).toBe(true);
    const { error } = read({ perTurn: 'PT30M', weekends: 'STOP' });
    expect(error?.issues[0]?.message).toContain('perTurn');
  });

  it('stays the same for matches created by an earlier release', () => {
    expect(limitsOf({ perTurn: 'PT2H', reaction: 'PT30M' }).speed).toBe('LIVE');
  });
});
