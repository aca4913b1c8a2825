import { expect, it } from 'vitest';
import { waitingPlaceOf } from '../../../services/tournaments/views/roster.ts';
import { verifyTournament } from '../../../shared/tournaments/verification/verify-tournament.ts';
import { codeOf } from '../../matches/hall.ts';
import { beginRound, begun } from './begun.ts';
import {
  accountOf,
  nth,
  openEvent,
  owner,
  people,
  person,
  regulations,
  statuses,
  useTournaments,
} from './event.ts';

const open = useTournaments();
const HOUR = 3_600_000;

it('places are filled in order of receipt, and the waiting list moves up until round 1 is published', async () => {
  const event = open();
  const { tournaments, settle, now } = event;
  const id = await openEvent(event, { registration: { cap: 4 } });
  const [first, fifth] = [nth(1), nth(5)];
  for (const who of people(6)) {
    now.pass(1);
    const seen = await tournaments.registerForTournament(who, { tournamentId: id });
    expect(seen.pending).toBe(true);
  }
  await settle(id);
  expect(Object.values(await statuses(event, id))).toEqual([
    ...['REGISTERED', 'REGISTERED', 'REGISTERED', 'REGISTERED'],
    ...['WAITLISTED', 'WAITLISTED'],
  ]);
  const { tournament, mine } = await tournaments.find(nth(6), id);
  expect(mine && waitingPlaceOf(tournament, mine)).toBe(2);
  await tournaments.withdrawFromTournament(first, { tournamentId: id });
  await settle(id);
  const moved = await statuses(event, id);
  expect(moved[first.account]).toBeUndefined();
  expect(moved[fifth.account]).toBe('REGISTERED');
});

it('players on the waiting list can register again for late entry', async () => {
  const event = open();
  const { tournaments, settle, now } = event;
  const stages = [
    { format: 'SWISS', rounds: 4, podSize: { preferred: 4, min: 2, max: 5 } },
  ] as const;
  const registration = { cap: 8 };
  const id = await openEvent(event, { registration, stages, lateEntry: { untilRound: 3 } });
  for (const who of people(11)) {
    now.pass(1);
    await tournaments.registerForTournament(who, { tournamentId: id });
  }
  await settle(id);
  await tournaments.startTournament(owner, { tournamentId: id });
  await tournaments.draftRound(owner, { tournamentId: id });
  const [ninth, tenth, eleventh] = [nth(9), nth(10), nth(11)];
  const again = { tournamentId: id, entropy: 'a die of mine' };
  const can = async (who: typeof ninth) => (await tournaments.find(who, id)).can;
  const leave = async (number: number) => {
    const { tournament } = await tournaments.find(undefined, id);
    const who = person(accountOf(tournament, number));
    await tournaments.withdrawFromTournament(who, { tournamentId: id });
    await settle(id);
  };
  await tournaments.registerForTournament(ninth, again);
  await settle(id);
  expect((await statuses(event, id))[ninth.account]).toBe('WAITLISTED');
  await tournaments.publishRound(owner, { tournamentId: id, round: 1 });
  expect(await can(tenth)).not.toContain('registerForTournament');
  await settle(id);
  const { tournament: on } = await tournaments.find(undefined, id);
  for (const { pod, players } of on.rounds[0]?.pods ?? []) {
    const seats = players.map((_, i) => ({ place: i + 1 }));
    await event.result(id, { round: 1, pod }, seats);
  }
  await settle(id);
  await leave(1);
  await leave(2);
  expect((await statuses(event, id))[ninth.account]).toBe('WAITLISTED');
  expect(await can(tenth)).toContain('registerForTournament');
  expect((await tournaments.registerForTournament(tenth, again)).pending).toBe(true);
  await settle(id);
  const accountIds = [nth(12).account, eleventh.account];
  const both = await codeOf(tournaments.registerPlayers(owner, { tournamentId: id, accountIds }));
  expect(both).toBe('TOURNAMENT_FULL');
  await tournaments.registerPlayers(owner, { tournamentId: id, accountIds: [eleventh.account] });
  const { tournament } = await tournaments.find(owner, id);
  const of = (who: typeof ninth) => tournament.players.find((each) => each.account === who.account);
  expect(of(tenth)).toMatchObject({
    status: 'ACTIVE',
    number: 9,
    entered: 2,
    entropy: 'a die of mine',
  });
  expect(of(eleventh)).toMatchObject({ status: 'ACTIVE', number: 10, entered: 2 });
  expect([of(ninth)?.status, of(nth(12))?.status]).toEqual(['WAITLISTED', undefined]);
  expect(await can(ninth)).not.toContain('registerForTournament');
});

it('a registration counts once, however often it is sent', async () => {
  const event = open();
  const { tournaments, settle } = event;
  const id = await openEvent(event);
  const ann = nth(1);
  for (const commandId of ['once', 'once', 'twice']) {
    await tournaments.registerForTournament(ann, { tournamentId: id, commandId });
  }
  await settle(id);
  expect(await statuses(event, id)).toEqual({ [ann.account]: 'REGISTERED' });
  const again = await tournaments.registerForTournament(ann, { tournamentId: id });
  expect(again).toMatchObject({ mine: { status: 'REGISTERED' } });
  expect(again.pending).toBeUndefined();
});

