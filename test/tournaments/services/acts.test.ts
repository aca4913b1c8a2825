import { expect, it } from 'vitest';
import { matchIdOf } from '../../../shared/tournaments/chance/derived.ts';
import { hashOfEntry } from '../../../shared/tournaments/record/audit.ts';
import { codeOf } from '../../matches/hall.ts';
import {
  accountOf,
  openEvent,
  owner,
  people,
  person,
  podOf,
  regulations,
  useTournaments,
  type Event,
} from './event.ts';
import { played } from './played.ts';

const open = useTournaments();
const arbiter = person('arbiter');
const second = person('second');
const reason = 'The table agreed on it.';

/** An event of eight in fours whose first round is under way. */
async function underWay(event: Event, more: Record<string, unknown> = {}): Promise<string> {
  const { tournaments, settle } = event;
  const id = await openEvent(event, more);
  for (const who of people(8)) await tournaments.registerForTournament(who, { tournamentId: id });
  await settle(id);
  for (const { account } of [arbiter, second]) {
    await tournaments.setTournamentRole(owner, {
      ...{ tournamentId: id, accountId: account, role: 'ARBITER', granted: true },
    });
  }
  await tournaments.startTournament(owner, { tournamentId: id });
  await tournaments.draftRound(owner, { tournamentId: id });
  await tournaments.publishRound(owner, { tournamentId: id, round: 1 });
  await settle(id);
  return id;
}

const ranked = (numbers: readonly number[]) =>
  numbers.map((number, i) => ({ number, place: i + 1 }));

it('settles a pod by ruling, corrects it, and ends its match', async () => {
  const event = open();
  const { tournaments, settle, wanted } = event;
  const id = await underWay(event);
  const { players } = await podOf(event, id);
  const rule = (numbers: readonly number[]) =>
    tournaments.adjudicatePod(arbiter, {
      ...{ tournamentId: id, round: 1, pod: 1, places: ranked(numbers), reason },
    });
  await rule(players);
  await settle(id);
  expect(await podOf(event, id)).toMatchObject({ status: 'ADJUDICATED', by: 'ADJUDICATED' });
  expect([...wanted.ended.values()]).toEqual(['adjudicated']);
  await rule(players.toReversed());
  const { rows } = await tournaments.standings(undefined, { tournamentId: id });
  expect(rows[0]).toMatchObject({ number: players.at(-1), points: 5_000 });
  const [first, corrected] = await tournaments.audit(undefined, { tournamentId: id, first: 10 });
  expect(first?.before).toBeUndefined();
  expect(corrected).toMatchObject({
    before: { places: ranked(players) },
    after: { places: ranked(players.toReversed()) },
  });
});

it('tells all that is wrong with a ruling, where', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await underWay(event);
  const { players } = await podOf(event, id);
  const [one = 0, two = 0] = players;
  const places = [
    { number: one, place: 1 },
    { number: one, place: 1 },
    { number: 99, place: 2 },
  ];
  const wish = { tournamentId: id, round: 1, pod: 1, places, reason };
  await expect(tournaments.adjudicatePod(arbiter, wish)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    mistakes: [
      { path: ['places', 1, 'number'], detail: 'They stand in the list twice.' },
      { path: ['places', 2, 'number'], detail: 'They do not sit in this pod.' },
      { path: ['places'], detail: `${String(two)} is missing.` },
      { path: ['places'] },
      { path: ['places'] },
      { path: ['places', 2, 'place'] },
    ],
  });
  expect((await podOf(event, id)).status).toBe('RUNNING');
});

it('lets nobody rule where they play, nor those of another event', async () => {
  const event = open();
  const { tournaments, settle } = event;
  const id = await underWay(event);
  const { players } = await podOf(event, id);
  const { tournament } = await tournaments.find(undefined, id);
  const player = person(accountOf(tournament, players[0]));
  await tournaments.setTournamentRole(owner, {
    ...{ tournamentId: id, accountId: player.account, role: 'ARBITER', granted: true },
  });
  const rule = (who = player, pod = 1) =>
    codeOf(
      tournaments.adjudicatePod(who, {
        ...{ tournamentId: id, round: 1, pod, places: ranked(players), reason },
      }),
    );
  expect(await rule()).toBe('CONFLICT_OF_INTEREST');
  expect(await rule(person('elsewhere', 'organizer'))).toBe('FORBIDDEN');
  expect(await rule(person('stranger'))).toBe('FORBIDDEN');
  await settle(id);
  const look = (who = player) =>
    codeOf(tournaments.inspectPod(who, { tournamentId: id, round: 1, pod: 2, reason }));
  expect(await look()).toBe('CONFLICT_OF_INTEREST');
  expect(await look(arbiter)).toBe('done');
  const entries = await tournaments.audit(undefined, { tournamentId: id, first: 10 });
  expect(entries).toMatchObject([{ act: 'INSPECT', by: 'arbiter', target: { round: 1, pod: 2 } }]);
});

