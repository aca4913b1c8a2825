import { workerData } from 'node:worker_threads';
import { games } from '../matches/games/loaded.ts';
import { packedGames } from '../matches/packs/checked.ts';
import { once } from '../platform/once.ts';
import { thoughtOf, type ThinkJob } from '../workers/bots/thinking.ts';
import type { ThinkingData } from './thinking-thread.ts';
import { workOn } from './worker.ts';

// the thread is started with this, and nothing else
const { packs } = workerData as ThinkingData;

const known = once(async () => {
  const packed = await packedGames(packs);
  return new Map([...Object.values(games), ...packed].map((game) => [game.id, game]));
});

workOn(async (job: ThinkJob) => {
  const game = (await known()).get(job.gameId);
  if (game === undefined) throw new Error(`There is no game ${job.gameId}.`);
  return thoughtOf(game, job);
});