it('players who haven’t checked in are left out until they do', async () => {
  const event = open();
  const { tournaments, settle, now } = event;
  const startsAt = '2026-03-01T18:00:00.000Z';
  const id = await openEvent(event, {
    startsAt,
    checkIn: { opens: 'PT1H' },
    lateEntry: { untilRound: 2 },
  });
  const all = people(9);
  for (const who of all) await tournaments.registerForTournament(who, { tournamentId: id });
  await settle(id);
  const checkIn = (who = nth(1)) => tournaments.checkIn(who, { tournamentId: id });
  expect(await codeOf(checkIn())).toBe('TOURNAMENT_STATE');
  now.pass(5 * HOUR);
  await settle(id);
  expect((await tournaments.find(undefined, id)).tournament.status).toBe('CHECK_IN');
  for (const who of all.slice(0, 8)) await checkIn(who);
  await settle(id);
  now.pass(HOUR);
  await settle(id);
  const { tournament } = await tournaments.find(undefined, id);
  expect(tournament.status).toBe('RUNNING');
  expect(tournament.numbers).toHaveLength(8);
  await checkIn(nth(9));
  await settle(id);
  const after = (await tournaments.find(undefined, id)).tournament;
  expect(after.players.find(({ account }) => account === nth(9).account)).toMatchObject({
    status: 'ACTIVE',
    number: 9,
    entered: 1,
  });
});

it('a player who withdraws leaves at the end of the pod, and so does one who misses two', async () => {
  const event = open();
  const { tournaments, settle, result } = event;
  const id = await begun(event, 9, {
    stages: [{ format: 'SWISS', rounds: 4, podSize: { preferred: 4, min: 3, max: 5 } }],
    lateEntry: { untilRound: 2, points: 3 },
  });
  const playRound = async (round: number) => {
    await beginRound(event, id, round);
    const { tournament } = await tournaments.find(undefined, id);
    for (const { pod, players } of tournament.rounds[round - 1]?.pods ?? []) {
      const seats = players.map((number, i) =>
        number === 1 ? { place: players.length, noShow: true } : { place: i + 1 },
      );
      await result(id, { round, pod }, seats);
    }
  };
  await playRound(1);
  const { tournament } = await tournaments.find(undefined, id);
  await tournaments.withdrawFromTournament(person(accountOf(tournament, 2)), { tournamentId: id });
  await tournaments.fold(id);
  const left = (await tournaments.find(undefined, id)).tournament.players;
  expect(left.find(({ number }) => number === 2)?.status).toBe('DROPPED');
  await settle(id);
  await playRound(2);
  await settle(id);
  const after = (await tournaments.find(undefined, id)).tournament;
  expect(after.players.find(({ number }) => number === 1)).toMatchObject({
    status: 'DROPPED',
    noShows: 2,
  });
  const { rows } = await tournaments.standings(undefined, { tournamentId: id });
  expect(rows.at(-1)?.number).toBe(1);
  // points for late entry are not for players who have left
  expect(rows.find(({ number }) => number === 2)?.rounds).toHaveLength(1);
});

it('no player can leave a finished tournament', async () => {
  const event = open();
  const { tournaments, settle } = event;
  const id = await begun(event, 4);
  const [one = owner] = people(4);
  const reason = 'There is nowhere to play.';
  await tournaments.cancelTournament(owner, { tournamentId: id, running: 'VOID', reason });
  await tournaments.withdrawFromTournament(one, { tournamentId: id });
  await settle(id);
  const { mine } = await tournaments.find(one, id);
  expect(mine).toMatchObject({ status: 'ACTIVE' });
  expect(mine?.leaving).toBeUndefined();
});

it('start numbers follow the last order by staff, and then a random draw', async () => {
  const event = open();
  const { tournaments, settle } = event;
  const id = await openEvent(event, { seeding: 'MANUAL' });
  const accounts = people(6).map(({ account }) => account);
  await tournaments.registerPlayers(owner, { tournamentId: id, accountIds: accounts });
  await tournaments.seedPlayers(owner, { tournamentId: id, accountIds: accounts });
  const last = accounts.toReversed().slice(0, 3);
  await tournaments.seedPlayers(owner, { tournamentId: id, accountIds: last });
  await tournaments.startTournament(owner, { tournamentId: id });
  await settle(id);
  const { tournament } = await tournaments.find(undefined, id);
  expect([1, 2, 3].map((number) => accountOf(tournament, number))).toEqual(last);
  expect(verifyTournament(await tournaments.exported(undefined, id)).faults).toEqual([]);
});

it('an organizer has at most 20 drafts, and more once one of them was announced', async () => {
  const { tournaments } = open();
  const draft = (n: number) =>
    tournaments.createTournament(
      { ...owner, account: 'eager' },
      { name: 'Spring Cup', regulations: regulations(), commandId: `draft ${String(n)}` },
    );
  const [first] = await Promise.all(Array.from({ length: 20 }, (_, n) => draft(n)));
  expect(await codeOf(draft(20))).toBe('FORBIDDEN');
  expect((await draft(0)).tournament.id).toBe(first?.tournament.id);
  const tournamentId = first?.tournament.id ?? '';
  await tournaments.announceTournament({ ...owner, account: 'eager' }, { tournamentId });
  expect(await codeOf(draft(20))).toBe('done');
});
