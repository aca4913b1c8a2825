import { expect, it } from 'vitest';
import { tournamentStream } from '../../../services/platform/storage/tournaments/name.ts';
import { verifyTournament } from '../../../shared/tournaments/verification/verify-tournament.ts';
import { codeOf } from '../../matches/hall.ts';
import { owner, useTournaments } from './event.ts';
import { HOUR, MINUTE, roundOf, seats, underWay } from './timed.ts';

const open = useTournaments();

it('a deadline moves once, has the last round played, and then counts the standing', async () => {
  const event = open();
  const { settle, now, wanted, result, tournaments } = event;
  const id = await underWay(event, [
    { rule: 'EXTEND', by: 'PT30M' },
    { rule: 'LAST_ROUND', perTurn: 'PT1M' },
    { rule: 'STANDING' },
  ]);
  expect((await roundOf(event, id))?.status).toBe('RUNNING');
  await result(id, { round: 1, pod: 1 }, seats);
  await settle(id);
  now.pass(HOUR);
  await settle(id);
  expect((await roundOf(event, id))?.pods[1]).toMatchObject({
    rules: 1,
    deadline: '2026-03-01T13:30:00.000Z',
  });
  now.pass(30 * MINUTE);
  await settle(id);
  // four seats of two turns each, at a minute a turn
  expect((await roundOf(event, id))?.pods[1]).toMatchObject({
    rules: 2,
    deadline: '2026-03-01T13:38:00.000Z',
  });
  expect([...wanted.called.values()]).toEqual(['PT1M']);
  expect([...wanted.ended.values()]).toEqual([]);
  // the call is on record, so it is not checked again before the time is up
  expect((await roundOf(event, id))?.pods[1]?.called).toBe(true);
  const next = await tournaments.wake(id);
  expect(next).toEqual({ work: [], next: '2026-03-01T13:38:00.000Z' });
  now.pass(8 * MINUTE);
  await settle(id);
  expect([...wanted.ended.values()]).toEqual(['deadline']);
  await result(id, { round: 1, pod: 2 }, seats, 'deadline');
  await settle(id);
  expect(await roundOf(event, id)).toMatchObject({
    status: 'COMPLETED',
    pods: [{ by: 'MATCH' }, { by: 'ROUND_DEADLINE', places: [{ place: 1 }, {}, {}, { place: 4 }] }],
  });
  now.pass(4 * MINUTE);
  await settle(id);
  expect(await roundOf(event, id, 2)).toBeUndefined();
  expect((await tournaments.find(owner, id)).tournament.rounds[1]?.status).toBe('DRAFT');
  now.pass(MINUTE);
  await settle(id);
  expect((await roundOf(event, id, 2))?.status).toBe('RUNNING');
});

it('time is called once by repeated calls, and not in a replaced match', async () => {
  const event = open();
  const { settle, now, wanted, tournaments, store } = event;
  const id = await underWay(event, [{ rule: 'LAST_ROUND', perTurn: 'PT1M' }, { rule: 'STANDING' }]);
  now.pass(HOUR);
  await tournaments.wake(id);
  const due = (await tournaments.wake(id)).work;
  expect(due).toEqual([{ does: 'callLastRound', tournament: id, round: 1, pods: [1, 2] }]);
  expect((await tournaments.wake(id)).next).toBe('2026-03-01T13:01:00.000Z');
  for (const pods of [[1], [1, 2], [2]])
    await tournaments.callLastRound({ does: 'callLastRound', tournament: id, round: 1, pods });
  const reason = 'The table was set up wrongly.';
  const on = { tournamentId: id, round: 1, pod: 1, reason };
  await tournaments.replayPod(owner, on);
  await tournaments.extendTime(owner, { ...on, by: 'PT1H' });
  await settle(id);
  const pods = (await roundOf(event, id))?.pods;
  expect(pods).toMatchObject([{ attempt: 2 }, { attempt: 1, called: true }]);
  expect(pods?.[0]).not.toHaveProperty('called');
  const again = { kind: 'CALLED', round: 1, pod: 1, attempt: 1, rules: 1 };
  const stream = tournamentStream(id);
  await store.inboxes.put({ stream, at: now().toISOString(), id: 'CALLED.1.1.1.1', fact: again });
  await settle(id);
  expect((await roundOf(event, id))?.pods[0]).not.toHaveProperty('called');
  expect(wanted.called.size).toBe(2);
});

