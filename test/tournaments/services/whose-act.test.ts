import { expect, it } from 'vitest';
import { matchIdOf } from '../../../shared/tournaments/chance/derived.ts';
import { codeOf } from '../../matches/hall.ts';
import { accountOf, owner, person, podOf, useTournaments } from './event.ts';
import { played } from './played.ts';
import { arbiter, ranked, reason, second, underWay } from './ruled.ts';

const open = useTournaments();

it('an arbiter can’t rule where they play, or on another event', async () => {
  const event = open();
  const { tournaments, settle } = event;
  const id = await underWay(event, { rounds: { advance: 'MANUAL', length: 'PT2H' } });
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
  // time for a round is time for their own pod, too
  const extend = () =>
    codeOf(tournaments.extendTime(player, { tournamentId: id, round: 1, by: 'PT1H', reason }));
  expect(await extend()).toBe('CONFLICT_OF_INTEREST');
  const others = { tournamentId: id, round: 1, pod: 2, by: 'PT1H', reason };
  expect(await codeOf(tournaments.extendTime(player, others))).toBe('done');
});

it('a disqualification needs a second person', async () => {
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
  // the proposal and its reason are public from now on
  const [entry] = await tournaments.audit(undefined, { tournamentId: id, first: 10 });
  expect(entry).toMatchObject({
    ...{ act: 'APPROVE', by: 'second', target: { act: 'p1', number: 3 } },
    after: { act: 'DISQUALIFY', by: 'arbiter', says: { number: 3, pastPods: 'KEEP' }, reason },
  });
});

it('an appeal is decided once, by a person who hasn’t ruled', async () => {
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

it('a repeated inspection finds the same match', async () => {
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

it('staff who play, in any player’s place, can neither pair by hand nor inspect matches', async () => {
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
  // a player who hands a number on without the seat plays the match under way to its end
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
    codeOf(tournaments.draftRound(who, { tournamentId: id, reason, ...more }));
  expect(await draft(other, { byes: [players[1] ?? 0] })).toBe('CONFLICT_OF_INTEREST');
  const pods = [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ];
  expect(await draft(other, { pods })).toBe('CONFLICT_OF_INTEREST');
  expect(await draft()).toBe('done');
  expect(await draft(arbiter, { pods })).toBe('done');
});

it('an appeal is refused once everything is final', async () => {
  const event = open();
  const { tournaments, now } = event;
  const id = await played(event, ['ann', 'bob', 'cid']);
  const can = async () => (await tournaments.find(person('cid'), id)).can;
  expect(await can()).toContain('openAppeal');
  // the promised time for appeals can't be taken away
  const finalize = () => codeOf(tournaments.finalizeTournament(owner, { tournamentId: id }));
  const mine = async () => (await tournaments.find(owner, id)).can;
  expect(await finalize()).toBe('TOURNAMENT_STATE');
  expect(await mine()).not.toContain('finalizeTournament');
  now.pass(15 * 60_000);
  expect(await mine()).toContain('finalizeTournament');
  expect(await finalize()).toBe('done');
  expect(await can()).not.toContain('openAppeal');
  const appeal = { tournamentId: id, round: 1, pod: 1, text: 'That was not so.' };
  expect(await codeOf(tournaments.openAppeal(person('cid'), appeal))).toBe('TOURNAMENT_STATE');
});

it('an arbiter who plays can warn, but not take points, replace or disqualify', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await underWay(event);
  const { tournament } = await tournaments.find(undefined, id);
  const player = person(accountOf(tournament, 1));
  await tournaments.setTournamentRole(owner, {
    ...{ tournamentId: id, accountId: player.account, role: 'ARBITER', granted: true },
  });
  const on = { tournamentId: id, number: 2, reason };
  const penalise = (kind: 'WARNING' | 'POINTS', who = player) =>
    codeOf(tournaments.penalisePlayer(who, { ...on, kind, points: 1 }));
  const replace = (who = player) =>
    codeOf(tournaments.replacePlayer(who, { ...on, accountId: 'sub' }));
  const disqualify = (who = player) =>
    codeOf(tournaments.disqualifyPlayer(who, { ...on, pastPods: 'KEEP' }));
  expect(await penalise('POINTS')).toBe('CONFLICT_OF_INTEREST');
  expect(await replace()).toBe('CONFLICT_OF_INTEREST');
  expect(await disqualify()).toBe('CONFLICT_OF_INTEREST');
  expect(await penalise('WARNING')).toBe('done');
  expect(await disqualify(arbiter)).toBe('done');
  expect(
    await codeOf(tournaments.approveAct(player, { tournamentId: id, reason, actId: 'p1' })),
  ).toBe('CONFLICT_OF_INTEREST');
  expect([await penalise('POINTS', arbiter), await replace(arbiter)]).toEqual(['done', 'done']);
});
