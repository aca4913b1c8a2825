import { expect, it } from 'vitest';
import { playerOf, podOf, roundOf } from '../../../shared/tournaments/record/queries.ts';
import type { Telling } from '../../../services/directing/contract.ts';
import { openEvent, owner, people, person, useTournaments, type Event } from './event.ts';

const open = useTournaments();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const reason = 'The table agreed on it.';
const note = 'Ann told me so behind her hand.';
const seats = [{ place: 1 }, { place: 2 }, { place: 3 }, { place: 4 }];

const line = (type: string, accounts: readonly string[]): string =>
  [type, ...accounts.toSorted()].join(' ');

/** An event, and whoever is to hear what of it; a line each, as `registered p0001 p0002`. What is said again counts once. */
function heard() {
  const tellings: Telling[] = [];
  const known = new Set<string>();
  const event = open(undefined, undefined, {
    async tell(some) {
      for (const telling of some) {
        const its = JSON.stringify(telling.news);
        if (!known.has(its)) tellings.push(telling);
        known.add(its);
      }
    },
  });
  const lines = () =>
    tellings.splice(0).map(({ news, to }) =>
      line(
        news.type.replace('tournament.', ''),
        to.map(({ account }) => account),
      ),
    );
  return { ...event, tellings, known, lines };
}

async function come(event: Event, id: string, count: number): Promise<void> {
  for (const who of people(count)) {
    await event.tournaments.registerForTournament(who, { tournamentId: id });
  }
  await event.settle(id);
}

/** An event of eight in fours whose first round is under way, and lasts ten hours. */
async function underWay(event: Event) {
  const { tournaments, settle } = event;
  const id = await openEvent(event, { rounds: { advance: 'MANUAL', length: 'PT10H' } });
  await come(event, id, 8);
  for (const [accountId, role] of [
    ['arbiter', 'ARBITER'],
    ['second', 'ARBITER'],
    ['judge', 'APPEALS'],
  ] as const) {
    await tournaments.setTournamentRole(owner, {
      ...{ tournamentId: id, accountId, role, granted: true },
    });
  }
  await tournaments.startTournament(owner, { tournamentId: id });
  await tournaments.draftRound(owner, { tournamentId: id });
  await settle(id);
  return id;
}

const publish = async (event: Event, id: string) => {
  await event.tournaments.publishRound(owner, { tournamentId: id, round: 1 });
  await event.settle(id);
};

/** The accounts in a pod, in the order of seats. */
async function sitting({ tournaments }: Event, id: string, number: number) {
  const { tournament } = await tournaments.find(undefined, id);
  const pod = podOf(roundOf(tournament, 1), number);
  const numbers = pod?.players ?? [];
  const accounts = numbers.flatMap((each) => playerOf(tournament, each)?.account ?? []);
  return { numbers, accounts };
}

it('tells who registers how that stands, and of a place that comes free', async () => {
  const event = heard();
  const { tournaments, settle, lines, tellings, now } = event;
  const id = await openEvent(event, { registration: { mode: 'OPEN', cap: 2 } });
  for (const who of people(3)) {
    await tournaments.registerForTournament(who, { tournamentId: id });
    now.pass(1);
  }
  await settle(id);
  expect(tellings.map(({ news }) => news.data)).toEqual([
    { status: 'REGISTERED' },
    { status: 'WAITLISTED' },
  ]);
  expect(lines()).toEqual(['registered p0001 p0002', 'registered p0003']);
  await tournaments.withdrawFromTournament(person('p0001'), { tournamentId: id });
  await settle(id);
  expect(lines()).toEqual(['waitlist.moved p0003']);
});

