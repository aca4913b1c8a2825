import { describe, expect, it } from 'vitest';
import type { Game } from '../../shared/engine/index.ts';
import { matchCommit, type MatchCommit } from '../../services/matches/record/match-commit.ts';
import type { EventStore } from '../../services/platform/storage/contract.ts';
import { games as catalogue } from '../../tools/games.ts';
import { verdictOn } from '../../tools/verify/verdict.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { ann, bob, playRounds, started, useHalls } from './hall.ts';

const openHall = useHalls();

/** The next release of the game, which ranks the same table the other way round. */
const turned: Game = {
  ...secretNumbers,
  standing: (state: never) =>
    secretNumbers
      .standing(state)
      .toReversed()
      .map((ranked, i) => ({ ...ranked, place: i + 1 })),
};

const seatsOf = (ranking: readonly { readonly seat: string }[] | undefined) =>
  ranking?.map(({ seat }) => seat);

async function finished() {
  const { matches, store } = openHall();
  const { record } = await started(matches, [ann, bob], { rounds: 2 });
  await playRounds(matches, [ann, bob], record.id, 2);
  const seen = await matches.find(ann, record.id);
  return { id: record.id, matches, store, result: seen?.result };
}

const commitsOf = async (events: EventStore, id: string): Promise<readonly MatchCommit[]> =>
  (await events.range(id, undefined, 100)).flatMap((commit) => matchCommit(commit) ?? []);

describe('the ranking of a match that its rules have ended', () => {
  it('is unchanged when a later release ranks differently', async () => {
    const { id, result } = await finished();
    const later = openHall([turned]).matches;
    expect((await later.find(ann, id))?.result).toEqual(result);
    const [update] = await later.updates(undefined, id, {});
    expect(update?.result).toEqual(result);
    expect((await later.exportJournal(undefined, id)).ranking).toEqual(result?.ranking);
  });

  it('is recorded once, by the commit that publishes the secret', async () => {
    const { id, store, result } = await finished();
    const commits = await commitsOf(store.events, id);
    const recorded = commits.flatMap(({ version, body }) =>
      body.entries.flatMap((entry) => (entry.type === 'MatchRanked' ? [{ version, entry }] : [])),
    );
    expect(recorded).toMatchObject([
      { version: commits.length - 1, entry: { aside: true, ranking: result?.ranking } },
    ]);
    expect(commits.at(-1)?.body.entries.at(-1)?.type).toBe('SecretRevealed');
  });

  it('is in the journal for all viewers', async () => {
    const { id, matches, result } = await finished();
    const journal = await matches.journal(undefined, id, { first: 500 });
    expect(journal.find(({ type }) => type === 'MatchRanked')?.data).toMatchObject({
      ranking: result?.ranking,
    });
  });

  it('is verified against its record', async () => {
    const { id, matches } = await finished();
    const games = new Map([...catalogue, [secretNumbers.id, secretNumbers]]);
    const journal = await matches.exportJournal(undefined, id);
    expect(verdictOn(games, journal).good).toBe(true);
    const ranking = journal.ranking?.toReversed() ?? [];
    expect(verdictOn(games, { ...journal, ranking })).toMatchObject({
      good: false,
      fault: { why: expect.stringContaining('ranking') as string },
    });
  });

  it('is computed if the match ended before rankings were recorded', async () => {
    const { id, matches, store, result } = await finished();
    const old = `${id}-old`;
    for (const commit of await commitsOf(store.events, id)) {
      const entries = commit.body.entries.filter(({ type }) => type !== 'MatchRanked');
      const { checkpoint: _, ...bare } = commit;
      await store.events.append({ ...bare, stream: old, body: { ...commit.body, entries } });
    }
    expect((await matches.find(ann, old))?.result).toEqual(result);
    const later = openHall([turned]).matches;
    const again = (await later.find(ann, old))?.result?.ranking;
    expect(seatsOf(again)).toEqual(seatsOf(result?.ranking)?.toReversed());
    expect(await later.exportJournal(undefined, old)).not.toHaveProperty('ranking');
  });
});

describe('a match that ends before its rules end it', () => {
  it('has only the ranking of its last entry', async () => {
    const { matches, store } = openHall();
    const { record } = await started(matches, [ann, bob], { rounds: 9 });
    await matches.propose(ann, { matchId: record.id, kind: 'END', outcome: 'ANNUL' });
    const [open] = (await matches.find(bob, record.id))?.proposals ?? [];
    await matches.vote(bob, { matchId: record.id, proposalId: open?.id ?? '', agree: true });
    const entries = (await commitsOf(store.events, record.id)).flatMap(({ body }) => body.entries);
    const types = entries.map(({ type }) => type);
    expect(types).toContain('MatchClosed');
    expect(types).not.toContain('MatchRanked');
  });
});
