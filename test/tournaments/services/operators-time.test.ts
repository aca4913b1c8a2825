import { describe, expect, it } from 'vitest';
import { owner, standing, useTournaments, type Event } from './event.ts';
import { HOUR, MINUTE, roundOf, seats, underWay } from './timed.ts';

const open = useTournaments();

describe('the operators’ settings of time in a tournament', () => {
  const outage = 'an outage';
  const settled = async (event: Event, id: string) => {
    await event.settle(id);
    // a second look finds nothing more to do
    const { version } = (await event.tournaments.find(owner, id)).tournament;
    await event.settle(id);
    expect((await event.tournaments.find(owner, id)).tournament.version).toBe(version);
    return roundOf(event, id);
  };

  it('stop deadlines during a hold, and move due ones to an hour after', async () => {
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
    // it is checked again soon, because a tournament is not notified when the outage ends
    expect((await tournaments.wake(id)).next).toBe('2026-04-01T15:41:00.000Z');
    await result(id, { round: 1, pod: 2 }, seats);
    await store.operatorTimes.release(now().toISOString());
    // work that was ordered before it was known
    await tournaments.endPods(due as never);
    expect(wanted.ended.size).toBe(0);
    expect((await settled(event, id))?.deadline).toBe('2026-04-01T16:40:00.000Z');
    // the table that plays on may pause as long as that; the other is done
    const until = [...wanted.pausable].map(([match, at]) => [wanted.made.get(match)?.pod.pod, at]);
    expect(until).toEqual([[1, '2026-04-01T16:40:00.000Z']]);
    now.pass(HOUR);
    await event.settle(id);
    expect([...wanted.ended.values()]).toEqual(['deadline']);
  });

  it('move a deadline from before a pause by their time, and then by the rest of the pause', async () => {
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

  it('move a deadline within their credit: that of a pod, and those of named matches only', async () => {
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
