import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ask, tokenFor } from '../../../test/local/player.ts';
import { startLocal } from '../../../test/local/process.ts';
import { messageOf } from '../cli/values.ts';
import { levelsOff, watchMemory, type Memory } from './memory.ts';
import { createWatcher, type Watched, type Watcher } from './watcher.ts';

/** How much goes on at once, and for how long new matches begin. */
export type Load = {
  readonly game: string;
  readonly matches: number;
  readonly watchers: number;
  readonly seconds: number;
};

export type Soaked = {
  /** Matches that were played to their end. */
  readonly matches: number;
  readonly commits: number;
  readonly updates: number;
  /** Views of watchers that were compared with the server's. */
  readonly views: number;
  readonly seconds: number;
  readonly commitsPerSecond: number;
  readonly memory: Memory;
  /** In words; none where all is well. */
  readonly wrong: readonly string[];
};

const SEATS = 4;

/**
 * Bots play matches, so many at once, on a local run that keeps its data on disk; watchers at
 * sockets of their own follow them. Whenever a match ends, each of its watchers' views is compared
 * with the server's, and another match begins, until time is up.
 */
export async function soak(load: Load, tell: (done: string) => void): Promise<Soaked> {
  const folder = await mkdtemp(join(tmpdir(), 'questhall-soak-'));
  const local = await startLocal({ DATA_DIR: folder });
  const watchers = Array.from({ length: load.watchers }, () => createWatcher(local.host));
  const memory = watchMemory(local.pid);
  try {
    const from = performance.now();
    const token = await tokenFor(local.host, 'ann');
    const sums = { matches: 0, commits: 0, views: 0 };
    const wrong: string[] = [];
    const lane = async (mine: readonly Watcher[]): Promise<void> => {
      do {
        const ended = await playOne({ host: local.host, token, game: load.game }, mine);
        sums.matches += 1;
        sums.commits += ended.version;
        sums.views += mine.length;
        wrong.push(...ended.wrong);
        tell(`${String(sums.matches)} matches, ${String(sums.commits)} commits`);
      } while (performance.now() - from < load.seconds * 1_000);
    };
    const lanes = Array.from({ length: load.matches }, (_, i) =>
      lane(watchers.filter((_each, n) => n % load.matches === i)).catch((error: unknown) => {
        wrong.push(messageOf(error));
      }),
    );
    await Promise.all(lanes);
    const seconds = (performance.now() - from) / 1_000;
    const held = memory.stop();
    if (!levelsOff(held)) wrong.push('the memory of the service does not level off');
    return {
      ...sums,
      updates: watchers.reduce((sum, watcher) => sum + watcher.updates(), 0),
      seconds,
      commitsPerSecond: sums.commits / seconds,
      memory: held,
      wrong,
    };
  } finally {
    memory.stop();
    await Promise.all(watchers.map((watcher) => watcher.stop()));
    await local.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type At = { readonly host: string; readonly token: string; readonly game: string };

/** Plays one match of bots to its end; what its watchers then have is compared with what is. */
async function playOne({ host, token, game }: At, watchers: readonly Watcher[]) {
  const input = { gameId: game, seats: SEATS, bots: Array.from({ length: SEATS }, () => 'greedy') };
  const creating = `mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }`;
  const { createMatch } = await ask<{ createMatch: { id: string } }>(
    host,
    creating,
    { input },
    token,
  );
  const { id } = createMatch;
  const followed = watchers.map((watcher) => watcher.follow(id));
  // who comes later than the first moves has less to follow
  await Promise.all(followed.map(({ begun }) => begun));
  const starting = `mutation ($input: StartMatchInput!) { startMatch(input: $input) { id } }`;
  await ask(host, starting, { input: { matchId: id } }, token);
  const all = await Promise.all(followed.map(({ ended }) => ended));
  const { match } = await ask<{ match: Watched }>(
    host,
    `query ($id: ID!) { match(id: $id) { version view } }`,
    { id },
  );
  const wrong = all.flatMap((has, i) =>
    has.version === match.version && isDeepStrictEqual(has.view, match.view)
      ? []
      : [
          `watcher ${String(i)} of ${id} has version ${String(has.version)} of ${String(match.version)}`,
        ],
  );
  return { version: match.version, wrong };
}
