import { expect, it } from 'vitest';
import { matchIdOf } from '../../../shared/tournaments/chance/derived.ts';
import { codeOf } from '../../matches/hall.ts';
import { openTestTable } from '../../support/stores.ts';
import { accountOf, owner, people, person, regulations, standing } from './event.ts';
import { processOn } from './process.ts';

/** Tournaments and matches on a table of their own, and a director who hears of every commit of a match that calls for it. */
async function service() {
  const place = await openTestTable();
  const now = standing();
  return { ...processOn(place, now, 'real matches'), now, close: place.close };
}

/** Two pods of two whose matches are under way, and last ten minutes. */
async function underWay(
  onDeadline: readonly unknown[],
  preset = 'live',
  { rounds = 1, pauses = false } = {},
) {
  const { matches, tournaments, now, settle, ...others } = await service();
  const made = await tournaments.createTournament(owner, {
    name: 'Spring Cup',
    regulations: regulations({
      timeControl: { preset },
      pauses,
      stages: [{ format: 'SWISS', rounds, podSize: { preferred: 2 } }],
      rounds: { advance: 'AUTO', length: 'PT10M', onDeadline },
    }),
  });
  const { id } = made.tournament;
  await tournaments.announceTournament(owner, { tournamentId: id });
  await tournaments.openRegistration(owner, { tournamentId: id });
  for (const who of people(4)) {
    await tournaments.registerForTournament(who, { tournamentId: id, entropy: who.account });
  }
  await settle(id);
  await tournaments.startTournament(owner, { tournamentId: id });
  await settle(id);
  const { tournament } = await tournaments.find(undefined, id);
  const [first, second] = tournament.rounds[0]?.pods ?? [];
  const seatsOf = (pod = first) =>
    (pod?.players ?? []).map((number) => person(accountOf(tournament, number)));
  const matchOf = (pod: number) => matchIdOf({ tournament: id, round: 1, pod, attempt: 1 });
  const answer = async (who = owner, pod = 1) => {
    const seen = await matches.find(who, matchOf(pod));
    const [question] = seen?.questions ?? [];
    if (question === undefined) return false;
    const choose = question.options.slice(0, 1);
    const commandId = `${who.account} ${question.id}`;
    await matches.answer(who, {
      matchId: matchOf(pod),
      questionId: question.id,
      choose,
      commandId,
    });
    return true;
  };
  return {
    ...{ matches, tournaments, now, settle, ...others },
    ...{ id, first, second, seatsOf, matchOf, answer },
  };
}

it('pods are played by their matches: one by its rules, one to its deadline', async () => {
  const its = await underWay([{ rule: 'STANDING' }]);
  const { matches, tournaments, now, settle, close } = its;
  const { id, first, second, seatsOf, matchOf, answer } = its;

  const board = await matches.find(undefined, matchOf(1));
  expect(board?.record).toMatchObject({ status: 'RUNNING', host: 'owner', pod: { pod: 1 } });
  // its owner has no seat, and none of the rights of a host
  expect(await codeOf(matches.addBot(owner, { matchId: matchOf(1), level: 'random' }))).toBe(
    'FORBIDDEN',
  );
  for (let asked = true; asked;) {
    asked = false;
    for (const who of seatsOf(first)) asked = (await answer(who, 1)) || asked;
  }
  await settle(id);
  const halfway = (await tournaments.find(undefined, id)).tournament.rounds[0];
  expect(halfway?.pods.map(({ status }) => status)).toEqual(['FINISHED', 'RUNNING']);
  expect(halfway?.pods[0]?.places?.map(({ number }) => number)).toEqual(first?.players);

  // one of the other pod answers, the other never comes
  const [there, absent] = seatsOf(second);
  await answer(there, 2);
  now.pass(10 * 60_000);
  await settle(id);
  const over = (await tournaments.find(undefined, id)).tournament;
  expect(over.status).toBe('FINISHED');
  const place = (who = owner) =>
    over.rounds[0]?.pods[1]?.places?.find(({ number }) => accountOf(over, number) === who.account);
  expect(over.rounds[0]?.pods[1]).toMatchObject({ by: 'ROUND_DEADLINE' });
  expect([place(there)?.place, place(absent)?.place]).toEqual([1, 2]);
  expect(place(absent)?.missedTurns).toBeGreaterThan(place(there)?.missedTurns ?? 0);
  expect((await matches.find(undefined, matchOf(2)))?.record.status).toBe('ABANDONED');
  await close();
});

