import { beforeEach, describe, expect, it } from 'vitest';
import {
  atRandom,
  judge,
  replay,
  verify,
  type Entry,
  type Game,
  type Journal,
} from '../../shared/engine/index.ts';
import { games } from '../../services/matches/games/loaded.ts';
import type { MatchView } from '../../services/matches/contract.ts';
import { ANALYSES_AT_ONCE } from '../../services/matches/session/hosted.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { ann, bob, cid, codeOf, dan, pick, useHalls, type Hall } from './hall.ts';

const all: readonly Game[] = [...Object.values(games), secretNumbers];
const openHall = useHalls(all);
let hall: Hall;
beforeEach(() => {
  hall = openHall();
});

/** Numbers that follow from a seed, the same at every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A match of ann and bob that ends because ann resigns after this number of answers. */
async function source(gameId: string, answers: number): Promise<string> {
  const { matches } = hall;
  const { record } = await matches.create(ann, {
    gameId,
    seats: 2,
    ...(gameId === 'secret-numbers' && { options: { rounds: 30 } }),
  });
  const matchId = record.id;
  await matches.join(bob, { matchId });
  await matches.start(ann, { matchId });
  const chance = numbers(7);
  for (let given = 0; given < answers;) {
    for (const who of [ann, bob]) {
      const [question] = (await matches.find(who, matchId))?.questions ?? [];
      if (question === undefined || question.answered) continue;
      const choose = atRandom({ question, chance, seat: question.seat, view: undefined });
      const answer = { matchId, questionId: question.id, choose: [...choose] };
      await matches.answer(who, { ...answer, commandId: `${who.account} ${question.id}` });
      given += 1;
    }
  }
  await matches.resign(ann, { matchId });
  return matchId;
}

/** The version at which the middle of the answers was given. */
const middleOf = ({ commits }: Journal): number =>
  commits[Math.floor(commits.length / 2)]?.version ?? 0;

const exported = async (matchId: string): Promise<Journal> =>
  JSON.parse(JSON.stringify(await openHall().matches.exportJournal(ann, matchId))) as Journal;

const answersIn = ({ commits }: Journal, after: number) =>
  commits
    .filter(({ version }) => version > after)
    .flatMap(({ entries }) => entries.slice(0, 1))
    .flatMap((entry) => (entry.type === 'Answered' ? [entry] : []));

/** Gives the answers of the original match; the owner answers for every seat. */
async function answerAlike(forkId: string, journal: Journal, after: number) {
  for (const { id: questionId, choose } of answersIn(journal, after)) {
    const answer = { matchId: forkId, questionId, choose: [...choose] };
    await hall.matches.answer(cid, { ...answer, commandId: `again ${questionId}` });
  }
}

/** Entries with their questions dated by the versions of the fork. */
const dated = (journal: Journal, after: number): readonly (readonly Entry[])[] =>
  journal.commits
    .filter(({ version }) => version > after)
    .filter(({ entries }) => entries[0]?.type === 'Answered')
    .map(({ entries }) =>
      entries.map((entry) =>
        entry.type === 'Asked'
          ? {
              ...entry,
              questions: entry.questions.map((each) => ({
                ...each,
                askedAt: Math.max(0, each.askedAt - after),
              })),
            }
          : entry,
      ),
    );

const gameOf = (gameId: string): Game => {
  const game = all.find(({ id }) => id === gameId);
  if (game === undefined) throw new Error(`There is no ${gameId}.`);
  return game;
};

