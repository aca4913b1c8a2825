import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { tokenFor } from '../../test/local/player.ts';
import { startLocal } from '../../test/local/process.ts';
import { messageOf } from '../cli/values.ts';
import { root } from '../root.ts';
import { stageAt, type Stage } from '../smoke/stage.ts';
import { playEvent } from './event.ts';
import { watchMemory, wrongWith, type Memory } from './memory.ts';
import type { Watcher } from './watcher.ts';

/** The parallel load, and the time in which new matches begin. */
export type Load = {
  readonly game: string;
  readonly matches: number;
  readonly watchers: number;
  /** Additional tournaments played in parallel, if the service runs on this machine. */
  readonly events: number;
  readonly seconds: number;
};

export type Soaked = {
  /** Number of completed matches. */
  readonly matches: number;
  readonly commits: number;
  readonly updates: number;
  /** Number of watchers' views compared with the server's. */
  readonly views: number;
  readonly seconds: number;
  readonly commitsPerSecond: number;
  /** Number of completed tournaments, if the service runs on this machine. */
  readonly events?: number;
  /** Memory of the service, if it runs on this machine. */
  readonly memory?: Memory;
  /** Faults in words; empty if all is well. */
  readonly wrong: readonly string[];
};

const SEATS = 4;
const tellHeap = pathToFileURL(join(root, 'tools/soak/tell-heap.mjs')).href;

/** An existing service, and the token of the host of the matches. */
export type Remote = { readonly url: string; readonly token: string };

/** Soaks a local run with its data on disk; also samples its memory, and plays tournaments. */
export async function soakHere(load: Load, tell: (done: string) => void): Promise<Soaked> {
  const folder = await mkdtemp(join(tmpdir(), 'questhall-soak-'));
  const heapTold = join(folder, 'heap');
  const local = await startLocal({
    DATA_DIR: join(folder, 'data'),
    HEAP_TOLD_IN: heapTold,
    NODE_OPTIONS: `--import ${tellHeap}`,
  });
  const watched = watchMemory(local.pid, heapTold);
  try {
    // an organizer, because the number of matches of other hosts is limited
    const token = await tokenFor(local.host, 'ann', ['organizer']);
    const [soaked, events] = await Promise.all([
      soak({ url: `http://${local.host}`, token }, load, tell),
      playEvents(local.host, load),
    ]);
    const memory = watched.stop();
    const wrong = [...soaked.wrong, ...events.wrong, ...wrongWith(memory)];
    return { ...soaked, events: events.played, memory, wrong };
  } finally {
    watched.stop();
    await local.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Plays parallel tournaments, one after another until time is up. */
async function playEvents(host: string, { events, game, seconds }: Load) {
  const until = performance.now() + seconds * 1_000;
  let played = 0;
  const wrong: string[] = [];
  const lane = async (mine: number): Promise<void> => {
    for (let n = 1; performance.now() < until; n += 1) {
      await playEvent({ host, game }, `event${String(mine)}-${String(n)}`);
      played += 1;
    }
  };
  await Promise.all(
    Array.from({ length: events }, (_, n) =>
      lane(n + 1).catch((error: unknown) => {
        wrong.push(`a tournament: ${messageOf(error)}`);
      }),
    ),
  );
  return { played, wrong };
}

/**
 * Runs parallel matches of bots, followed by watchers at separate sockets. When a match ends, each
 * watcher's view is compared with the server's, and another match begins, until time is up.
 */
export async function soak(
  { url, token }: Remote,
  load: Load,
  tell: (done: string) => void,
): Promise<Soaked> {
  const stage = stageAt(url, token);
  const strangers = stageAt(url, undefined);
  const watchers = Array.from({ length: load.watchers }, () => strangers.watcher());
  const sums = { matches: 0, commits: 0, views: 0 };
  const wrong: string[] = [];
  const from = performance.now();
  const elapsed = () => (performance.now() - from) / 1_000;
  const lane = async (mine: readonly Watcher[]): Promise<void> => {
    do {
      const ended = await playOne(stage, load.game, mine);
      sums.matches += 1;
      sums.commits += ended.version;
      sums.views += mine.length;
      wrong.push(...ended.wrong);
      tell(`${String(sums.matches)} matches, ${String(sums.commits)} commits`);
    } while (elapsed() < load.seconds);
  };
  try {
    const lanes = Array.from({ length: load.matches }, (_, i) =>
      lane(watchers.filter((_each, n) => n % load.matches === i)).catch((error: unknown) => {
        wrong.push(messageOf(error));
      }),
    );
    await Promise.all(lanes);
    const seconds = elapsed();
    return {
      ...sums,
      updates: watchers.reduce((sum, watcher) => sum + watcher.updates(), 0),
      seconds,
      commitsPerSecond: sums.commits / seconds,
      wrong,
    };
  } finally {
    await Promise.all(watchers.map((watcher) => watcher.stop()));
  }
}

const made = z.object({ createMatch: z.object({ id: z.string() }) });
const shown = z.object({ match: z.object({ version: z.number(), view: z.unknown() }) });

/** Plays one match of bots to its end; its watchers' views are compared with the server's. */
async function playOne(stage: Stage, game: string, watchers: readonly Watcher[]) {
  const input = { gameId: game, seats: SEATS, bots: Array.from({ length: SEATS }, () => 'greedy') };
  const creating = `mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }`;
  const { id } = made.parse(await stage.graphql(creating, { input })).createMatch;
  const followed = watchers.map((watcher) => watcher.follow(id));
  // later watchers would have less to follow
  await Promise.all(followed.map(({ begun }) => begun));
  const starting = `mutation ($input: StartMatchInput!) { startMatch(input: $input) { id } }`;
  await stage.graphql(starting, { input: { matchId: id } });
  const all = await Promise.all(followed.map(({ ended }) => ended));
  const looking = `query ($id: ID!) { match(id: $id) { version view } }`;
  const { match } = shown.parse(await stage.graphql(looking, { id }));
  const wrong = all.flatMap((has, i) =>
    has.version === match.version && isDeepStrictEqual(has.view, match.view)
      ? []
      : [
          `watcher ${String(i)} of ${id} has version ${String(has.version)} of ${String(match.version)}`,
        ],
  );
  return { version: match.version, wrong };
}
