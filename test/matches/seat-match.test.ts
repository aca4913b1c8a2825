import { describe, expect, it } from 'vitest';
import { games } from '../../services/matches/games/loaded.ts';
import { atRandom, commitmentOf, judge, replay, verify } from '../../shared/engine/index.ts';
import type { SeatMatch } from '../../services/matches/contract.ts';
import { WAKE_SHARDS } from '../../services/platform/storage/timing/contract.ts';
import { callsDuring } from '../support/sdk-calls.ts';
import { jsonCopy } from '../support/play.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { heldClock, MINUTE, SECOND } from './clocks/table.ts';
import { account, ann, bob, cid, codeOf, pick, playRounds, useHalls, type Hall } from './hall.ts';
import { pod } from './pods.ts';

const openHall = useHalls([...Object.values(games), secretNumbers]);

const begun = async ({ matches }: Hall, match: SeatMatch) => {
  await matches.seatMatch(match);
  return match.id;
};

describe('the match of a pod', () => {
  it('starts in one commit with its first questions, by two writes and two reads', async () => {
    const hall = openHall();
    const match = pod([ann, bob]);
    const calls = await callsDuring(hall.client, () => hall.matches.seatMatch(match));
    expect(calls).toEqual(['PutItem', 'GetItem', 'GetItem', 'PutItem']);
    const commits = await hall.store.events.range(match.id, undefined, 10);
    expect(commits.map(({ version, actor }) => [version, actor])).toEqual([[0, 'director']]);
    expect(await openHall().matches.find(bob, match.id)).toMatchObject({
      record: { id: match.id, version: 0, status: 'RUNNING', pod: match.pod, host: 'owner' },
      seat: 'seat2',
      questions: [{ seat: 'seat2', askedAt: 0 }],
      waitingOn: ['seat1', 'seat2'],
      fairness: {
        commitment: commitmentOf(Buffer.from(match.secret, 'hex')),
        entropy: ['entropy 0', 'entropy 1'],
        secret: undefined,
      },
    });
  });

  it('is equal when read from its checkpoint and from its entries', async () => {
    const match = pod([ann, bob]);
    const hall = openHall();
    await begun(hall, match);
    const folded = await hall.matches.find(ann, match.id);
    expect(jsonCopy(await openHall().matches.find(ann, match.id))).toEqual(jsonCopy(folded));
  });

  it('is created once, and a repetition changes nothing', async () => {
    const match = pod([ann, bob]);
    const [one, other] = [openHall(), openHall()];
    await Promise.all([one.matches.seatMatch(match), other.matches.seatMatch(match)]);
    await pick(one.matches, ann, match.id);
    await other.matches.seatMatch(match);
    expect((await openHall().matches.find(ann, match.id))?.record.version).toBe(1);
    for (const [secret, fault] of [
      ['ab'.repeat(32), /another secret/],
      ['ab', /must have 32 bytes/],
    ] as const)
      await expect(openHall().matches.seatMatch({ ...match, secret })).rejects.toThrow(fault);
  });

  it('is refused whole if the game can’t be played that way', async () => {
    const hall = openHall();
    const alone = pod([ann]);
    expect(await codeOf(hall.matches.seatMatch(alone))).toBe('BAD_USER_INPUT');
    const odd = pod([ann, bob], { options: { rounds: 'many' } });
    expect(await codeOf(hall.matches.seatMatch(odd))).toBe('BAD_USER_INPUT');
    for (const { id } of [alone, odd]) {
      expect(await hall.matches.find(ann, id)).toBeUndefined();
      expect(await hall.store.secrets.read(id)).toBeUndefined();
    }
  });

  it('has the auto-responses of its players', async () => {
    const hall = openHall();
    const match = pod([ann, bob]);
    const [first, second] = match.seats;
    const order = { kind: 'pick', ask: true };
    if (!first || !second) throw new Error('Two sit there.');
    await hall.matches.seatMatch({
      ...match,
      seats: [first, { ...second, orders: [order, { kind: 'trick', ask: true }] }],
    });
    expect((await openHall().matches.find(bob, match.id))?.orders).toEqual([order]);
  });
});