it('calling time ends matches with the last round, whatever messages get lost or doubled', async () => {
  const rules = [{ rule: 'LAST_ROUND', perTurn: 'PT30S' }, { rule: 'STANDING' }];
  const its = await underWay(rules, 'async-1d');
  const { matches, tournaments, director, called, now, settle, close } = its;
  const { id, first, second, seatsOf, matchOf, answer } = its;
  const podsOf = async () => (await tournaments.find(undefined, id)).tournament.rounds[0]?.pods;
  for (const pod of [1, 2]) await answer(seatsOf(pod === 1 ? first : second)[0], pod);
  now.pass(10 * 60_000);
  await settle(id);
  const clocks = (await matches.find(owner, matchOf(1)))?.clocks;
  expect(clocks?.find(({ running }) => running)?.deadline).toBe(
    new Date(+now() + 30_000).toISOString(),
  );
  const [, late] = seatsOf(first);
  await answer(late, 1);
  expect((await matches.find(owner, matchOf(1)))?.result?.reason).toBe('deadline');
  // the call of that commit comes twice
  const [commit] = called;
  if (commit) called.push(commit);
  await settle(id);
  expect(await podsOf()).toMatchObject([{ by: 'ROUND_DEADLINE' }, { status: 'RUNNING' }]);
  // the clock plays out the other pod's round, and no call is made for it
  now.pass(60_000);
  await matches.wake(matchOf(2));
  expect(called.splice(0)).toHaveLength(1);
  await settle(id);
  expect((await podsOf())?.[1]).toMatchObject({ status: 'RUNNING', called: true });
  expect(await director.mend(id)).toBe(1);
  await settle(id);
  const over = (await tournaments.find(undefined, id)).tournament;
  expect(over.status).toBe('FINISHED');
  expect((await podsOf())?.map(({ by }) => by)).toEqual(['ROUND_DEADLINE', 'ROUND_DEADLINE']);
  const numberOf = (account?: string) =>
    over.players.find((player) => player.account === account)?.number;
  const place = (pod: number, account?: string) =>
    over.rounds[0]?.pods[pod - 1]?.places?.find(({ number }) => number === numberOf(account));
  expect(place(2, seatsOf(second)[1]?.account)).toMatchObject({ missedTurns: 1 });
  await close();
});

it('a pod of no-shows ranks as equal, and its players are dropped after the second one', async () => {
  const its = await underWay([{ rule: 'STANDING' }], 'live', { rounds: 2 });
  const { tournaments, now, settle, close, id } = its;
  const next = async () => {
    for (const minutes of [10, 60]) {
      now.pass(minutes * 60_000);
      await settle(id);
    }
    return (await tournaments.find(owner, id)).tournament;
  };
  const once = await next();
  expect(once.players.map(({ status }) => status)).toEqual(Array(4).fill('ACTIVE'));
  const pods = once.rounds[0]?.pods ?? [];
  const level = { place: 1, noShow: true };
  expect(pods).toMatchObject([{ places: [level, level] }, { places: [level, level] }]);
  const over = await next();
  expect(over.players.map(({ status }) => status)).toEqual(Array(4).fill('DROPPED'));
  expect(over.rounds.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED']);
  await close();
});

it('a match that was not made, or a seat that can’t be taken, stops nothing', async () => {
  const its = await underWay([{ rule: 'STANDING' }]);
  const { matches, tournaments, director, settle, close } = its;
  const { id, first, second, seatsOf, matchOf } = its;
  const on = { tournamentId: id, reason: 'The table was set up wrongly.' };
  await tournaments.replayPod(owner, { ...on, round: 1, pod: 1 });
  const places = (first?.players ?? []).map((number, i) => ({ number, place: i + 1 }));
  await tournaments.adjudicatePod(owner, { ...on, round: 1, pod: 1, places });
  const [number = 0] = second?.players ?? [];
  const [holder] = seatsOf(second);
  for (const accountId of ['sub', holder?.account ?? '']) {
    await tournaments.replacePlayer(owner, { ...on, number, accountId, seat: true });
    await settle(id);
  }
  expect((await matches.find(owner, matchOf(1)))?.result?.reason).toBe('void');
  expect((await matches.find(person('sub'), matchOf(2)))?.seat).toBe('seat1');
  expect(await director.mend(id)).toBe(0);
  await close();
});

it('a table can pause within its pod’s current deadline, also if a message was lost', async () => {
  const { tournaments, director, matches, now, settle, id, seatsOf, matchOf, close } =
    await underWay([{ rule: 'STANDING' }], 'live', { pauses: true });
  const [one] = seatsOf();
  const propose = (minutes: number) =>
    codeOf(
      matches.propose(one ?? owner, {
        ...{ matchId: matchOf(1), kind: 'PAUSE' },
        until: new Date(+now() + minutes * 60_000).toISOString(),
      }),
    );
  expect(await propose(12)).toBe('BAD_USER_INPUT');
  const more = { tournamentId: id, round: 1, reason: 'The hall has no power.' };
  await tournaments.extendTime(owner, { ...more, by: 'PT5M' });
  expect(await propose(12)).toBe('BAD_USER_INPUT');
  await director.mend(id);
  expect(await propose(16)).toBe('BAD_USER_INPUT');
  await tournaments.extendTime(owner, { ...more, pod: 1, by: 'PT5M' });
  await settle(id);
  const { version } = (await matches.find(one, matchOf(1)))?.record ?? {};
  await settle(id);
  await director.mend(id);
  expect((await matches.find(one, matchOf(1)))?.record.version).toBe(version);
  expect(await propose(21)).toBe('BAD_USER_INPUT');
  expect(await propose(16)).toBe('done');
  await close();
});
