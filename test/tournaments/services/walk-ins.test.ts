import { expect, it } from 'vitest';
import type { CommandRefusedError } from '../../../services/platform/requests/refusal.ts';
import { verifyTournament } from '../../../shared/tournaments/verification/verify-tournament.ts';
import { codeOf } from '../../matches/hall.ts';
import { beginRound, begun, endRound, found } from './begun.ts';
import { nth, openEvent, owner, person, useTournaments, type Event } from './event.ts';

const open = useTournaments();
const reason = 'As the rules of the event have it.';
const walkIn = person('walk-in');
const swiss = (rounds: number) => [
  { format: 'SWISS', rounds, podSize: { preferred: 4, min: 2, max: 5 } },
];

const register = ({ tournaments }: Event, id: string, ...accountIds: string[]) =>
  tournaments.registerPlayers(owner, { tournamentId: id, accountIds });

/** The sentence of a refusal. */
async function toldBy(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return 'done';
  } catch (error) {
    return (error as CommandRefusedError).message;
  }
}

const playerIn = async (event: Event, id: string, account = walkIn.account) =>
  (await found(event, id)).players.find((each) => each.account === account);

it('a walk-in who would never be paired is refused with the reason', async () => {
  const event = open();
  const without = await begun(event, 8);
  const act = () => register(event, without, walkIn.account);
  expect(await codeOf(act())).toBe('REGISTRATION_CLOSED');
  expect(await toldBy(act())).toBe("The tournament has started and doesn't allow late entry.");
  expect(await playerIn(event, without)).toBeUndefined();

  const early = await begun(event, 8, { stages: swiss(3), lateEntry: { untilRound: 2 } });
  await beginRound(event, early);
  await endRound(event, early, 1);
  await beginRound(event, early, 2);
  expect(await toldBy(register(event, early, walkIn.account))).toBe(
    'Late entry ended with round 2, which is already published.',
  );
  const full = await begun(event, 8, { lateEntry: { untilRound: 2 }, registration: { cap: 9 } });
  expect(await toldBy(register(event, full, 'one', 'other'))).toBe(
    'Only 1 more can enter. Drop players who left to make room.',
  );
  await register(event, full, 'one');
  expect(await playerIn(event, full, 'one')).toMatchObject({ status: 'ACTIVE', number: 9 });
});

it('a player without a round to come can’t be approved', async () => {
  const event = open();
  const approved = await waitingEvent(event);
  const act = () =>
    event.tournaments.approvePlayer(owner, { tournamentId: approved, accountId: walkIn.account });
  expect(await codeOf(act())).toBe('REGISTRATION_CLOSED');
  expect(await playerIn(event, approved)).toMatchObject({ status: 'PENDING' });
});

/** An event that has begun with four players, while one more waits for approval. */
async function waitingEvent(event: Event): Promise<string> {
  const { tournaments, settle } = event;
  const id = await openEvent(event, { registration: { mode: 'APPROVAL' } });
  await tournaments.registerForTournament(walkIn, { tournamentId: id });
  await settle(id);
  await register(event, id, ...[1, 2, 3, 4].map((n) => nth(n).account));
  await tournaments.startTournament(owner, { tournamentId: id });
  return id;
}

it('a player of the break between rounds is paired in the next round, whatever was drafted', async () => {
  const event = open();
  const { tournaments, settle } = event;
  const id = await begun(event, 8, { stages: swiss(3), lateEntry: { untilRound: 2 } });
  await beginRound(event, id);
  await endRound(event, id, 1);
  await tournaments.draftRound(owner, { tournamentId: id });
  await register(event, id, walkIn.account);
  await tournaments.registerForTournament(person('other'), { tournamentId: id });
  await settle(id);
  expect(await playerIn(event, id)).toMatchObject({ status: 'ACTIVE', number: 9, entered: 2 });
  expect(await playerIn(event, id, 'other')).toMatchObject({ number: 10, entered: 2 });
  const publish = () => tournaments.publishRound(owner, { tournamentId: id, round: 2 });
  expect(await codeOf(publish())).toBe('PAIRING_INVALID');
  await tournaments.draftRound(owner, { tournamentId: id });
  await publish();
  const [, second] = (await found(event, id)).rounds;
  expect(second?.pods.flatMap(({ players }) => players)).toEqual(expect.arrayContaining([9, 10]));
  expect(verifyTournament(await tournaments.exported(undefined, id)).faults).toEqual([]);
});

it('a round that publishes itself again includes a player who comes in the break', async () => {
  const event = open();
  const id = await begun(event, 8, {
    ...{ stages: swiss(3), lateEntry: { untilRound: 2 } },
    rounds: { advance: 'AUTO', gap: 'PT10M' },
  });
  await event.settle(id);
  await endRound(event, id, 1);
  expect((await event.tournaments.find(owner, id)).tournament.rounds.at(-1)?.status).toBe('DRAFT');
  await register(event, id, walkIn.account);
  event.now.pass(600_000);
  await event.settle(id);
  const [, second] = (await found(event, id)).rounds;
  expect(second?.pods.flatMap(({ players }) => players)).toContain(9);
});

