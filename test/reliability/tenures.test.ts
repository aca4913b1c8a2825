import { describe, expect, it } from 'vitest';
import { presetOf } from '../../services/matches/terms/time-control.ts';
import { usualAbsence } from '../../services/matches/record/absence.ts';
import { reliabilityOn } from '../../services/accounts/reliability/account-reliability.ts';
import { account, pick, playRounds, useHalls, type Hall } from '../matches/hall.ts';
import { pod } from '../matches/pods.ts';
import { DAY, heldClock, MINUTE, timed } from '../matches/clocks/table.ts';

const open = useHalls();
const days = { timeControl: { preset: 'async-1d' } };
let crowds = 0;

/** A process at a time of its own, with people unknown to other tests. */
function scene() {
  crowds += 1;
  const clock = heldClock();
  const hall = open(undefined, clock.now);
  const people = ['ada', 'ben', 'cyd'].map((name) => account(`${name} ${String(crowds)}`));
  const [ada, ben, cyd] = people;
  if (!ada || !ben || !cyd) throw new Error('Nobody is here.');
  const reliability = reliabilityOn(hall.store, clock.now);
  return {
    ...{ hall, clock, ada, ben, cyd },
    of: (who: { readonly account: string }) => reliability.fresh(who.account),
    /** Delivers all commits of a match again, in their order. */
    told: (matchId: string) => projected(hall, matchId),
  };
}

async function projected({ matches, store }: Hall, matchId: string): Promise<void> {
  for (const commit of await store.events.range(matchId, undefined, 500))
    await matches.project(commit);
}

describe('a player’s part in a match with a clock', () => {
  it('counts for everyone who played it to its end, once, however often it is reported', async () => {
    const { hall, clock, ada, ben, of, told } = scene();
    const { record } = await timed(hall.matches, [ada, ben], days);
    const matchId = record.id;
    await pick(hall.matches, ben, matchId);
    clock.pass(DAY + MINUTE);
    await hall.matches.wake(matchId);
    await playRounds(hall.matches, [ada, ben], matchId, 2);
    await told(matchId);
    await told(matchId);
    const counts = { finished: 1, abandoned: 0 };
    expect(await of(ada)).toEqual({ score: 0.957, answersDue: 3, answersInTime: 2, ...counts });
    expect(await of(ben)).toEqual({ score: 1, answersDue: 3, answersInTime: 3, ...counts });
  });

  it('counts as abandoned for a player who resigns or stays away while others play on', async () => {
    const { hall, clock, ada, ben, cyd, of, told } = scene();
    const { matches } = hall;
    const { record } = await timed(matches, [ada, ben, cyd], days, { rounds: 20 });
    const matchId = record.id;
    await matches.resign(cyd, { matchId });
    for (let turn = 0; turn < 2; turn += 1) {
      await pick(matches, ben, matchId);
      clock.pass(DAY + MINUTE);
      await matches.wake(matchId);
    }
    await told(matchId);
    expect(await of(cyd)).toMatchObject({ finished: 0, abandoned: 1, answersDue: 0 });
    expect(await of(ada)).toMatchObject({ finished: 0, abandoned: 1, answersDue: 2, score: 0.909 });
    expect(await of(ben)).toMatchObject({ finished: 0, abandoned: 0, answersDue: 0 });
    // a player who comes back has not left
    await matches.returnToSeat(ada, { matchId });
    await told(matchId);
    expect(await of(ada)).toMatchObject({ finished: 0, abandoned: 0, answersDue: 2 });
    // and a player who resigns to the only other one concedes
    await matches.resign(ada, { matchId });
    await told(matchId);
    expect(await of(ada)).toMatchObject({ finished: 1, abandoned: 0 });
    expect(await of(ben)).toMatchObject({ finished: 1, abandoned: 0, answersInTime: 2 });
    expect(await of(cyd)).toMatchObject({ finished: 0, abandoned: 1 });
  });

  it('is a forfeit, not a concession, if the clock takes the seat of a late player', async () => {
    const { hall, clock, ada, ben, of, told } = scene();
    const forfeit = { ...days, absence: { onExpiry: 'FORFEIT' as const } };
    const { record } = await timed(hall.matches, [ada, ben], forfeit);
    await pick(hall.matches, ben, record.id);
    clock.pass(DAY + MINUTE);
    await hall.matches.wake(record.id);
    await told(record.id);
    expect(await of(ada)).toMatchObject({ finished: 0, abandoned: 1 });
    expect(await of(ben)).toMatchObject({ finished: 1, abandoned: 0 });
  });

  it('doesn’t count without a clock, without opponents, or if the table annuls the match', async () => {
    const { hall, ada, ben, of, told } = scene();
    const { matches } = hall;
    const untimed = await timed(matches, [ada, ben], {});
    await matches.resign(ada, { matchId: untimed.record.id });
    const wish = { gameId: 'secret-numbers', seats: 2, ...days };
    const alone = await matches.create(ada, { ...wish, bots: ['first'] });
    await matches.start(ada, { matchId: alone.record.id });
    await matches.resign(ada, { matchId: alone.record.id });
    const annulled = await timed(matches, [ada, ben], days);
    const on = { matchId: annulled.record.id };
    await pick(matches, ben, on.matchId);
    const { proposals } = await matches.propose(ada, { ...on, kind: 'END', outcome: 'ANNUL' });
    const proposalId = proposals.at(-1)?.id ?? '';
    await matches.vote(ben, { ...on, proposalId, agree: true });
    for (const { record } of [untimed, alone, annulled]) await told(record.id);
    expect(await of(ada)).toMatchObject({ finished: 0, abandoned: 0, answersDue: 0 });
    expect(await of(ben)).toMatchObject({ finished: 0, abandoned: 0, answersDue: 1 });
  });

  it('isn’t abandoned by a replaced player, except for one who stayed away before', async () => {
    const { hall, clock, ada, ben, cyd, of, told } = scene();
    const { matches } = hall;
    const match = pod([ada, ben], {
      ...{ options: { rounds: 20 }, timeControl: presetOf('async-1d') ?? {} },
      absence: usualAbsence('ASYNC'),
    });
    const replace = (seat: string, { account: name }: typeof ada) =>
      matches.seatPlayer({
        ...{ matchId: match.id, seat, commandId: `for ${seat}` },
        holder: { kind: 'account', account: name },
      });
    await matches.seatMatch(match);
    await replace('seat1', cyd);
    await told(match.id);
    expect(await of(ada)).toMatchObject({ finished: 0, abandoned: 0 });
    for (let turn = 0; turn < 2; turn += 1) {
      await pick(matches, cyd, match.id);
      clock.pass(DAY + MINUTE);
      await matches.wake(match.id);
    }
    await replace('seat2', account(`eva ${String(crowds)}`));
    await told(match.id);
    expect(await of(ben)).toMatchObject({ finished: 0, abandoned: 1 });
  });

  it('is not stored for a deleted account', async () => {
    const { hall, ada, ben, of, told } = scene();
    const { record } = await timed(hall.matches, [ada, ben], days);
    await playRounds(hall.matches, [ada, ben], record.id, 3);
    await told(record.id);
    expect(await of(ada)).toMatchObject({ finished: 1 });
    await hall.store.erasures.erase(ada.account);
    await hall.store.erasures.bury(ada.account, '2026-03-02T00:00:00.000Z');
    await told(record.id);
    expect(await of(ada)).toMatchObject({ finished: 0 });
    expect(await of(ben)).toMatchObject({ finished: 1 });
  });
});
