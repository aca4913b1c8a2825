import { expect, it } from 'vitest';
import { owner, people, standing, useTournaments } from '../services/event.ts';
import { heardOf, line, publish, sitting, underWay } from './hearing.ts';

const open = useTournaments();
const heard = () => heardOf(open);
const HOUR = 3_600_000;
const reason = 'The table agreed on it.';
const seats = [{ place: 1 }, { place: 2 }, { place: 3 }, { place: 4 }];

it('a draft is notified to no one, and a round to its players, each with the place', async () => {
  const event = heard();
  const { lines, tellings } = event;
  const id = await underWay(event);
  expect(lines().filter((line) => !line.startsWith('registered'))).toEqual([]);
  await publish(event, id);
  const [published, started] = tellings;
  expect(published?.news.data).toEqual({
    ...{ round: 1, startsAt: '2026-03-01T12:00:00.000Z', deadline: '2026-03-01T22:00:00.000Z' },
  });
  const pods = [1, 2].map(async (pod) =>
    (await sitting(event, id, pod)).accounts.map((account) => ({ account, pod })),
  );
  const all = (await Promise.all(pods)).flat();
  expect(published?.to).toEqual(all);
  expect(started?.to).toEqual(all);
  // drafts have versions, too, which players do not count
  const { tournament } = await event.tournaments.find(undefined, id);
  expect(started?.news.version).toBe(tournament.version);
  expect(lines().map((line) => line.split(' ')[0])).toEqual(['round.published', 'round.started']);
});

it('the withdrawal of a round is notified to all, without its state as a draft', async () => {
  const event = heard();
  const { tournaments, settle, lines, tellings } = event;
  const id = await underWay(event);
  const at = { tournamentId: id, round: 1 };
  await tournaments.publishRound(owner, { ...at, startsAt: '2026-03-01T15:00:00.000Z' });
  await settle(id);
  lines();
  await tournaments.unpublishRound(owner, { ...at, reason });
  await settle(id);
  const to = people(8).map(({ account }) => ({ account }));
  expect(tellings.map(({ news }) => news.data)).toEqual([{ act: 'UNPUBLISH', round: 1 }]);
  expect(tellings[0]?.to.toSorted((a, b) => (a.account < b.account ? -1 : 1))).toEqual(to);
});

it('players of unfinished pods are warned once a mark, and near the end staff as well', async () => {
  const event = heard();
  const { settle, lines, tellings, now, result, tournaments } = event;
  const id = await underWay(event);
  await publish(event, id);
  await result(id, { round: 1, pod: 1 }, seats);
  await settle(id);
  const [one, two] = [await sitting(event, id, 1), await sitting(event, id, 2)];
  expect(lines().at(-1)).toBe(line('pod.finished', one.accounts));
  const near = line('deadline.near', two.accounts);
  const all = line('deadline.near', [...two.accounts, 'owner', 'arbiter', 'second']);
  expect((await tournaments.wake(id)).next).toBe('2026-03-01T17:00:00.000Z');
  for (const [hours, expected] of [
    [4.9, []],
    [0.2, [near]],
    [1, []],
    [2.9, [near]],
    [0.6, [all]],
    [0.3, []],
    // time is called
    [0.1, [all]],
  ] as const) {
    now.pass(hours * HOUR);
    await settle(id);
    await settle(id);
    const percents = tellings.map(({ news }) => news.data.percent);
    expect(lines(), `after ${String(hours)} more, ${String(percents)} %`).toEqual(expected);
    if (hours === 0.1) expect(percents).toEqual([100]);
  }
});

it('players are warned again by the new deadline, and not of marks before it', async () => {
  const event = heard();
  const { settle, lines, tellings, now, tournaments } = event;
  const id = await underWay(event);
  await publish(event, id);
  now.pass(6 * HOUR);
  await settle(id);
  expect(lines().at(-1)).toMatch(/^deadline.near/);
  const more = { tournamentId: id, round: 1, by: 'PT10H', reason };
  await tournaments.extendTime(owner, more);
  await settle(id);
  expect(tellings.map(({ news }) => news.data)).toEqual([
    { act: 'EXTEND', round: 1, deadline: '2026-03-02T08:00:00.000Z' },
  ]);
  lines();
  now.pass(4 * HOUR);
  await settle(id);
  expect(tellings.map(({ news }) => news.data.percent)).toEqual([50]);
});

it.each([{}, { pod: 1 }])(
  'a warning is not repeated for a mark moved by a little more time: %o',
  async (which) => {
    const event = heard();
    const { settle, lines, now, tournaments } = event;
    const id = await underWay(event);
    await publish(event, id);
    now.pass(8 * HOUR);
    await settle(id);
    now.pass(HOUR);
    lines();
    // four fifths of it are 8 hours and 19 minutes
    const more = { tournamentId: id, round: 1, by: 'PT24M', reason };
    await tournaments.extendTime(owner, { ...more, ...which });
    await settle(id);
    expect(lines().map((each) => each.split(' ')[0])).toEqual(['act']);
  },
);

it('time from operators is notified once to players, and to organizers', async () => {
  // on a day of its own: what operators say counts for all of a table
  const event = heardOf(open, standing('2026-04-01T12:00:00.000Z'));
  const { settle, lines, tellings, now, result, store } = event;
  const id = await underWay(event);
  await publish(event, id);
  await result(id, { round: 1, pod: 1 }, seats);
  await settle(id);
  now.pass(9.9 * HOUR);
  await settle(id);
  lines();
  const [from, to] = ['2026-04-01T21:00:00.000Z', '2026-04-01T23:00:00.000Z'];
  await store.operatorTimes.credit({ from, to, reason: 'an outage' });
  now.pass(HOUR);
  await settle(id);
  await settle(id);
  const deadline = '2026-04-02T00:00:00.000Z';
  expect(tellings.map(({ news }) => news.data)).toEqual([{ act: 'EXTEND', round: 1, deadline }]);
  const { accounts } = await sitting(event, id, 2);
  expect(lines()).toEqual([line('act', [...accounts, 'owner', 'arbiter', 'second'])]);
});
