import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Journal } from '../../shared/engine/index.ts';
import { gamesWith } from '../../tools/games.ts';
import { readJournal } from '../../tools/replay/read-journal.ts';
import { checkTournament } from '../../tools/verify/tournament.ts';
import { verdictOn } from '../../tools/verify/verdict.ts';
import { worded } from '../../tools/verify/worded.ts';
import { ask, createPlayer, tokenFor } from '../local/player.ts';
import { startLocal, type LocalRun } from '../local/process.ts';
import { isLong } from '../support/long.ts';

/** The releases whose data are kept beside this test, each by its commit; the older ones in the long form. */
const releases = [...(isLong ? ['8faad19', '794ae31c'] : []), 'e097b043'];
/** The releases among them that have tournaments. */
const withTournaments = ['e097b043'];
const FAIR = /^(fair|played by other rules): the secret is the one promised/u;

const unpack = promisify(execFile);

type Row = {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly game: { readonly id: string };
};
type Page = {
  readonly matches: {
    readonly edges: readonly { readonly node: Row }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
};
type Asked = {
  readonly match: {
    readonly status: string;
    readonly questions: readonly {
      readonly id: string;
      readonly min: number;
      readonly options: readonly { readonly id: string }[];
    }[];
  };
};
type Shown = { readonly match: { readonly updates: readonly unknown[] } };
type Told = {
  readonly match: {
    readonly log: readonly { readonly text: string }[];
    readonly since: { readonly turns: readonly unknown[] };
  };
};

const page = `query ($list: MatchList!, $after: String) { matches(filter: { list: $list }, first: 3, after: $after) {
  edges { node { id status version game { id } } } pageInfo { hasNextPage endCursor } } }`;
const asked = `query ($id: ID!) { match(id: $id) { status questions { id min options { id } } } }`;
const shown = `query ($id: ID!) { match(id: $id) { view can updates { version log { text } }
  since(version: 0) { counters { id before } } } }`;
const told = `query ($id: ID!, $locale: Locale) { match(id: $id) { log(last: 500, locale: $locale) { text }
  since(version: 0, locale: $locale) { turns { entries { entry { text } } } }
  questions { text(locale: $locale) options { text(locale: $locale) } } } }`;

describe.each(releases)('the data of release %s', (release) => {
  let folder: string;
  let run: LocalRun;
  let tokens: readonly string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), `questhall-${release}-`));
    await unpack('tar', ['-xzf', `${release}.tar.gz`, '-C', folder], { cwd: import.meta.dirname });
    run = await startLocal({ DATA_DIR: join(folder, 'data') });
    tokens = await Promise.all(['ann', 'bob'].map((name) => tokenFor(run.host, name)));
  });
  afterAll(async () => {
    await run.kill();
    await rm(folder, { recursive: true });
  });

  const asAnn = <T>(query: string, variables: Readonly<Record<string, unknown>>) =>
    ask<T>(run.host, query, variables, tokens[0]);

  /** The rows of a list, page by page; none comes twice. */
  async function rows(list: string): Promise<readonly Row[]> {
    const found: Row[] = [];
    let after: string | null = null;
    do {
      const { matches }: Page = await asAnn<Page>(page, { list, after });
      found.push(...matches.edges.map(({ node }) => node));
      after = matches.pageInfo.hasNextPage ? matches.pageInfo.endCursor : null;
    } while (after !== null);
    const ids = found.map(({ id }) => id);
    expect(ids.toSorted(), `${list}: each match once`).toEqual([...new Set(ids)].toSorted());
    return found;
  }

  /** Answers the questions of ann and bob by the first options, `times` times at most. */
  async function play(matchId: string, times: number): Promise<string> {
    for (let left = times; ;) {
      let status = '';
      for (const token of tokens) {
        const { match } = await ask<Asked>(run.host, asked, { id: matchId }, token);
        status = match.status;
        const [question] = match.questions;
        if (question === undefined || status !== 'RUNNING') continue;
        const choose = question.options.slice(0, question.min).map(({ id }) => id);
        const input = { matchId, questionId: question.id, choose, commandId: question.id };
        await ask(run.host, answer, { input }, token);
        left -= 1;
      }
      if (status !== 'RUNNING' || left <= 0) return status;
    }
  }
  const answer = 'mutation ($input: AnswerInput!) { answer(input: $input) { version } }';

  it('can be listed, shown in every language, and followed', async () => {
    const mine = await rows('MINE');
    expect(mine.length).toBeGreaterThanOrEqual(8);
    expect(mine.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['OPEN', 'RUNNING', 'PAUSED', 'FINISHED']),
    );
    for (const { id, status, version } of mine) {
      const { match: whole } = await asAnn<Shown>(shown, { id });
      expect(whole.updates.length > 0, `${id}, ${status}`).toBe(true);
      for (const locale of ['EN', 'CS', 'KO']) {
        const { match } = await asAnn<Told>(told, { id, locale });
        expect(match.log.every(({ text }) => text.length > 0)).toBe(true);
        if (status === 'RUNNING') expect(match.since.turns).not.toEqual([]);
      }
      const ann = createPlayer('ann', tokens[0]);
      ann.follow(run.host, id);
      await ann.reaches(version);
      expect(ann.failures).toEqual([]);
      ann.drop();
    }
  });

  it('can be played on to the end, and ended', async () => {
    const mine = await rows('MINE');
    const whole = mine.find(
      ({ status, game }) => status === 'RUNNING' && game.id === 'tales-of-glory',
    );
    for (const { id, status } of mine) {
      if (status === 'PAUSED') await asAnn(resume, { id });
      if (status === 'OPEN') await asAnn(addBot, { id });
      if (status === 'OPEN') await asAnn(start, { id });
      if (!['RUNNING', 'PAUSED', 'OPEN'].includes(status)) continue;
      const times = id === whole?.id ? Infinity : 8;
      if ((await play(id, times)) === 'RUNNING') {
        for (const token of tokens) {
          await ask(run.host, resign, { id }, token).catch(ignoreNoSeat);
        }
      }
    }
    const underWay = async () =>
      (await rows('MINE')).filter(({ status }) => !['FINISHED', 'ABANDONED'].includes(status));
    await expect.poll(underWay).toEqual([]);
    await expect.poll(() => rows('OPEN')).toEqual([]);
    await expect.poll(() => rows('RUNNING')).toEqual([]);
    expect((await rows('FINISHED')).length).toBeGreaterThanOrEqual(4);
  });

  it('can be exported, and verified together with exports of its time', async () => {
    const games = await gamesWith(undefined);
    const kept = JSON.parse(await readFile(join(folder, 'exports.json'), 'utf8')) as unknown[];
    const exports = await Promise.all(
      (await rows('MINE')).map(async ({ id }) => {
        const { match } = await asAnn<{ match: { export: unknown } }>(exported, { id });
        return match.export;
      }),
    );
    expect(kept).toHaveLength(3);
    for (const each of [...kept, ...exports]) {
      const journal = readJournal(each) as Journal;
      expect(worded(verdictOn(games, journal), false), journal.match).toMatch(FAIR);
    }
  });

  const asEach = <T>(id: string, query: string) =>
    Promise.all([
      asAnn<{ tournament: T }>(query, { id }),
      ask<{ tournament: T }>(run.host, query, { id }),
    ]).then((both) => both.map(({ tournament }) => tournament));
  const act = (name: string, input: Readonly<Record<string, unknown>>) =>
    asAnn(actBy(name), { input });

  if (withTournaments.includes(release)) {
    it('has tournaments that are listed, shown, verified, played on, and become final', async () => {
      const kept = JSON.parse(
        await readFile(join(folder, 'tournaments.json'), 'utf8'),
      ) as unknown[];
      expect(kept).toHaveLength(2);
      const listed = await asAnn<Events>(events, {});
      const ids = new Map(listed.tournaments.edges.map(({ node }) => [node.name, node.id]));
      const [cup, evening] = [ids.get('Cup') ?? '', ids.get('Evening') ?? ''];
      expect(ids.size).toBe(2);
      for (const id of [cup, evening]) {
        const [mine, theirs] = await asEach<Event>(id, event);
        expect(mine?.rounds[0]?.forbidden).toHaveLength(1);
        expect(theirs?.rounds[0]).toEqual({ ...mine?.rounds[0], forbidden: [] });
        expect(theirs).toMatchObject({
          standings: { edges: [{}, {}, {}, {}] },
          audit: { edges: [{}, {}] },
          rounds: [{ status: 'COMPLETED', stepsHash: null, forbiddenHash: null }],
        });
      }

      await act('draftRound', { tournamentId: cup });
      await act('publishRound', { tournamentId: cup, round: 2 });
      const statusIn = async (round: number) =>
        (await asAnn<{ tournament: Event }>(event, { id: cup })).tournament.rounds[round - 1]
          ?.status;
      await expect.poll(() => statusIn(2), { timeout: 10_000 }).toBe('RUNNING');
      const { tournament } = await asAnn<{ tournament: Event }>(event, { id: cup });
      for (const { node } of tournament.rounds[1]?.pods.edges ?? []) {
        const places = node.seats.map(({ player: { number } }, i) => ({ number, place: i + 1 }));
        const ruling = { tournamentId: cup, round: 2, pod: node.number, places };
        await act('adjudicatePod', { ...ruling, reason: 'Agreed at the table.' });
      }
      const statusOf = async (id: string) =>
        (await asAnn<{ tournament: Event }>(event, { id })).tournament.status;
      await expect.poll(() => statusOf(cup), { timeout: 10_000 }).toBe('FINISHED');
      if ((await statusOf(evening)) === 'FINISHED') {
        await act('finalizeTournament', { tournamentId: evening });
      }
      await expect.poll(() => statusOf(evening), { timeout: 10_000 }).toBe('FINAL');

      for (const each of kept) {
        expect(checkTournament(each, {}).text).toMatch(/^verified/);
      }
      for (const id of [cup, evening]) {
        const [mine, theirs] = await asEach<{ readonly export: unknown }>(id, exportedEvent);
        const told = [mine, theirs].map((its) => checkTournament(its?.export, {}).text);
        expect(told).toEqual([
          expect.stringMatching(/^verified/),
          expect.stringMatching(/^verified/),
        ]);
        expect(told.map((text) => text.includes('Not repeated'))).toEqual([false, true]);
        expect(told.map((text) => text.includes('The secret is not out'))).toEqual(
          Array(2).fill(id === cup),
        );
      }
    });
  }
});

