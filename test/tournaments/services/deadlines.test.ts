import { describe, expect, it } from 'vitest';
import { tournamentStream } from '../../../services/storage/tournaments/name.ts';
import { openEvent, owner, people, standing, useTournaments, type Event } from './event.ts';

const open = useTournaments();
const HOUR = 3_600_000;
const MINUTE = 60_000;

/** An event of eight in fours whose first round is under way, and lasts an hour. */
const swiss = { format: 'SWISS', rounds: 2, podSize: { preferred: 4 } };

async function underWay(
  event: Event,
  onDeadline: readonly unknown[],
  stage: Record<string, unknown> = swiss,
) {
  const { tournaments, settle } = event;
  const id = await openEvent(event, {
    stages: [stage],
    rounds: { advance: 'AUTO', length: 'PT1H', gap: 'PT5M', onDeadline },
  });
  for (const who of people(8)) await tournaments.registerForTournament(who, { tournamentId: id });
  await settle(id);
  await tournaments.startTournament(owner, { tournamentId: id });
  await settle(id);
  return id;
}

const roundOf = async ({ tournaments }: Event, id: string, round = 1) => {
  const { tournament } = await tournaments.find(undefined, id);
  return tournament.rounds[round - 1];
};

const seats = [{ place: 1 }, { place: 2 }, { place: 3 }, { place: 4, absent: true }];

it('moves a deadline once, has the last round played, and then counts the standing', async () => {
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
  // that it was called is on record, so nothing looks whether it was before the time is up
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

it('calls time once, however often it is told to, and not in a match that was replaced', async () => {
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

it('counts the standing of a last round that was played out, whatever would have come next', async () => {
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

it('lets those share the places who are there', async () => {
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

it('leaves a pod to an arbiter where no rule does, and stands still until then', async () => {
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

it('has all who are there advance in an elimination, where it says so', async () => {
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

it('moves every deadline by as long as the event was paused, and lets none pass meanwhile', async () => {
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

describe('what operators say of time', () => {
  const outage = 'an outage';
  const settled = async (event: Event, id: string) => {
    await event.settle(id);
    // a second look finds nothing more to do
    const { version } = (await event.tournaments.find(owner, id)).tournament;
    await event.settle(id);
    expect((await event.tournaments.find(owner, id)).tournament.version).toBe(version);
    return roundOf(event, id);
  };

  it('lets no deadline pass while they hold it, and moves those that came to an hour after', async () => {
    // on a day of its own: what operators say counts for all of a table
    const event = open(standing('2026-04-01T12:00:00.000Z'));
    const { now, wanted, tournaments, store, result } = event;
    const id = await underWay(event, [{ rule: 'STANDING' }]);
    const due = { does: 'endPods', tournament: id, round: 1, pods: [1, 2], reason: 'deadline' };
    now.pass(40 * MINUTE);
    await event.settle(id);
    await store.operatorTimes.hold({ reason: outage, since: now().toISOString() });
    now.pass(3 * HOUR);
    const held = await settled(event, id);
    expect(held?.deadline).toBe('2026-04-01T13:00:00.000Z');
    await tournaments.endPods(due as never);
    expect(wanted.ended.size).toBe(0);
    // it is looked at again soon, for nobody tells a tournament that it goes on
    expect((await tournaments.wake(id)).next).toBe('2026-04-01T15:41:00.000Z');
    await result(id, { round: 1, pod: 2 }, seats);
    await store.operatorTimes.release(now().toISOString());
    // work that was ordered before it was known
    await tournaments.endPods(due as never);
    expect(wanted.ended.size).toBe(0);
    expect((await settled(event, id))?.deadline).toBe('2026-04-01T16:40:00.000Z');
    now.pass(HOUR);
    await event.settle(id);
    expect([...wanted.ended.values()]).toEqual(['deadline']);
  });

  it('moves a deadline that came before a pause by their time, and then by what was left of the pause', async () => {
    const event = open(standing('2026-06-01T12:00:00.000Z'));
    const { now, wanted, tournaments, store } = event;
    const id = await underWay(event, [{ rule: 'STANDING' }]);
    const act = { tournamentId: id, reason: 'The hall is closed.' };
    now.pass(40 * MINUTE);
    await store.operatorTimes.hold({ reason: outage, since: now().toISOString() });
    now.pass(50 * MINUTE);
    await tournaments.pauseTournament(owner, act);
    now.pass(10 * MINUTE);
    // they hold it yet: where it lies now says that it came meanwhile
    await tournaments.resumeTournament(owner, act);
    expect((await settled(event, id))?.deadline).toBe('2026-06-01T13:00:00.000Z');
    await tournaments.pauseTournament(owner, act);
    now.pass(2 * HOUR);
    await store.operatorTimes.release(now().toISOString());
    now.pass(50 * MINUTE);
    await tournaments.resumeTournament(owner, act);
    // an hour after 15:40, and 50 minutes of a pause since then
    expect((await settled(event, id))?.deadline).toBe('2026-06-01T17:30:00.000Z');
    expect(wanted.ended.size).toBe(0);
  });

  it('moves a deadline within the time that they give, of a pod its own, and of named matches alone', async () => {
    const event = open(standing('2026-05-01T12:00:00.000Z'));
    const { now, wanted, store } = event;
    const id = await underWay(event, [{ rule: 'EXTEND', by: 'PT1H' }, { rule: 'STANDING' }]);
    const [first] = [...wanted.made.values()].filter(({ pod }) => pod.pod === 1);
    const named = { streams: [first?.id ?? ''] };
    await store.operatorTimes.credit({
      ...{ from: '2026-05-01T12:30:00.000Z', to: '2026-05-01T14:00:00.000Z', reason: outage },
      ...named,
    });
    now.pass(HOUR);
    const round = await settled(event, id);
    expect(round).toMatchObject({
      deadline: '2026-05-01T13:00:00.000Z',
      pods: [
        { deadline: '2026-05-01T15:00:00.000Z' },
        { deadline: '2026-05-01T14:00:00.000Z', rules: 1 },
      ],
    });
    expect(round?.pods[0]).not.toHaveProperty('rules');
    now.pass(HOUR);
    // for all: it counts for the deadline that the second has by now, not for those that lie outside
    const all = { from: '2026-05-01T13:45:00.000Z', to: '2026-05-01T14:15:00.000Z' };
    await store.operatorTimes.credit({ ...all, reason: outage });
    await store.operatorTimes.credit({ ...all, reason: outage });
    expect((await settled(event, id))?.pods.map(({ deadline }) => deadline)).toEqual([
      '2026-05-01T15:00:00.000Z',
      '2026-05-01T15:15:00.000Z',
    ]);
    expect(wanted.ended.size).toBe(0);
  });
});

it('gives more time with a round also to those who are past its deadline', async () => {
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
});

it('ends no match by its deadline while the event stands still, nor one that got more time since', async () => {
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
