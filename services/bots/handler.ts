import { Logger } from '@aws-lambda-powertools/logger';
import { games as catalogue } from '../../shared/games/index.ts';
import { matchesOn } from '../matches/on-store.ts';
import { decodeStreamRecord } from '../storage/changes.ts';
import { storeFrom } from '../storage/config.ts';
import { inBatches, type StreamHandler } from '../stream/batch.ts';
import { createBots } from './play-bots.ts';
import { sweeping, type Sweep } from './sweep.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The bots as the environment describes their place; a missing setting throws at once and says which it is. */
function botsIn(env: Env) {
  const store = storeFrom(env);
  const games = Object.values(catalogue);
  const playBots = createBots({ matches: matchesOn(store, games), games });
  return { store, playBots, log: new Logger({ serviceName: 'bots' }) };
}

/** Consumes the table's stream: wherever a commit calls them, bots play on. */
export function botsFrom(env: Env): StreamHandler {
  const { playBots, log } = botsIn(env);
  return inBatches(async (record) => {
    const change = decodeStreamRecord(record);
    if (change.type === 'commit' && change.commit.calls === 'bots') {
      await playBots(change.commit.stream);
    }
  }, log);
}

export function sweepFrom(env: Env): Sweep {
  const { store, playBots, log } = botsIn(env);
  return sweeping({ heads: store.heads, playBots, now: () => new Date(), log });
}

let serving: StreamHandler | undefined;
let sweeper: Sweep | undefined;

/** The entry of the function: made at its first batch, kept for as long as it stays warm. */
export const handler: StreamHandler = (event) => (serving ??= botsFrom(process.env))(event);

/** The entry of the function that a clock calls. */
export const sweep: Sweep = () => (sweeper ??= sweepFrom(process.env))();