it('plays a pod again under another id, and hears of the first match no more', async () => {
  const event = open();
  const { tournaments, settle, result, wanted } = event;
  const id = await underWay(event);
  await tournaments.replayPod(arbiter, { tournamentId: id, round: 1, pod: 1, reason });
  await settle(id);
  expect(wanted.made.size).toBe(3);
  expect([...wanted.ended.values()]).toEqual(['void']);
  const { players } = await podOf(event, id);
  const seats = players.map((_, i) => ({ place: i + 1 }));
  await result(id, { round: 1, pod: 1, attempt: 1 }, seats);
  await settle(id);
  expect(await podOf(event, id)).toMatchObject({ status: 'RUNNING', attempt: 2 });
  await result(id, { round: 1, pod: 1, attempt: 2 }, seats);
  await settle(id);
  expect((await podOf(event, id)).status).toBe('FINISHED');
});

it('needs a second person to disqualify', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await underWay(event);
  await tournaments.disqualifyPlayer(arbiter, {
    ...{ tournamentId: id, number: 3, pastPods: 'KEEP', reason },
  });
  const staffs = await tournaments.find(arbiter, id);
  expect(staffs.tournament.proposed).toMatchObject([{ id: 'p1', status: 'OPEN' }]);
  expect((await tournaments.find(undefined, id)).tournament.proposed).toEqual([]);
  const approve = (who = arbiter) =>
    codeOf(tournaments.approveAct(who, { tournamentId: id, actId: 'p1', reason }));
  expect(await approve()).toBe('SECOND_PERSON_REQUIRED');
  expect(await approve(second)).toBe('done');
  const { tournament } = await tournaments.find(undefined, id);
  expect(tournament.players.find(({ number }) => number === 3)?.status).toBe('DISQUALIFIED');
  const { rows } = await tournaments.standings(undefined, { tournamentId: id });
  expect(rows.map(({ number }) => number)).not.toContain(3);
  // what was proposed and why is for everybody from now on
  const [entry] = await tournaments.audit(undefined, { tournamentId: id, first: 10 });
  expect(entry).toMatchObject({
    ...{ act: 'APPROVE', by: 'second', target: { act: 'p1', number: 3 } },
    after: { act: 'DISQUALIFY', by: 'arbiter', says: { number: 3, pastPods: 'KEEP' }, reason },
  });
});

it('tells until when more time was given, and until when there was', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await underWay(event, { rounds: { advance: 'MANUAL', length: 'PT1H' } });
  const { deadline } = (await tournaments.find(undefined, id)).tournament.rounds[0] ?? {};
  const late = new Date(Date.parse(deadline ?? '') + 15 * 60_000).toISOString();
  await tournaments.extendTime(arbiter, { tournamentId: id, round: 1, by: 'PT15M', reason });
  const [entry] = await tournaments.audit(undefined, { tournamentId: id, first: 10 });
  expect(entry).toMatchObject({ before: { deadline }, after: { by: 'PT15M', deadline: late } });
});

it('decides an appeal once, by whoever has not ruled', async () => {
  const event = open();
  const { tournaments, settle, now } = event;
  const id = await underWay(event);
  const { players } = await podOf(event, id);
  const { tournament } = await tournaments.find(undefined, id);
  const loser = person(accountOf(tournament, players.at(-1)));
  const appeal = (who = loser, pod = 1) =>
    codeOf(
      tournaments.openAppeal(who, { tournamentId: id, round: 1, pod, text: 'That was not so.' }),
    );
  expect(await appeal()).toBe('APPEAL_WINDOW_CLOSED');
  await tournaments.adjudicatePod(owner, {
    ...{ tournamentId: id, round: 1, pod: 1, places: ranked(players), reason },
  });
  await settle(id);
  expect(await appeal(person(accountOf(tournament, 1)), 3)).toBe('FORBIDDEN');
  expect(await appeal()).toBe('done');
  expect(await appeal()).toBe('BAD_USER_INPUT');
  const decide = (who = owner) =>
    codeOf(
      tournaments.decideAppeal(who, {
        ...{ tournamentId: id, appealId: 'appeal1', decision: 'UPHELD', reason },
      }),
    );
  expect(await decide()).toBe('CONFLICT_OF_INTEREST');
  expect(await decide(person('admin', 'admin'))).toBe('done');
  expect(await decide(person('admin', 'admin'))).toBe('TOURNAMENT_STATE');
  now.pass(24 * 3_600_000);
  expect(await appeal(person(accountOf(tournament, players[0])))).toBe('APPEAL_WINDOW_CLOSED');
});