it('the standing of a played-out last round counts, whatever would have come next', async () => {
  const event = open();
  const { settle, now, result } = event;
  const rules = [{ rule: 'LAST_ROUND', perTurn: 'PT1M' }, { rule: 'DRAW_ACTIVE' }];
  const id = await underWay(event, rules);
  now.pass(HOUR);
  await settle(id);
  await result(id, { round: 1, pod: 1 }, seats, 'last-round');
  await settle(id);
  now.pass(8 * MINUTE);
  await settle(id);
  await result(id, { round: 1, pod: 2 }, seats, 'deadline');
  await settle(id);
  const pods = (await roundOf(event, id))?.pods;
  expect(pods?.map(({ by }) => by)).toEqual(['ROUND_DEADLINE', 'ROUND_DEADLINE']);
  expect(pods?.map(({ places }) => places?.map(({ place }) => place))).toEqual([
    [1, 2, 3, 4],
    [1, 1, 1, 4],
  ]);
});

it('players who are present share the places by DRAW_ACTIVE', async () => {
  const event = open();
  const { settle, now, result } = event;
  const id = await underWay(event, [{ rule: 'DRAW_ACTIVE' }]);
  now.pass(HOUR);
  await settle(id);
  await result(id, { round: 1, pod: 1 }, seats, 'deadline');
  await settle(id);
  expect((await roundOf(event, id))?.pods[0]?.places?.map(({ place }) => place)).toEqual([
    ...[1, 1, 1, 4],
  ]);
});

it('a pod without another rule is left to an arbiter, and its round waits', async () => {
  const event = open();
  const { settle, now, tournaments } = event;
  const id = await underWay(event, [{ rule: 'ARBITER' }]);
  now.pass(HOUR);
  await settle(id);
  const held = await roundOf(event, id);
  expect(held?.pods.map(({ held: isHeld }) => isHeld)).toEqual([true, true]);
  expect(held?.status).toBe('RUNNING');
  expect((await tournaments.wake(id)).next).toBeUndefined();
  for (const { pod, players } of held?.pods ?? []) {
    const places = players.map((number, i) => ({ number, place: i + 1 }));
    const reason = 'As the table stood.';
    await tournaments.adjudicatePod(owner, { tournamentId: id, round: 1, pod, places, reason });
  }
  await settle(id);
  expect((await roundOf(event, id))?.status).toBe('COMPLETED');
});

it('an extension continues a pod held by a deadline, and not one held by the rules', async () => {
  const event = open();
  const { settle, now, tournaments, store } = event;
  const id = await underWay(event, [{ rule: 'ARBITER' }]);
  const stuck = { kind: 'STUCK', round: 1, pod: 2, attempt: 1 };
  const fact = { stream: tournamentStream(id), at: now().toISOString(), id: 'STUCK', fact: stuck };
  await store.inboxes.put(fact);
  now.pass(HOUR);
  await settle(id);
  const holds = async () => (await roundOf(event, id))?.pods.map(({ heldBy }) => heldBy);
  expect(await holds()).toEqual(['DEADLINE', 'RULES']);
  const more = { tournamentId: id, round: 1, by: 'PT30M', reason: 'It nearly ended.' };
  await tournaments.extendTime(owner, { ...more, pod: 2 });
  expect(await holds()).toEqual(['DEADLINE', 'RULES']);
  await tournaments.extendTime(owner, { ...more, pod: 1 });
  await settle(id);
  expect(await holds()).toEqual([undefined, 'RULES']);
  expect((await roundOf(event, id))?.pods).toMatchObject([
    { deadline: '2026-03-01T13:30:00.000Z' },
    { deadline: '2026-03-01T13:30:00.000Z', held: true },
  ]);
  expect((await roundOf(event, id))?.pods[0]).not.toHaveProperty('held');
  // warned of the rest of the time left now, and held again when that is up
  expect((await tournaments.wake(id)).next).toBe('2026-03-01T13:12:00.000Z');
  now.pass(12 * MINUTE);
  await settle(id);
  const steps = await tournaments.updates(undefined, { tournamentId: id, first: 500 });
  expect(steps.at(-1)?.events).toMatchObject([{ type: 'DeadlineNear', percent: 80, pods: [1] }]);
  now.pass(18 * MINUTE);
  await settle(id);
  expect(await holds()).toEqual(['DEADLINE', 'RULES']);
  // with the round all goes on that its deadline holds
  await tournaments.extendTime(owner, more);
  expect(await holds()).toEqual([undefined, 'RULES']);
  const exported = await tournaments.exported(undefined, id);
  expect(verifyTournament(exported).faults).toEqual([]);
});

