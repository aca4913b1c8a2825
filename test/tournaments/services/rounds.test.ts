import { expect, it } from 'vitest';
import { verifyTournament } from '../../../shared/tournaments/verification/verify-tournament.ts';
import { codeOf } from '../../matches/hall.ts';
import { beginRound, begun, endRound, found } from './begun.ts';
import { openEvent, owner, people, useTournaments } from './event.ts';

const open = useTournaments();
const reason = 'As the rules of the event have it.';

it('the match of a replayed pod is made at once', async () => {
  const event = open();
  const id = await begun(event, 4);
  await beginRound(event, id);
  await event.tournaments.replayPod(owner, { tournamentId: id, round: 1, pod: 1, reason });
  await event.settle(id);
  const [round] = (await found(event, id)).rounds;
  expect(round?.pods[0]).toMatchObject({ status: 'RUNNING', attempt: 2 });
  expect(event.wanted.made.size).toBe(2);
});

it('a stage doesn’t end while players can still check in for its next round', async () => {
  const event = open();
  const id = await begun(event, 4, { checkIn: { eachRound: true } });
  await beginRound(event, id);
  await endRound(event, id, 1);
  expect((await found(event, id)).status).toBe('RUNNING');
});

it('a player who moves up between the start and the first round gets a start number', async () => {
  const event = open();
  const id = await begun(event, 5, { registration: { cap: 4 } });
  const [first] = people(5);
  if (first) await event.tournaments.withdrawFromTournament(first, { tournamentId: id });
  await event.settle(id);
  const { players } = await found(event, id);
  expect(players.at(-1)).toMatchObject({ status: 'ACTIVE', number: 5, entered: 1 });
  await event.tournaments.draftRound(owner, { tournamentId: id });
  await event.tournaments.publishRound(owner, { tournamentId: id, round: 1 });
  const [round] = (await found(event, id)).rounds;
  expect(round?.pods.flatMap((pod) => pod.players)).toContain(5);
});

it('a schedule is not redrawn once a part of it was published', async () => {
  const event = open();
  const stage = { format: 'ROUND_ROBIN', podSize: { preferred: 2 }, rounds: 2 };
  const id = await begun(event, 4, { stages: [stage] });
  await beginRound(event, id);
  const before = (await found(event, id)).rounds[1]?.pods;
  await event.tournaments.unpublishRound(owner, { tournamentId: id, round: 2, reason });
  await endRound(event, id, 1);
  const drafted = event.tournaments.draftRound(owner, { tournamentId: id });
  expect(await codeOf(drafted)).toBe('TOURNAMENT_STATE');
  await event.tournaments.publishRound(owner, { tournamentId: id, round: 2 });
  const { rounds } = await found(event, id);
  expect(rounds.map(({ round }) => round)).toEqual([1, 2]);
  expect(rounds[1]?.pods).toEqual(before);
});

it('a round is marked as edited only if it differs from its verifiable draft', async () => {
  const event = open();
  const { tournaments } = event;
  const stage = { format: 'ROUND_ROBIN', podSize: { preferred: 2 }, rounds: 3 };
  const id = await begun(event, 4, { stages: [stage] });
  await beginRound(event, id);
  await tournaments.unpublishRound(owner, { tournamentId: id, round: 2, reason });
  const draft = (await tournaments.find(owner, id)).tournament.rounds[1]?.pods ?? [];
  const pods = draft.map((pod) => [...pod.players]);
  await tournaments.editPairing(owner, { tournamentId: id, round: 3, pods, byes: [], reason });
  const exported = await tournaments.exported(undefined, id);
  expect(exported.tournament.rounds.map(({ round }) => round)).toEqual([1, 3]);
  expect(exported.tournament.rounds[1]?.report).toMatchObject({ edited: true, repeats: 0 });
  expect(verifyTournament(exported).faults).toEqual([]);
});

