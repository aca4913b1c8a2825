import { expect, it } from 'vitest';
import { owner, people, person, useTournaments } from '../services/event.ts';
import { heardOf, line, publish, sitting, underWay } from './hearing.ts';

const open = useTournaments();
const heard = () => heardOf(open);
const HOUR = 3_600_000;
const reason = 'The table agreed on it.';
const note = 'Ann told me so behind her hand.';
const seats = [{ place: 1 }, { place: 2 }, { place: 3 }, { place: 4 }];

it('an act is notified to the players it concerns, without the reason', async () => {
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

it('a proposal is notified to a second person, and the excluded player once it is approved', async () => {
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

it('an appeal is notified to those who decide, the decision to its author, and the end to all', async () => {
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

it('an admin is called through the owner and staff if no one of the event can decide an appeal', async () => {
  const event = heard();
  const { settle, lines, tellings, result, tournaments } = event;
  const id = await underWay(event);
  await tournaments.setTournamentRole(owner, {
    ...{ tournamentId: id, accountId: 'judge', role: 'APPEALS', granted: false },
  });
  await publish(event, id);
  for (const pod of [1, 2]) await result(id, { round: 1, pod }, seats);
  const [one, two] = [await sitting(event, id, 1), await sitting(event, id, 2)];
  const places = one.numbers.map((number, i) => ({ number, place: i + 1 }));
  await tournaments.adjudicatePod(owner, { tournamentId: id, round: 1, pod: 1, places, reason });
  await settle(id);
  lines();
  const appeal = async (account = '', pod = 1) => {
    const text = 'My last answer did not count.';
    await tournaments.openAppeal(person(account), { tournamentId: id, round: 1, pod, text });
    await settle(id);
    const [data] = tellings.map(({ news }) => news.data);
    return [data, ...lines()];
  };
  const needed = { status: 'NEEDS_ADMIN', round: 1 };
  expect(await appeal(one.accounts[0])).toEqual([needed, 'appeal arbiter owner second']);
  expect(await appeal(two.accounts[0], 2)).toEqual([{ status: 'OPEN', round: 1 }, 'appeal owner']);
  await tournaments.setTournamentRole(owner, {
    ...{ tournamentId: id, accountId: one.accounts[1] ?? '', role: 'APPEALS', granted: true },
  });
  expect(await appeal(one.accounts[2])).toEqual([needed, 'appeal arbiter owner second']);
});