type Events = {
  readonly tournaments: {
    readonly edges: readonly { readonly node: { readonly id: string; readonly name: string } }[];
  };
};
type Seat = { readonly player: { readonly number: number } };
type Event = {
  readonly status: string;
  readonly rounds: readonly {
    readonly status: string;
    readonly forbidden: readonly unknown[];
    readonly pods: {
      readonly edges: readonly {
        readonly node: { readonly number: number; readonly seats: readonly Seat[] };
      }[];
    };
  }[];
};
const events = '{ tournaments(filter: { list: MINE }) { edges { node { id name } } } }';
const event = `query ($id: ID!) { tournament(id: $id) { status
  standings { edges { node { rank points } } } audit { edges { node { hash } } }
  rounds { status forbidden forbiddenHash stepsHash
    pods { edges { node { number seats { player { number } } } } } } } }`;
const exportedEvent = 'query ($id: ID!) { tournament(id: $id) { export } }';
const actBy = (name: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { id } }`;

const resume = 'mutation ($id: ID!) { resumeMatch(input: { matchId: $id }) { id } }';
const addBot = 'mutation ($id: ID!) { addBot(input: { matchId: $id, level: "greedy" }) { id } }';
const start = 'mutation ($id: ID!) { startMatch(input: { matchId: $id }) { id } }';
const resign = 'mutation ($id: ID!) { resign(input: { matchId: $id }) { id } }';
const exported = 'query ($id: ID!) { match(id: $id) { export } }';

/** Bob sits at some of the tables only, and a match may end when ann has left it. */
function ignoreNoSeat(error: Error): void {
  if (!/FORBIDDEN|MATCH_NOT_RUNNING/u.test(error.message)) throw error;
}