it('shows drafts to staff alone, not even by its version', async () => {
  const event = open();
  const { tournaments, settle, result } = event;
  const id = await underWay(event);
  for (const pod of [1, 2]) {
    const { players } = await podOf(event, id, pod);
    await result(
      id,
      { round: 1, pod },
      players.map((_, i) => ({ place: i + 1 })),
    );
  }
  await settle(id);
  const before = await tournaments.find(undefined, id);
  const steps = await tournaments.updates(undefined, { tournamentId: id, first: 500 });
  await tournaments.draftRound(owner, { tournamentId: id });
  const drafted = (await tournaments.find(owner, id)).tournament.rounds[1];
  expect(drafted?.status).toBe('DRAFT');
  const [a = [], b = []] = drafted?.pods.map(({ players }) => players) ?? [];
  const swapped = [
    [...b.slice(0, 1), ...a.slice(1)],
    [...a.slice(0, 1), ...b.slice(1)],
  ];
  await tournaments.editPairing(owner, { tournamentId: id, round: 2, pods: swapped, reason });
  expect(await tournaments.find(undefined, id)).toEqual(before);
  expect(await tournaments.updates(undefined, { tournamentId: id, first: 500 })).toEqual(steps);
  expect(await tournaments.audit(undefined, { tournamentId: id, first: 10 })).toEqual([]);
  await tournaments.publishRound(owner, { tournamentId: id, round: 2 });
  const after = await tournaments.find(undefined, id);
  expect(after.tournament.version).toBe(before.tournament.version + 1);
  expect(after.tournament.rounds[1]).toMatchObject({ report: { edited: true } });
  const audit = await tournaments.audit(undefined, { tournamentId: id, first: 10 });
  expect(audit).toMatchObject([{ id: 'a1', act: 'EDIT_PAIRING', target: { round: 2 }, reason }]);
  for (const { hash, ...entry } of audit) expect(hash).toBe(hashOfEntry('', entry));
});

it('has what runs go on for no rating, or come to nothing, where it is called off', async () => {
  for (const running of ['PLAY_ON', 'VOID'] as const) {
    const event = open();
    const { tournaments, settle, wanted, result } = event;
    const id = await underWay(event, { rated: true });
    await tournaments.cancelTournament(owner, { tournamentId: id, running, reason });
    await settle(id);
    expect(wanted.unrated.size).toBe(running === 'PLAY_ON' ? 2 : 0);
    expect([...wanted.ended.values()]).toEqual(running === 'VOID' ? ['void', 'void'] : []);
    for (const pod of [1, 2]) await result(id, { round: 1, pod }, [], 'void');
    await settle(id);
    expect((await podOf(event, id)).status).toBe(running === 'VOID' ? 'VOID' : 'RUNNING');
  }
});

it('lets a ruling stand, whether a result comes before it is counted or after', async () => {
  const event = open();
  const { tournaments, settle, result } = event;
  const id = await underWay(event);
  const seats = [1, 2, 3, 4].map((place) => ({ place }));
  for (const pod of [1, 2]) {
    const { players } = await podOf(event, id, pod);
    const places = ranked(players.toReversed());
    if (pod === 1) await result(id, { round: 1, pod }, seats);
    await tournaments.adjudicatePod(arbiter, { tournamentId: id, round: 1, pod, places, reason });
    if (pod === 2) await result(id, { round: 1, pod }, seats);
    await settle(id);
    const ruled = await podOf(event, id, pod);
    expect(ruled).toMatchObject({ status: 'ADJUDICATED', by: 'ADJUDICATED' });
    expect(ruled.places?.find(({ place }) => place === 1)?.number).toBe(players.at(-1));
  }
});