describe('the time of a pod', () => {
  const live = { timeControl: { perTurn: 'PT1M', reaction: 'PT10S' } };

  it('runs from the start of the round, or from the match’s creation if that is later', async () => {
    const clock = heldClock();
    const hall = openHall(undefined, clock.now);
    const early = pod([ann, bob], { ...live, startsAt: clock.iso(10 * MINUTE) });
    const late = pod([ann, bob], { ...live, startsAt: clock.iso(-10 * SECOND) });
    for (const [match, deadline] of [
      [early, clock.iso(11 * MINUTE)],
      [late, clock.iso(MINUTE)],
    ] as const) {
      await begun(hall, match);
      const { questions } = (await hall.matches.find(ann, match.id)) ?? { questions: [] };
      expect(questions[0]?.deadline).toBe(deadline);
    }
  });

  it('wakes the match at the first deadline, and not as an unstarted table', async () => {
    const clock = heldClock();
    const hall = openHall(undefined, clock.now);
    const match = pod([ann, bob], { ...live, startsAt: clock.iso() });
    await begun(hall, match);
    const [commit] = await hall.store.events.range(match.id, undefined, 1);
    if (commit) await hall.matches.project(commit);
    const by = clock.iso(MINUTE + 5 * SECOND);
    const shards = Array.from({ length: WAKE_SHARDS }, (_, shard) =>
      hall.store.wakeUps.due(shard, by, { first: 100 }),
    );
    const due = (await Promise.all(shards)).flat().map(({ stream }) => stream);
    expect(due).toContain(match.id);
  });
});

describe('the record of a pod', () => {
  it('has its updates, journal and log from the first version on, and the whole of it once it is over', async () => {
    const hall = openHall();
    const match = pod([ann, bob], { options: { rounds: 2 } });
    const id = await begun(hall, match);
    await playRounds(hall.matches, [ann, bob], id, 2);
    const cold = openHall();
    const updates = await cold.matches.updates(cid, id, { after: 0 });
    expect(updates.map(({ version, from }) => [from, version])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
    const [first] = await cold.matches.journal(ann, id, { first: 1 });
    expect(first).toMatchObject({ version: 0, type: 'MatchCreated', data: { pod: match.pod } });
    expect((await cold.matches.log(cid, id, { first: 100 })).length).toBeGreaterThan(0);
    expect(await cold.matches.since(ann, id)).toMatchObject({ from: 0, to: 4 });

    const journal = jsonCopy(await cold.matches.exportJournal(cid, id));
    expect(verify(journal)).toMatchObject({ fair: true, faults: [] });
    expect(judge(secretNumbers, journal)).toEqual({ remarks: [] });
    expect(replay(secretNumbers, journal)).toMatchObject({ drift: 0, match: { over: true } });
    const fork = await cold.matches.forkMatch(cid, { matchId: id, version: 0 });
    expect(fork.record).toMatchObject({ version: 0, status: 'RUNNING' });
    expect(fork.record.pod).toBeUndefined();
    await pick(cold.matches, cid, fork.record.id);
  });

  it.each(Object.values(games).map((game) => [game.id, game] as const))(
    'of %s is fair, and can be replayed',
    async (gameId, game) => {
      const hall = openHall();
      const match = pod([ann, bob], { gameId });
      const id = await begun(hall, match);
      for (let given = 0; given < 12; given += 1) {
        for (const who of [ann, bob]) {
          const [question] = (await hall.matches.find(who, id))?.questions ?? [];
          if (question === undefined) continue;
          const choose = atRandom({
            question,
            chance: (below) => given % below,
            seat: question.seat,
            view: undefined,
          });
          const commandId = `${who.account} ${question.id}`;
          const answer = { matchId: id, questionId: question.id, choose: [...choose], commandId };
          await hall.matches.answer(who, answer);
        }
      }
      await hall.matches.resign(ann, { matchId: id });
      if ((await hall.matches.find(bob, id))?.record.status === 'RUNNING')
        await hall.matches.resign(bob, { matchId: id });
      const journal = jsonCopy(await openHall().matches.exportJournal(ann, id));
      expect(verify(journal).fair).toBe(true);
      expect(judge(game, journal).fault).toBeUndefined();
    },
  );

  it('is on no public list, and only on those of its players', async () => {
    const hall = openHall();
    const match = pod([account('p1'), account('p2')]);
    const id = await begun(hall, match);
    const [commit] = await hall.store.events.range(id, undefined, 1);
    if (commit) await hall.matches.project(commit);
    const listed = async (...[viewer, filter]: Parameters<Hall['matches']['list']>) =>
      (await hall.matches.list(viewer, filter, { first: 100 })).items.map(
        ({ item }) => item.record.id,
      );
    for (const list of ['OPEN', 'RUNNING', 'FINISHED'] as const)
      expect(await listed(account('p1'), { list }, { first: 1 })).not.toContain(id);
    expect(await listed(account('p1'), { list: 'MINE' }, { first: 1 })).toEqual([id]);
    expect(await listed(account('owner'), { list: 'MINE' }, { first: 1 })).toEqual([]);
  });

  it('notifies its players of its start once', async () => {
    const hall = openHall();
    const id = await begun(hall, pod([ann, bob]));
    const [commit] = await hall.store.events.range(id, undefined, 1);
    if (!commit) throw new Error('It was stored.');
    const news = await hall.matches.news(commit);
    expect(news).toEqual([{ type: 'match.started', of: 'all' }]);
    expect((await hall.matches.wanted(id))?.accounts).toMatchObject([
      { account: 'ann', count: 1 },
      { account: 'bob', count: 1 },
    ]);
  });
});