it('all present players of an elimination advance by ALL_ADVANCE', async () => {
  const event = open();
  const { settle, now, result, tournaments } = event;
  const id = await underWay(event, [{ rule: 'ALL_ADVANCE' }], {
    ...{ format: 'ELIMINATION', podSize: { preferred: 4 }, advanceBySize: { 4: 1 }, finalSize: 4 },
  });
  now.pass(HOUR);
  await settle(id);
  await result(id, { round: 1, pod: 1 }, seats, 'deadline');
  await result(id, { round: 1, pod: 2 }, seats);
  await settle(id);
  const { tournament } = await tournaments.find(undefined, id);
  const out = tournament.players.filter(({ status }) => status === 'ELIMINATED');
  expect(out).toHaveLength(4);
  expect((await tournaments.find(owner, id)).tournament.rounds[1]).toMatchObject({ final: true });
});

it('a pause moves every deadline by its length, and none passes meanwhile', async () => {
  const event = open();
  const { settle, now, tournaments } = event;
  const id = await underWay(event, [{ rule: 'ARBITER' }]);
  const reason = 'The hall has no power.';
  now.pass(30 * MINUTE);
  await tournaments.pauseTournament(owner, { tournamentId: id, reason });
  now.pass(2 * HOUR);
  await settle(id);
  await tournaments.resumeTournament(owner, { tournamentId: id, reason });
  await settle(id);
  const round = await roundOf(event, id);
  expect(round?.deadline).toBe('2026-03-01T15:00:00.000Z');
  expect(round?.pods.some(({ held }) => held)).toBe(false);
  now.pass(30 * MINUTE);
  await settle(id);
  expect((await roundOf(event, id))?.pods.every(({ held }) => held)).toBe(true);
});

it('an extension of a round also covers pods past its deadline', async () => {
  const event = open();
  const { settle, now, tournaments } = event;
  const id = await underWay(event, [{ rule: 'EXTEND', by: 'PT30M' }, { rule: 'STANDING' }]);
  now.pass(HOUR + 10 * MINUTE);
  await settle(id);
  const reason = 'The hall has no power.';
  await tournaments.extendTime(owner, { tournamentId: id, round: 1, by: 'PT1H', reason });
  expect((await roundOf(event, id))?.pods.map(({ deadline }) => deadline)).toEqual([
    ...['2026-03-01T14:40:00.000Z', '2026-03-01T14:40:00.000Z'],
  ]);
  const again = { tournamentId: id, round: 1, pod: 1, by: 'P90D', reason };
  for (let n = 1; n <= 8; n += 1) await tournaments.extendTime(owner, again);
  expect(await codeOf(tournaments.extendTime(owner, again))).toBe('BAD_USER_INPUT');
});

it('a deadline ends no match during a pause or after an extension', async () => {
  const event = open();
  const { settle, now, wanted, tournaments } = event;
  const id = await underWay(event, [{ rule: 'STANDING' }]);
  const reason = 'The hall has no power.';
  now.pass(30 * MINUTE);
  await tournaments.pauseTournament(owner, { tournamentId: id, reason });
  now.pass(2 * HOUR);
  await settle(id);
  expect(wanted.ended.size).toBe(0);
  await tournaments.resumeTournament(owner, { tournamentId: id, reason });
  now.pass(HOUR);
  const { work } = await tournaments.wake(id);
  expect(work).toMatchObject([{ does: 'endPods', pods: [1, 2] }]);
  await tournaments.extendTime(owner, { tournamentId: id, round: 1, pod: 1, reason, by: 'PT1H' });
  for (const each of work) if (each.does === 'endPods') await tournaments.endPods(each);
  expect([...wanted.ended.keys()].map((match) => wanted.made.get(match)?.pod.pod)).toEqual([2]);
});