it('a walk-in is paired without a check-in of their own if players check in for each round', async () => {
  const event = open();
  const { tournaments, settle } = event;
  const id = await begun(event, 4, {
    ...{ stages: swiss(3), lateEntry: { untilRound: 2 }, checkIn: { eachRound: true } },
  });
  await beginRound(event, id);
  await endRound(event, id, 1);
  for (const n of [1, 2, 3, 4]) await tournaments.checkIn(nth(n), { tournamentId: id });
  await settle(id);
  await register(event, id, walkIn.account);
  await beginRound(event, id, 2);
  const [, second] = (await found(event, id)).rounds;
  expect(second?.pods.flatMap(({ players }) => players)).toContain(5);
  expect(verifyTournament(await tournaments.exported(undefined, id)).faults).toEqual([]);
});

it('a player who missed the check-in can come in late, or is refused with the reason', async () => {
  const event = open();
  const { tournaments, settle } = event;
  const missing = async (more: Record<string, unknown>) => {
    const id = await openEvent(event, { stages: swiss(3), checkIn: {}, ...more });
    await register(event, id, walkIn.account, ...[1, 2, 3, 4].map((n) => nth(n).account));
    for (const n of [1, 2, 3, 4]) await tournaments.checkIn(nth(n), { tournamentId: id });
    await settle(id);
    await tournaments.startTournament(owner, { tournamentId: id });
    return id;
  };
  const can = async (id: string) => (await tournaments.find(walkIn, id)).can;
  const closed = await missing({});
  const late = () => tournaments.checkIn(walkIn, { tournamentId: closed });
  expect(await codeOf(late())).toBe('REGISTRATION_CLOSED');
  expect(await can(closed)).not.toContain('checkIn');
  expect(await can(closed)).not.toContain('registerForTournament');
  const allowed = await missing({ lateEntry: { untilRound: 2 } });
  expect(await can(allowed)).toContain('registerForTournament');
  await register(event, allowed, walkIn.account);
  expect(await playerIn(event, allowed)).toMatchObject({ status: 'ACTIVE', number: 5, entered: 1 });
});

it('an outsider doesn’t learn of a draft, neither by a refusal nor by an entry', async () => {
  const event = open();
  const { tournaments } = event;
  const seen = async (isDrafted: boolean) => {
    const id = await begun(event, 8, { stages: swiss(3), lateEntry: { untilRound: 2 } });
    await beginRound(event, id);
    await endRound(event, id, 1);
    if (isDrafted) await tournaments.draftRound(owner, { tournamentId: id });
    const { can } = await tournaments.find(walkIn, id);
    await tournaments.registerForTournament(walkIn, { tournamentId: id });
    await event.settle(id);
    return { can, entered: (await playerIn(event, id))?.entered };
  };
  expect(await seen(true)).toEqual(await seen(false));
  expect(await seen(true)).toMatchObject({ can: ['registerForTournament'], entered: 2 });
});

it('discarding a draft removes all staff edits of it', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await begun(event, 8, { stages: swiss(3) });
  await tournaments.draftRound(owner, { tournamentId: id });
  const [draft] = (await tournaments.find(owner, id)).tournament.rounds;
  const drawn = draft?.pods.map(({ players }) => [...players]) ?? [];
  const edited = [drawn[0]?.toReversed() ?? [], drawn[1] ?? []];
  const round = { tournamentId: id, round: 1 };
  await tournaments.editPairing(owner, { ...round, pods: edited, byes: [], reason });
  expect((await tournaments.find(owner, id)).can).toContain('discardRound');
  await tournaments.discardRound(owner, round);
  const { tournament, can } = await tournaments.find(owner, id);
  expect(tournament.rounds).toEqual([]);
  expect(can).not.toContain('discardRound');
  expect(await codeOf(tournaments.discardRound(owner, round))).toBe('BAD_USER_INPUT');
  await beginRound(event, id);
  const [published] = (await found(event, id)).rounds;
  expect(published?.pods.map(({ players }) => players)).toEqual(drawn);
  expect(published?.report.edited).toBe(false);
  expect((await found(event, id)).audit.entries).toBe(0);
  expect(await codeOf(tournaments.discardRound(owner, round))).toBe('TOURNAMENT_STATE');
});

it('a player can’t discard staff edits of a draft', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await begun(event, 8);
  const player = nth(1);
  await tournaments.setTournamentRole(owner, {
    ...{ tournamentId: id, accountId: player.account, role: 'ARBITER', granted: true },
  });
  await tournaments.draftRound(owner, { tournamentId: id });
  const discard = () => tournaments.discardRound(player, { tournamentId: id, round: 1 });
  await tournaments.repairRound(owner, { tournamentId: id, round: 1, forbid: [[1, 2]], reason });
  expect(await codeOf(discard())).toBe('CONFLICT_OF_INTEREST');
});

it('a schedule is discarded as a whole, and only before any of it is published', async () => {
  const event = open();
  const { tournaments } = event;
  const stages = [{ format: 'ROUND_ROBIN', podSize: { preferred: 2 }, rounds: 3 }];
  const id = await begun(event, 4, { stages });
  await tournaments.draftRound(owner, { tournamentId: id });
  await tournaments.discardRound(owner, { tournamentId: id, round: 2 });
  expect((await tournaments.find(owner, id)).tournament.rounds).toEqual([]);
  await beginRound(event, id);
  await tournaments.unpublishRound(owner, { tournamentId: id, round: 3, reason });
  const discarded = tournaments.discardRound(owner, { tournamentId: id, round: 3 });
  expect(await codeOf(discarded)).toBe('TOURNAMENT_STATE');
});
