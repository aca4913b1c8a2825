import { expect, it } from 'vitest';
import { rateLimits } from '../../../services/accounts/rates.ts';
import { withGuessesCounted } from '../../../services/http/guesses.ts';
import { checkMayRegister } from '../../../services/tournaments/commands/enrolling.ts';
import { waitingPlaceOf } from '../../../services/tournaments/shown/roster.ts';
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
  useTournaments,
  type Event,
} from './event.ts';

const open = useTournaments();
const HOUR = 3_600_000;

async function statuses({ tournaments }: Event, id: string): Promise<Record<string, string>> {
  const { tournament } = await tournaments.find(undefined, id);
  return Object.fromEntries(tournament.players.map(({ account, status }) => [account, status]));
}

it('fills its places in order of receipt, and moves the waiting list up until round 1 is published', async () => {
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

it('lets those who still wait register again for what late comers may have', async () => {
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

it('counts a registration once, however often it is sent', async () => {
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

it('takes those alone whom its mode lets in', async () => {
  const event = open();
  const { tournaments, settle } = event;
  const [ann, bob] = [nth(1), nth(2)];
  const invited = await openEvent(event, { registration: { mode: 'INVITED' } });
  await tournaments.invitePlayers(owner, { tournamentId: invited, accountIds: [ann.account] });
  const register = (who: typeof ann, id: string, more = {}) =>
    codeOf(tournaments.registerForTournament(who, { tournamentId: id, ...more }));
  expect(await register(ann, invited)).toBe('done');
  expect(await register(bob, invited)).toBe('FORBIDDEN');
  const approved = await openEvent(event, { registration: { mode: 'APPROVAL' } });
  expect(await register(ann, approved)).toBe('done');
  await settle(approved);
  expect(await statuses(event, approved)).toEqual({ [ann.account]: 'PENDING' });
  await tournaments.approvePlayer(owner, { tournamentId: approved, accountId: ann.account });
  expect(await statuses(event, approved)).toEqual({ [ann.account]: 'REGISTERED' });
  const program = { ...person('robot'), machine: true as const };
  expect(await register(program, approved)).toBe('FORBIDDEN');
});

it('leaves out whoever has not checked in, until they do', async () => {
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

it('drops who leaves at the end of their pod, and who twice never came', async () => {
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
  // what a late comer may have is not for those who have left
  expect(rows.find(({ number }) => number === 2)?.rounds).toHaveLength(1);
});

it('lets nobody leave what is over', async () => {
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

it('numbers by the last order of staff alone, and who is not named in it by lot behind', async () => {
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

it('lets nobody register by code without one, and sets no event up so', async () => {
  const event = open();
  const { tournaments } = event;
  const byCode = regulations({ registration: { mode: 'CODE' } });
  const made = await tournaments.createTournament(owner, {
    ...{ name: 'Spring Cup', regulations: regulations() },
  });
  const { id } = made.tournament;
  const update = (more: Record<string, unknown> = {}) =>
    codeOf(tournaments.updateTournament(owner, { tournamentId: id, regulations: byCode, ...more }));
  expect(await update()).toBe('BAD_USER_INPUT');
  await tournaments.announceTournament(owner, { tournamentId: id });
  const change = () =>
    codeOf(
      tournaments.changeRegulations(owner, {
        ...{ tournamentId: id, regulations: byCode, reason: 'Too many strangers came.' },
      }),
    );
  expect(await change()).toBe('BAD_USER_INPUT');
  await tournaments.updateTournament(owner, { tournamentId: id, code: 'sesame' });
  expect(await change()).toBe('done');
});

/** No matches: only the code of the event is looked for. */
const noMatches = {
  invited: () => Promise.resolve(undefined),
  join: () => Promise.reject(new TypeError('There are no matches here.')),
};

it('lets nobody guess its code: wrong ones are ten at once, then one in ten seconds', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await openEvent(event, { registration: { mode: 'CODE' } }, { code: 'sesame' });
  const plenty = { perSecond: 1_000, burst: 1_000 };
  const rates = rateLimits({ account: plenty, address: plenty }, () => 0);
  const uses = { matches: noMatches, tournaments };
  const guarded = withGuessesCounted(uses, rates, '192.0.2.1').tournaments;
  const register = (n: number, code: string) =>
    codeOf(guarded.registerForTournament(nth(n), { tournamentId: id, code }));
  for (let n = 0; n < 10; n += 1)
    expect(await register(1, `wrong${String(n)}`)).toBe('BAD_USER_INPUT');
  expect(await register(1, 'sesame')).toBe('RATE_LIMITED');
  expect(await register(2, 'sesame')).toBe('done');
});

it('lets no more wait for approval than for a place', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await openEvent(event, { registration: { mode: 'APPROVAL' } });
  const { tournament } = await tournaments.find(owner, id);
  const waiting = people(4_096).map(({ account }) => ({
    ...{ account, at: tournament.createdAt, status: 'PENDING' as const },
  }));
  const registering = { actor: person('late'), at: tournament.createdAt, deps: {} as never };
  const asks = (players: typeof waiting) =>
    codeOf(checkMayRegister({ ...tournament, players }, registering));
  expect(await asks(waiting)).toBe('TOURNAMENT_FULL');
  expect(await asks(waiting.slice(1))).toBe('done');
});

it('lets an organizer hold 20 drafts, and more once one of them was announced', async () => {
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