it('tells those who have a place that check-in is open, and until when', async () => {
  const event = heard();
  const { settle, lines, tellings, now } = event;
  const checkIn = { opens: 'PT1H', closes: 'PT10M', eachRound: false };
  const id = await openEvent(event, { startsAt: '2026-03-01T14:00:00.000Z', checkIn });
  await come(event, id, 3);
  lines();
  now.pass(HOUR);
  await settle(id);
  const deadline = '2026-03-01T13:50:00.000Z';
  expect(tellings).toMatchObject([
    { tournament: id, news: { speed: 'LIVE', gameId: 'secret-numbers', until: deadline } },
  ]);
  expect(tellings[0]?.news.data).toEqual({ deadline });
  expect(lines()).toEqual(['checkin.open p0001 p0002 p0003']);
});

it('tells nobody of drafts; of a round those who play, each where', async () => {
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

it('tells all of a round that is taken back, and not how it stands as a draft', async () => {
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

it('tells those who play to check in for the next round, where that is asked before each', async () => {
  const event = heard();
  const { tournaments, settle, lines, tellings, result } = event;
  const checkIn = { opens: 'PT1H', closes: 'PT10M', eachRound: true };
  const id = await openEvent(event, { checkIn });
  await come(event, id, 4);
  for (const who of people(4)) await tournaments.checkIn(who, { tournamentId: id });
  await settle(id);
  await tournaments.startTournament(owner, { tournamentId: id });
  const rounds: unknown[] = [];
  for (const round of [1, 2]) {
    await tournaments.draftRound(owner, { tournamentId: id });
    await tournaments.publishRound(owner, { tournamentId: id, round });
    await settle(id);
    const asked = tellings.filter(({ news }) => news.type === 'tournament.checkin.open');
    rounds.push(asked.map(({ news }) => news.data));
    lines();
    await result(id, { round, pod: 1 }, seats);
    for (const who of people(4)) await tournaments.checkIn(who, { tournamentId: id });
    await settle(id);
  }
  // there are two
  expect(rounds).toEqual([[{ round: 2 }], []]);
});

it('warns players of pods that are not over, once a mark, and near the end staff as well', async () => {
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
  ] as const) {
    now.pass(hours * HOUR);
    await settle(id);
    await settle(id);
    const percents = tellings.map(({ news }) => news.data.percent);
    expect(lines(), `after ${String(hours)} more, ${String(percents)} %`).toEqual(expected);
  }
});

it('warns again by the time there is then, and not of what of it had passed', async () => {
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
  'says no mark twice that a little more time puts behind again: %o',
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

it('tells of an act whom it concerns, and nothing of why', async () => {
  const event = heard();
  const { settle, lines, known, tournaments } = event;
  const id = await underWay(event);
  await publish(event, id);
  const [one, two] = [await sitting(event, id, 1), await sitting(event, id, 2)];
  const [replaced = ''] = two.accounts;
  lines();
  const arbiter = person('arbiter');
  const places = one.numbers.map((number, i) => ({ number, place: i + 1 }));
  const pod = { tournamentId: id, round: 1, pod: 1, reason, note };
  await tournaments.adjudicatePod(arbiter, { ...pod, places });
  await tournaments.inspectPod(arbiter, { ...pod, pod: 2 });
  const [number = 0] = two.numbers;
  await tournaments.penalisePlayer(arbiter, {
    ...{ tournamentId: id, number, kind: 'WARNING', reason, note },
  });
  await settle(id);
  expect(lines()).toEqual([line('act', one.accounts), line('act', [replaced])]);
  await tournaments.replacePlayer(arbiter, {
    ...{ tournamentId: id, number, accountId: 'dora', seat: false, reason },
  });
  await tournaments.pauseTournament(arbiter, { tournamentId: id, reason });
  await settle(id);
  expect([...known].join()).not.toMatch(/agreed|hand/);
  expect(lines()).toEqual([
    line('act', ['dora', replaced]),
    line('act', [...one.accounts, ...two.accounts.slice(1), 'dora']),
  ]);
});

it('tells a second person of a proposal, and who is put out once it is approved', async () => {
  const event = heard();
  const { settle, lines, tellings, tournaments } = event;
  const id = await underWay(event);
  await publish(event, id);
  const { numbers, accounts } = await sitting(event, id, 1);
  lines();
  await tournaments.disqualifyPlayer(person('arbiter'), {
    ...{ tournamentId: id, number: numbers[0] ?? 0, pastPods: 'KEEP', reason },
  });
  await settle(id);
  expect(tellings.map(({ news }) => news.data)).toEqual([{ act: 'PROPOSAL' }]);
  expect(lines()).toEqual(['act owner second']);
  await tournaments.approveAct(person('second'), { tournamentId: id, actId: 'p1', reason });
  await settle(id);
  expect(tellings[0]?.news.data).toEqual({ act: 'DISQUALIFY' });
  expect(lines()).toEqual([`act ${accounts[0] ?? ''}`]);
});

it('tells those who decide of an appeal, whoever made it of the decision, and all of the end', async () => {
  const event = heard();
  const { settle, lines, tellings, now, result, tournaments } = event;
  const id = await underWay(event);
  await publish(event, id);
  for (const pod of [1, 2]) await result(id, { round: 1, pod }, seats);
  await settle(id);
  const { accounts, numbers } = await sitting(event, id, 1);
  const [appellant = ''] = accounts;
  const ruling = person('arbiter');
  await tournaments.setTournamentRole(owner, {
    ...{ tournamentId: id, accountId: ruling.account, role: 'APPEALS', granted: true },
  });
  const places = numbers.map((number, i) => ({ number, place: i + 1 }));
  await tournaments.adjudicatePod(ruling, { tournamentId: id, round: 1, pod: 1, places, reason });
  await settle(id);
  lines();
  const text = 'My last answer did not count.';
  await tournaments.openAppeal(person(appellant), { tournamentId: id, round: 1, pod: 1, text });
  await settle(id);
  expect(lines()).toEqual(['appeal judge']);
  const decision = { appealId: 'appeal1', decision: 'DISMISSED', reason } as const;
  await tournaments.decideAppeal(person('judge'), { tournamentId: id, ...decision });
  await settle(id);
  expect(tellings.map(({ news }) => news.data)).toEqual([{ status: 'DISMISSED', round: 1 }]);
  expect(lines()).toEqual([`appeal ${appellant}`]);
  await tournaments.draftRound(owner, { tournamentId: id });
  await tournaments.publishRound(owner, { tournamentId: id, round: 2 });
  await settle(id);
  for (const pod of [1, 2]) await result(id, { round: 2, pod }, seats);
  await settle(id);
  lines();
  now.pass(30 * 24 * HOUR);
  await settle(id);
  const all = people(8).map(({ account }) => account);
  const [final = ''] = lines();
  expect(final.split(' ').toSorted()).toEqual(['owner', ...all, 'standings.final'].toSorted());
});

it('follows a commit again where it could not be said what that tells', async () => {
  let isDown = true;
  const said: Telling[] = [];
  const event = open(undefined, undefined, {
    async tell(some) {
      if (isDown) throw new Error('The queue is down.');
      said.push(...some);
    },
  });
  const id = await openEvent(event);
  await expect(come(event, id, 3)).rejects.toThrow('The queue is down.');
  isDown = false;
  await event.settle(id);
  expect(said[0]).toMatchObject({ news: { type: 'tournament.registered' }, to: { length: 3 } });
});

it('tells the same again where it dies before that is noted, and nothing after', async () => {
  const event = heard();
  const { store, settle, lines, known, now, tournaments } = event;
  const id = await openEvent(event);
  await settle(id);
  const project = store.summaries.project.bind(store.summaries);
  store.summaries.project = () => Promise.reject(new Error('It died.'));
  await expect(come(event, id, 3)).rejects.toThrow('It died.');
  expect(lines()).toEqual(['registered p0001 p0002 p0003']);
  store.summaries.project = project;
  known.clear();
  await settle(id);
  expect(lines()).toEqual(['registered p0001 p0002 p0003']);
  now.pass(MINUTE);
  await tournaments.updateTournament(owner, { tournamentId: id, description: 'Bring dice.' });
  await settle(id);
  known.clear();
  await settle(id);
  expect(lines()).toEqual([]);
});