it('forbidden pairs are shown only to staff', async () => {
  const event = open();
  const id = await openEvent(event);
  const { tournaments } = event;
  const all = { tournamentId: id, first: 100 };
  const shown = async () => [
    await tournaments.find(undefined, id),
    await tournaments.updates(undefined, all),
    await tournaments.exported(undefined, id),
  ];
  const before = await shown();
  const apart: [string, string][] = [['p0001', 'p0002']];
  const { version } = (await tournaments.find(owner, id)).tournament;
  await tournaments.updateTournament(owner, { tournamentId: id, apart, code: 'sesame' });
  expect(await shown()).toEqual(before);
  const unseen = { tournamentId: id, apart: [], expectedVersion: version };
  expect(await codeOf(tournaments.updateTournament(owner, unseen))).toBe('STALE_VERSION');
  await tournaments.updateTournament(owner, { tournamentId: id, apart, name: 'Renamed' });
  const [, after] = await shown();
  expect(JSON.stringify(after)).toMatch(/"type":"TournamentUpdated","name":"Renamed"\}/);
});

it('forbidden pairs are separated in a schedule, or reported', async () => {
  const event = open();
  const { tournaments } = event;
  const stage = { format: 'ROUND_ROBIN', podSize: { preferred: 2 } };
  const apart: [string, string][] = [
    ['p0001', 'p0002'],
    ['p0003', 'p0004'],
    ['p0005', 'p0006'],
    ['p0007', 'p0008'],
  ];
  const whole = await begun(event, 8, { stages: [stage] });
  await tournaments.updateTournament(owner, { tournamentId: whole, apart });
  const drafted = tournaments.draftRound(owner, { tournamentId: whole });
  const problems = apart.map(() => ({ kind: 'FORBIDDEN_PAIR', relax: ['forbidden'] }));
  await expect(drafted).rejects.toMatchObject({
    code: 'PAIRING_IMPOSSIBLE',
    problems,
  });
  const id = await begun(event, 8, { stages: [{ ...stage, rounds: 4 }] });
  await tournaments.updateTournament(owner, { tournamentId: id, apart });
  await tournaments.draftRound(owner, { tournamentId: id });
  await tournaments.publishRound(owner, { tournamentId: id, round: 1 });
  const exported = await tournaments.exported(undefined, id);
  expect(verifyTournament(exported).faults).toEqual([]);
  const { players, rounds } = exported.tournament;
  const kept = apart.map((pair) =>
    pair.map((account) => players.find((player) => player.account === account)?.number),
  );
  const sat = rounds.flatMap(({ pods }) => pods.map((pod) => pod.players));
  expect(sat).toHaveLength(16);
  expect(
    kept.filter((pair) => sat.some((pod) => pair.every((one) => pod.includes(one ?? 0)))),
  ).toEqual([]);
});

it('a new process publishes the draft of an earlier one', async () => {
  const event = open();
  const id = await begun(event, 8);
  await event.tournaments.draftRound(owner, { tournamentId: id });
  const drafted = (await event.tournaments.find(owner, id)).tournament.rounds[0]?.pods;
  const next = open(event.now, event.wanted);
  await next.tournaments.publishRound(owner, { tournamentId: id, round: 1 });
  const exported = await next.tournaments.exported(undefined, id);
  const seats = exported.tournament.rounds[0]?.pods.map(({ players }) => players);
  expect(seats).toEqual(drafted?.map(({ players }) => players));
  expect(verifyTournament(exported).faults).toEqual([]);
});