describe('a fork', () => {
  it.each(all.map(({ id }) => id))(
    'of %s continues as the match did, if the answers are the same',
    async (gameId) => {
      const matchId = await source(gameId, gameId === 'secret-numbers' ? 5 : 24);
      const before = await exported(matchId);
      const version = middleOf(before);
      const fork = await hall.matches.forkMatch(cid, { matchId, version });
      const forkId = fork.record.id;
      expect(fork.record).toMatchObject({
        origin: { matchId, version, chance: 'SAME' },
        visibility: 'PRIVATE',
        host: 'cid',
        status: 'RUNNING',
        version: 0,
      });
      await answerAlike(forkId, before, version);
      await hall.matches.resign(cid, { matchId: forkId });
      const after = JSON.parse(
        JSON.stringify(await openHall().matches.exportJournal(cid, forkId)),
      ) as Journal;
      expect(dated(after, 0).length).toBeGreaterThan(1);
      expect(dated(after, 0)).toEqual(dated(before, version));
      expect(after.fork).toEqual({ of: before, version, chance: 'SAME' });
      const game = gameOf(gameId);
      expect(verify(after)).toMatchObject({ fair: true });
      expect(judge(game, after)).toEqual({ remarks: [] });
      expect(replay(game, after).drift).toBe(0);
      // nothing of the match itself has changed
      expect(await exported(matchId)).toEqual(before);
    },
  );

  it('with its own random numbers has a secret of its own, and other dice', async () => {
    // this many equal rolls happen once in ten million
    const matchId = await source('secret-numbers', 41);
    const before = await exported(matchId);
    const version = middleOf(before);
    const { record, fairness } = await hall.matches.forkMatch(cid, {
      matchId,
      version,
      chance: 'FRESH',
    });
    expect(fairness.commitment).not.toBe(before.commitment);
    await answerAlike(record.id, before, version);
    await hall.matches.resign(cid, { matchId: record.id });
    const after = await openHall().matches.exportJournal(cid, record.id);
    const rolls = ({ commits }: Journal, from: number) =>
      commits
        .filter((each) => each.version > from)
        .flatMap(({ entries }) => entries)
        .filter(({ type }) => type === 'Rolled');
    expect(rolls(after, 0).length).toBe(rolls(before, version).length);
    expect(rolls(after, 0)).not.toEqual(rolls(before, version));
    expect(verify(after).fair).toBe(true);
    expect(verify({ ...after, fork: { of: before, version, chance: 'SAME' } }).fair).toBe(false);
    expect(judge(secretNumbers, after).fault).toBeUndefined();
    const elsewhere = { of: before, version: version + 1, chance: 'FRESH' } as const;
    expect(judge(secretNumbers, { ...after, fork: elsewhere }).fault).toBeDefined();
  });

  it('is visible only to its owner, who answers for every seat', async () => {
    const { matches, store } = hall;
    const matchId = await source('secret-numbers', 4);
    const asked = { matchId, version: 2 };
    const { record, questions, view } = await matches.forkMatch(cid, asked);
    const fork = { matchId: record.id };
    expect(questions.map(({ seat }) => seat)).toEqual(['seat1', 'seat2']);
    expect(view).toEqual(
      expect.objectContaining({ lucky: { seat1: expect.any(Number), seat2: expect.any(Number) } }),
    );
    expect(record.seats.map(({ holder }) => holder)).toEqual([undefined, undefined]);
    for (const who of [ann, dan, undefined]) {
      expect(await matches.find(who, record.id)).toBeUndefined();
    }
    expect(await codeOf(pick(matches, cid, record.id))).toBe('done');
    expect(
      await codeOf(matches.answer(ann, { ...fork, questionId: 'x', choose: [], commandId: 'x' })),
    ).toBe('NOT_FOUND');
    await expect(matches.wanted(record.id)).resolves.toMatchObject({ accounts: [] });
    const listed = async () =>
      (await matches.list(cid, { list: 'MINE' }, { first: 5 })).items.map(({ item }) => item);
    const commit = await store.events.load(record.id);
    for (const each of commit?.commits ?? []) await matches.project(each);
    expect((await listed()).map((each: MatchView) => each.record.id)).toEqual([record.id]);
    const mine = await matches.find(cid, record.id);
    expect(mine && matches.can(cid, mine)).toEqual(['answer', 'resign', 'markSeen']);
    for (const refused of [
      () => matches.rematch(cid, fork),
      () => matches.pause(cid, fork),
      () => matches.propose(cid, { ...fork, kind: 'END' }),
      () => matches.undo(cid, { ...fork, toVersion: 0 }),
      () => matches.forkMatch(cid, { ...fork, version: 0 }),
    ]) {
      expect(await codeOf(refused())).toBe('FORBIDDEN');
    }
    expect(await codeOf(matches.rematch(ann, fork))).toBe('NOT_FOUND');
    expect(await codeOf(matches.resign(ann, fork))).toBe('NOT_FOUND');
  });

  it('is made from a finished match at a played version, and once for a repeated command', async () => {
    const { matches } = hall;
    const matchId = await source('secret-numbers', 4);
    const last = (await matches.find(ann, matchId))?.record.version ?? 0;
    for (const version of [0, 1, last, last + 1]) {
      expect(await codeOf(matches.forkMatch(cid, { matchId, version }))).toBe('BAD_USER_INPUT');
    }
    const wish = { matchId, version: 3, commandId: 'one' };
    const [first, again] = [await matches.forkMatch(cid, wish), await matches.forkMatch(cid, wish)];
    expect(again.record.id).toBe(first.record.id);
    expect(await codeOf(matches.forkMatch(cid, { ...wish, version: 4 }))).toBe('BAD_USER_INPUT');
    const { record } = await matches.create(ann, { gameId: 'secret-numbers', seats: 2 });
    expect(await codeOf(matches.forkMatch(cid, { matchId: record.id, version: 0 }))).toBe(
      'FORBIDDEN',
    );
    expect(await codeOf(matches.forkMatch(cid, { matchId: 'nowhere', version: 0 }))).toBe(
      'NOT_FOUND',
    );
  });

  it('counts towards a limit per account, and no longer after it is resigned', async () => {
    const { matches } = hall;
    const matchId = await source('secret-numbers', 4);
    const held: string[] = [];
    for (let i = 0; i < ANALYSES_AT_ONCE; i += 1) {
      held.push((await matches.forkMatch(dan, { matchId, version: 3 })).record.id);
    }
    expect(await codeOf(matches.forkMatch(dan, { matchId, version: 3 }))).toBe('TOO_MANY_MATCHES');
    const given = await matches.resign(dan, { matchId: held[0] ?? '' });
    expect(given.result).toMatchObject({ reason: 'abandoned' });
    expect(await codeOf(matches.forkMatch(dan, { matchId, version: 3 }))).toBe('done');
  });
});
