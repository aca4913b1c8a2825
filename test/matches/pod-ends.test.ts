import { describe, expect, it } from 'vitest';
import { verify } from '../../shared/engine/index.ts';
import { usualAbsence } from '../../services/matches/record/absence.ts';
import type { LoadTournamentAccess } from '../../services/matches/record/arbiters.ts';
import { jsonCopy } from '../support/play.ts';
import { secretNumbers, type Numbers } from '../support/secret-numbers.ts';
import { heldClock, MINUTE } from './clocks/table.ts';
import { account, ann, bob, cid, codeOf, dan, pick, playRounds, useHalls } from './hall.ts';
import { pod } from './pods.ts';

const openHall = useHalls();

const ranking = [
  { seat: 'seat2', place: 1, score: 9, details: {} },
  { seat: 'seat1', place: 2, score: 4, details: {} },
];

describe('a match of a pod that its tournament ends', () => {
  it.each(['deadline', 'adjudicated', 'void'] as const)('%s, is over for all', async (reason) => {
    const hall = openHall();
    const match = pod([ann, bob]);
    await hall.matches.seatMatch(match);
    await pick(hall.matches, ann, match.id);
    const wish = { matchId: match.id, reason, ranking, commandId: 'end' };
    const outcome = await hall.matches.endMatch(wish);
    expect(outcome).toMatchObject({ version: 2, reason, ranking, leavers: [] });
    expect(await openHall().matches.endMatch(wish)).toEqual(outcome);
    const seen = await openHall().matches.find(cid, match.id);
    expect(seen).toMatchObject({
      record: { status: 'ABANDONED', closing: { by: 'director', reason } },
      result: { ranking, reason },
      fairness: { secret: match.secret },
    });
    await expect(pick(hall.matches, bob, match.id)).rejects.toThrow(/asked nothing/);
    const journal = jsonCopy(await openHall().matches.exportJournal(cid, match.id));
    expect(verify(journal).fair).toBe(true);
  });

  it('ends with its current table without a given result, even if its rule is stuck', async () => {
    const match = pod([ann, bob]);
    await openHall().matches.seatMatch(match);
    await pick(openHall().matches, ann, match.id);
    const stuck = {
      ...secretNumbers,
      procedures: Object.fromEntries(
        Object.keys(secretNumbers.procedures).map((name) => [
          name,
          () => {
            throw new Error('It is stuck.');
          },
        ]),
      ),
    };
    const { matches } = openHall([stuck]);
    const wish = { matchId: match.id, reason: 'deadline', commandId: 'end' } as const;
    const { ranking: stands } = await matches.endMatch(wish);
    expect(stands.map(({ seat }) => seat)).toEqual(['seat1', 'seat2']);
    expect((await openHall().matches.find(ann, match.id))?.result?.ranking).toEqual(stands);
  });

  it('keeps a result by its rules, and a match outside of pods isn’t ended', async () => {
    const { matches } = openHall();
    const match = pod([ann, bob], { options: { rounds: 1 } });
    await matches.seatMatch(match);
    expect(await matches.outcome(match.id)).toBeUndefined();
    await playRounds(matches, [ann, bob], match.id, 1);
    const wish = { matchId: match.id, reason: 'void', ranking, commandId: 'end' } as const;
    expect(await matches.endMatch(wish)).toMatchObject({ reason: 'finished' });
    const { record } = await matches.create(ann, { gameId: 'secret-numbers', seats: 2 });
    expect(await codeOf(matches.endMatch({ ...wish, matchId: record.id }))).toBe('NOT_FOUND');
    expect((await matches.find(ann, record.id))?.record.status).toBe('OPEN');
  });

  it('ends at its deadline with the table at the start of the round, even if a leader has left since', async () => {
    const { matches } = openHall();
    const match = pod([ann, bob, cid], { options: { rounds: 5 } });
    await matches.seatMatch(match);
    await playRounds(matches, [ann, bob, cid], match.id, 2);
    const { scores } = (await matches.viewAt(ann, match.id, 6)) as Pick<Numbers, 'scores'>;
    const leader = Object.keys(scores).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))[0];
    const players = { seat1: ann, seat2: bob, seat3: cid };
    await matches.resign(players[leader as keyof typeof players], { matchId: match.id });
    const seen = await matches.find(dan, match.id);
    expect(JSON.stringify(seen?.record)).not.toContain('tableRound');
    const wish = { matchId: match.id, reason: 'deadline', commandId: 'end' } as const;
    const { ranking } = await openHall().matches.endMatch(wish);
    expect(ranking[0]?.seat).toBe(leader);
  });
});