it('a finished round continues when one of its pods is replayed', async () => {
  const event = open();
  const { tournaments, settle, result, now } = event;
  const rounds = { advance: 'AUTO', length: 'PT1H', gap: 'PT2H' };
  const id = await begun(event, 8, { rounds });
  await settle(id);
  await endRound(event, id, 1);
  const drafted = (await tournaments.find(owner, id)).tournament.rounds;
  expect(drafted.map(({ status }) => status)).toEqual(['COMPLETED', 'DRAFT']);
  now.pass(90 * 60_000);
  await tournaments.replayPod(owner, { tournamentId: id, round: 1, pod: 2, reason });
  await settle(id);
  const again = (await tournaments.find(owner, id)).tournament.rounds;
  expect(again).toMatchObject([
    { status: 'RUNNING', pods: [{ status: 'FINISHED' }, { status: 'RUNNING', attempt: 2 }] },
  ]);
  // the round's own time has passed by then
  expect(again[0]?.pods[1]?.deadline).toBe(new Date(+now() + 60 * 60_000).toISOString());
  const seats = [4, 3, 2, 1].map((place) => ({ place }));
  await result(id, { round: 1, pod: 2, attempt: 2 }, seats);
  await settle(id);
  const over = (await tournaments.find(owner, id)).tournament.rounds;
  expect(over.map(({ status }) => status)).toEqual(['COMPLETED', 'DRAFT']);
  expect(verifyTournament(await tournaments.exported(undefined, id)).faults).toEqual([]);
});

it('replaying a pod of a schedule keeps its later rounds', async () => {
  const event = open();
  const { tournaments } = event;
  const stage = { format: 'ROUND_ROBIN', podSize: { preferred: 2 }, rounds: 2 };
  const id = await begun(event, 4, { stages: [stage] });
  await beginRound(event, id);
  await tournaments.unpublishRound(owner, { tournamentId: id, round: 2, reason });
  await tournaments.replayPod(owner, { tournamentId: id, round: 1, pod: 1, reason });
  expect((await tournaments.find(owner, id)).tournament.rounds).toMatchObject([
    { status: 'RUNNING', pods: [{ attempt: 2 }, { attempt: 1 }] },
    { status: 'DRAFT' },
  ]);
});

it('a pod whose round has cost lives can’t be replayed', async () => {
  const event = open();
  const { tournaments } = event;
  const stage = { format: 'ELIMINATION', podSize: { preferred: 4 }, advanceBySize: { 4: 2 } };
  const id = await begun(event, 8, { stages: [{ ...stage, finalSize: 4 }] });
  await beginRound(event, id);
  await endRound(event, id, 1);
  const again = tournaments.replayPod(owner, { tournamentId: id, round: 1, pod: 1, reason });
  expect(await codeOf(again)).toBe('TOURNAMENT_STATE');
});

it('a schedule is published as it was drafted, whatever pairs are forbidden later', async () => {
  const event = open();
  const { tournaments, settle, now } = event;
  const stage = { format: 'ROUND_ROBIN', podSize: { preferred: 2 }, rounds: 3 };
  const startsAt = [1, 2, 3].map((hours) => new Date(+now() + hours * 3_600_000).toISOString());
  const id = await openEvent(event, {
    stages: [stage],
    rounds: { advance: 'SCHEDULED', startsAt },
  });
  const accountIds = people(8).map(({ account }) => account);
  await tournaments.registerPlayers(owner, { tournamentId: id, accountIds });
  const apart = accountIds
    .slice(0, 4)
    .map((one, i): [string, string] => [one, accountIds[7 - i] ?? '']);
  await tournaments.updateTournament(owner, { tournamentId: id, apart });
  await tournaments.startTournament(owner, { tournamentId: id });
  await settle(id);
  const drafted = (await tournaments.find(owner, id)).tournament.rounds;
  expect(drafted.map(({ status }) => status)).toEqual(['DRAFT', 'DRAFT', 'DRAFT']);
  await tournaments.updateTournament(owner, { tournamentId: id, apart: [] });
  now.pass(3_600_000);
  await settle(id);
  const exported = await tournaments.exported(undefined, id);
  const seatsIn = (rounds: typeof drafted) =>
    rounds.map(({ pods }) => pods.map(({ players }) => players));
  expect(seatsIn(exported.tournament.rounds)).toEqual(seatsIn(drafted));
  expect(verifyTournament(exported).faults).toEqual([]);
});
