import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verify, type Entry, type Journal } from '../../shared/engine/index.ts';
import { isLong } from '../support/long.ts';
import { anyAnswer, ask, createPlayer, tokenFor, type Player } from './player.ts';
import { startLocal, type LocalRun } from './process.ts';

let dataDir: string;
let run: LocalRun;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'questhall-'));
  run = await startLocal({ DATA_DIR: dataDir });
});
afterEach(async () => {
  await run.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const names = ['ann', 'bob', 'cid', 'dan'] as const;

/** Four accounts at a table, each with a client; and a spectator. */
async function seated(options: object): Promise<{ id: string; players: Player[]; guest: Player }> {
  const tokens = await Promise.all(names.map((name) => tokenFor(run.host, name)));
  const [host = ''] = tokens;
  const { createMatch } = await ask<{ createMatch: { id: string } }>(
    run.host,
    'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }',
    { input: { gameId: 'tales-of-glory', seats: 4, options } },
    host,
  );
  const { id } = createMatch;
  for (const token of tokens.slice(1)) {
    await ask(
      run.host,
      'mutation ($input: JoinMatchInput!) { joinMatch(input: $input) { version } }',
      { input: { matchId: id } },
      token,
    );
  }
  const players = names.map((name, i) => createPlayer(name, tokens[i]));
  const guest = createPlayer('a guest', undefined);
  for (const each of [...players, guest]) each.follow(run.host, id);
  await Promise.all([...players, guest].map((each) => each.reaches(3)));
  await ask(
    run.host,
    'mutation ($input: StartMatchInput!) { startMatch(input: $input) { version } }',
    { input: { matchId: id, entropy: 'a pinch of salt' } },
    host,
  );
  await Promise.all([...players, guest].map((each) => each.reaches(4)));
  return { id, players, guest };
}

/** The tiles that a text names. */
const tilesIn = (text: string): readonly string[] => text.match(/\b(p[123]-\w+|q\w*-\w+)\b/g) ?? [];

type Table = { readonly quests: Readonly<Record<string, { readonly tiles?: readonly string[] }>> };
/** The Quests that a view shows: those in the viewer's own hand. */
const handIn = (view: unknown): readonly string[] =>
  Object.values((view as Table).quests).flatMap(({ tiles }) => tiles ?? []);

async function journalOf(id: string): Promise<Journal> {
  type Page = {
    match: {
      options: unknown;
      seats: { id: string }[];
      fairness: { commitment: string; entropy: string[]; secret: string };
      journal: { version: number; at: string; type: string; data: object }[];
    };
  };
  const commits: { version: number; at: string; entries: Entry[] }[] = [];
  for (let after = -1; ; after = commits.at(-1)?.version ?? 0) {
    const { match } = await ask<Page>(
      run.host,
      `query ($id: ID!, $after: Int) { match(id: $id) { options seats { id }
        fairness { commitment entropy secret }
        journal(after: $after, first: 500) { version at type data } } }`,
      { id, ...(after < 0 ? {} : { after }) },
    );
    for (const { version, at, type, data } of match.journal) {
      const entry = { type, ...data } as Entry;
      const last = commits.at(-1);
      if (last?.version === version) last.entries.push(entry);
      else commits.push({ version, at, entries: [entry] });
    }
    if (match.journal.length > 0) continue;
    const { options, seats, fairness } = match;
    return {
      format: 'questhall-journal/1',
      match: id,
      game: 'tales-of-glory',
      options,
      seats: seats.map((seat) => seat.id),
      ...fairness,
      commits,
    };
  }
}

describe('a match by four accounts over HTTP and WebSocket', () => {
  it('is followed by every account, version by version, through a lost connection and a kill, to its end', async () => {
    const { id, players, guest } = await seated({ quests: true });
    const dan = players[3] ?? guest;
    let away: Player | undefined;
    /** The tiles that each has been shown by the server's own views. */
    const known = new Map<Player, Set<string>>();
    const note = (who: Player, view: unknown): Set<string> => {
      const tiles = known.get(who) ?? new Set();
      known.set(who, tiles);
      for (const tile of tilesIn(JSON.stringify(view))) tiles.add(tile);
      return tiles;
    };
    const read = new Map<Player, number>();

    const compare = async (version: number): Promise<void> => {
      const watching = [...players, guest].filter((each) => each !== away);
      await Promise.all(watching.map((each) => each.reaches(version)));
      const seen = await Promise.all(watching.map((each) => each.serversView(id)));
      for (const [i, each] of watching.entries()) {
        const { view, ...rest } = seen[i] ?? { view: undefined };
        expect(each.failures).toEqual([]);
        expect(each.view()).toEqual(view);
        expect(each.updates.at(-1)).toMatchObject(rest);
        const tiles = note(each, view);
        const news = each.updates.slice(read.get(each) ?? 0);
        read.set(each, each.updates.length);
        for (const { log, patch, questions } of news) {
          for (const tile of tilesIn(JSON.stringify([log, patch, questions]))) {
            expect(tiles).toContain(tile);
          }
        }
        // no one sees a card in another hand, unless it was laid open
        const others = watching.filter((other) => other !== each);
        const declared = each.updates.flatMap(({ log }) =>
          log
            .filter(({ type }) => type === 'QuestsDeclared')
            .flatMap(({ data }) => data.tiles ?? []),
        );
        const hidden = others
          .flatMap((other) => handIn(other.view()))
          .filter((tile) => !declared.includes(tile));
        for (const tile of hidden) expect(JSON.stringify(news)).not.toContain(`"${tile}"`);
      }
    };

    /** Dan comes back, and gets what he missed: once, in order, as diffs. */
    const comeBack = async (version: number): Promise<void> => {
      const last = dan.version();
      dan.follow(run.host, id);
      away = undefined;
      await compare(version);
      expect(version - (last ?? 0)).toBeGreaterThanOrEqual(3);
      expect(dan.updates.filter(({ from }) => from === null)).toHaveLength(1);
    };

    await compare(4);
    let [turns, drops] = [0, 0];
    for (;;) {
      const asked = players.filter((each) => each !== away && each.questions().length > 0);
      const player = asked[turns % asked.length];
      const [question] = player?.questions() ?? [];
      if (player === undefined || question === undefined) {
        if (away === undefined) break;
        await comeBack(guest.version() ?? 0);
        continue;
      }
      const choose = anyAnswer(question, turns);
      const otherSeals = players.some(
        (each) => each !== player && each.questions().some(({ sealed }) => sealed),
      );
      const version = await player.answer(id, question, choose);
      turns += 1;
      await compare(version);
      if (question.sealed && otherSeals) {
        const [last] = guest.updates.slice(-1);
        expect(last?.patch).toEqual([]);
        expect(JSON.stringify(last?.log)).not.toContain(choose[0]);
      }
      const others = players.filter((each) => each !== dan && each.questions().length > 0);
      if (turns >= 20 && drops === 0 && others.length === 3) {
        dan.drop();
        away = dan;
        drops += 1;
      }
      if (turns === 60) {
        for (const each of [...players, guest]) each.drop();
        await run.kill();
        run = await startLocal({ DATA_DIR: dataDir });
        for (const each of [...players, guest]) each.follow(run.host, id);
        away = undefined;
        await compare(version);
      }
    }

    expect(drops).toBe(1);
    expect(turns).toBeGreaterThan(60);
    for (const each of [...players, guest]) {
      expect(each.updates.at(-1)?.status).toBe('FINISHED');
      const versions = each.updates.map(({ version }) => version);
      expect(versions).toEqual(versions.map((_, i) => i + (versions[0] ?? 0)));
      await expect.poll(() => each.isComplete()).toBe(true);
    }
    const journal = await journalOf(id);
    expect(verify(journal)).toMatchObject({ fair: true });
    const forged = { ...journal, entropy: ['a pinch of sugar'] };
    expect(verify(forged)).toMatchObject({ fair: false });
  });
});

if (isLong)
  describe('a match of bots in the local run', () => {
    it('that is killed half-way continues after a restart, to its end', async () => {
      const token = await tokenFor(run.host, 'host');
      const { createMatch } = await ask<{ createMatch: { id: string } }>(
        run.host,
        'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }',
        {
          input: {
            gameId: 'tales-of-glory',
            seats: 4,
            visibility: 'PRIVATE',
            bots: ['greedy', 'random', 'greedy', 'random'],
          },
        },
        token,
      );
      const { id } = createMatch;
      await ask(
        run.host,
        'mutation ($input: StartMatchInput!) { startMatch(input: $input) { version } }',
        { input: { matchId: id } },
        token,
      );
      const status = async (): Promise<{ version: number; status: string }> =>
        (
          await ask<{ match: { version: number; status: string } }>(
            run.host,
            'query ($id: ID!) { match(id: $id) { version status } }',
            { id },
            token,
          )
        ).match;
      let before = await status();
      for (let kills = 0; kills < 2; kills += 1) {
        const goal = before.version + 10;
        while (before.version < goal && before.status === 'RUNNING') before = await status();
        await run.kill();
        run = await startLocal({ DATA_DIR: dataDir });
        expect((await status()).version).toBeGreaterThanOrEqual(before.version);
        before = await status();
      }
      await expect.poll(async () => (await status()).status).toBe('FINISHED');
    });
  });