describe('a substitute seated by staff', () => {
  it('plays on in the seat, sees it, and nothing of the player before', async () => {
    const { matches } = openHall();
    const match = pod([ann, bob]);
    await matches.seatMatch(match);
    const orders = [{ kind: 'pick', choose: ['never'] }];
    await matches.setStandingOrders(ann, { matchId: match.id, orders });
    const holder = { kind: 'account', account: 'dan' } as const;
    const wish = { matchId: match.id, seat: 'seat1', holder, commandId: 'sub' };
    await matches.seatPlayer(wish);
    await matches.seatPlayer(wish);
    expect(await matches.find(dan, match.id)).toMatchObject({
      record: { version: 2, leavers: [{ seat: 'seat1', account: 'ann' }] },
      seat: 'seat1',
      questions: [{ seat: 'seat1' }],
      orders: [],
    });
    expect((await matches.find(ann, match.id))?.seat).toBeUndefined();
    await pick(matches, dan, match.id);
    await matches.endMatch({ matchId: match.id, reason: 'deadline', commandId: 'end' });
    const places = (await matches.outcome(match.id))?.places ?? [];
    expect(places.find(({ seat }) => seat === 'seat1')).toMatchObject({
      account: 'dan',
      changedHands: true,
    });
    expect(places.find(({ seat }) => seat === 'seat2')).not.toHaveProperty('changedHands');
  });

  it('is refused if they play there, or if the seat was given up', async () => {
    const { matches } = openHall();
    const match = pod([ann, bob, cid]);
    await matches.seatMatch(match);
    await matches.resign(cid, { matchId: match.id });
    const seat = (id: string, who: string) => {
      const holder = { kind: 'account', account: who } as const;
      return codeOf(
        matches.seatPlayer({ matchId: match.id, seat: id, holder, commandId: `${id} ${who}` }),
      );
    };
    expect(await seat('seat1', 'bob')).toBe('ALREADY_SEATED');
    expect(await seat('seat1', 'cid')).toBe('ALREADY_SEATED');
    expect(await seat('seat3', 'dan')).toBe('ALREADY_RESIGNED');
    expect(await seat('seat9', 'dan')).toBe('BAD_USER_INPUT');
  });
});

it('a player who never answers is last and a no-show, behind players who left later', async () => {
  const clock = heldClock();
  const { matches } = openHall(undefined, clock.now);
  const match = pod([ann, bob, cid, dan], {
    options: { rounds: 9 },
    timeControl: { perTurn: 'PT1M', reaction: 'PT10S' },
    absence: { ...usualAbsence('LIVE'), absentAfter: 1 },
  });
  await matches.seatMatch(match);
  for (const who of [ann, bob, cid]) await pick(matches, who, match.id);
  clock.pass(2 * MINUTE);
  await matches.wake(match.id);
  for (const who of [ann, bob]) await pick(matches, who, match.id);
  clock.pass(2 * MINUTE);
  await matches.wake(match.id);
  await matches.resign(bob, { matchId: match.id });
  const wish = { matchId: match.id, reason: 'deadline', commandId: 'end' } as const;
  const { places } = await matches.endMatch(wish);
  expect(places.map(({ account: who, place, noShow }) => [who, place, noShow === true])).toEqual([
    ['ann', 1, false],
    ['bob', 2, false],
    ['cid', 3, false],
    ['dan', 4, true],
  ]);
});

describe('an arbiter who inspects a match', () => {
  const standsIn: LoadTournamentAccess = (_, who) =>
    Promise.resolve({
      roles: ['arbiter', 'both'].includes(who) ? ['ARBITER'] : ['OWNER'],
      plays: who === 'both',
      mayFind: true,
    });

  it('sees everything, unlike all others, also players of the tournament', async () => {
    const { matches } = openHall(undefined, undefined, undefined, standsIn);
    const match = pod([ann, bob]);
    await matches.seatMatch(match);
    const secretsIn = (view: unknown) => Object.keys((view as { lucky: object }).lucky);
    const seen = await matches.inspect(account('arbiter'), match.id);
    const plain = await matches.find(account('arbiter'), match.id);
    expect(secretsIn(seen.view).length).toBeGreaterThan(secretsIn(plain?.view).length);
    for (const [who, code] of [
      [account('both'), 'CONFLICT_OF_INTEREST'],
      [account('owner'), 'FORBIDDEN'],
      [ann, 'FORBIDDEN'],
      [{ ...account('arbiter'), scopes: ['play' as const] }, 'FORBIDDEN'],
    ] as const)
      expect(await codeOf(matches.inspect(who, match.id))).toBe(code);
  });
});