it('looks into the same match where a look is asked for again', async () => {
  const event = open();
  const { tournaments, settle } = event;
  const id = await underWay(event);
  await tournaments.replayPod(arbiter, { tournamentId: id, round: 1, pod: 1, reason });
  await settle(id);
  const look = { tournamentId: id, round: 1, pod: 1, reason, commandId: 'look' };
  const match = matchIdOf({ tournament: id, round: 1, pod: 1, attempt: 2 });
  expect((await tournaments.inspectPod(arbiter, look)).matchId).toBe(match);
  expect((await tournaments.inspectPod(arbiter, look)).matchId).toBe(match);
});

it('lets those who play, in whosever place, neither draw by hand nor look into matches', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await underWay(event);
  const { players } = await podOf(event, id);
  const [number = 0] = players;
  const { tournament } = await tournaments.find(undefined, id);
  const player = person(accountOf(tournament, number));
  await tournaments.setTournamentRole(owner, {
    ...{ tournamentId: id, accountId: player.account, role: 'ARBITER', granted: true },
  });
  // who hands a number on without the seat plays the match under way to its end
  await tournaments.replacePlayer(arbiter, { tournamentId: id, number, accountId: 'sub', reason });
  const look = () =>
    codeOf(tournaments.inspectPod(player, { tournamentId: id, round: 1, pod: 2, reason }));
  expect(await look()).toBe('CONFLICT_OF_INTEREST');
  for (const pod of [1, 2]) {
    const sat = (await podOf(event, id, pod)).players;
    const on = { tournamentId: id, round: 1, pod, places: ranked(sat), reason };
    await tournaments.adjudicatePod(arbiter, on);
  }
  expect(await look()).toBe('done');
  const other = person(accountOf((await tournaments.find(undefined, id)).tournament, players[1]));
  await tournaments.setTournamentRole(owner, {
    ...{ tournamentId: id, accountId: other.account, role: 'ORGANIZER', granted: true },
  });
  const draft = (who = other, more: Record<string, unknown> = {}) =>
    codeOf(tournaments.draftRound(who, { tournamentId: id, ...more }));
  expect(await draft(other, { byes: [players[1] ?? 0] })).toBe('CONFLICT_OF_INTEREST');
  const pods = [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ];
  expect(await draft(other, { pods })).toBe('CONFLICT_OF_INTEREST');
  expect(await draft()).toBe('done');
  expect(await draft(arbiter, { pods })).toBe('done');
});

it('penalises in rounds that there are', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await underWay(event);
  const penalise = (round: number) =>
    codeOf(
      tournaments.penalisePlayer(arbiter, {
        ...{ tournamentId: id, number: 1, kind: 'POINTS', points: 500, round, reason },
      }),
    );
  expect(await penalise(2)).toBe('BAD_USER_INPUT');
  expect(await penalise(1)).toBe('done');
});

it('hears no appeal once all is final', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await played(event, ['ann', 'bob', 'cid']);
  const can = async () => (await tournaments.find(person('cid'), id)).can;
  expect(await can()).toContain('openAppeal');
  await tournaments.finalizeTournament(owner, { tournamentId: id });
  expect(await can()).not.toContain('openAppeal');
  const appeal = { tournamentId: id, round: 1, pod: 1, text: 'That was not so.' };
  expect(await codeOf(tournaments.openAppeal(person('cid'), appeal))).toBe('TOURNAMENT_STATE');
});

it('changes regulations to none that what was played does not fit into', async () => {
  const event = open();
  const { tournaments } = event;
  const swiss = { format: 'SWISS', rounds: 2, podSize: { preferred: 4, min: 3, max: 5 } };
  const id = await underWay(event, { stages: [swiss, { ...swiss, cut: 4 }] });
  const change = async (more: Record<string, unknown>) => {
    const wish = { tournamentId: id, regulations: regulations(more), reason };
    return codeOf(tournaments.changeRegulations(arbiter, wish));
  };
  const schedule = { format: 'ROUND_ROBIN', podSize: { preferred: 4 } };
  const threes = { kind: 'PLACEMENT', bySize: { 3: [2, 1, 0] } };
  const inThrees = [{ ...swiss, podSize: { preferred: 3 } }];
  expect(await change({ stages: [schedule] })).toBe('BAD_USER_INPUT');
  expect(await change({ stages: inThrees, scoring: threes })).toBe('BAD_USER_INPUT');
  expect(await change({ stages: [swiss] })).toBe('done');
});
