import type { DynamoDBStreamEvent } from 'aws-lambda';
import { createPlaying } from '../../app/playing.ts';
import { later } from '../../platform/later.ts';
import type { Director } from '../../tournaments/directing/director.ts';
import { directingTasks } from '../directing/tasks.ts';
import { calls, decodeStreamRecord } from '../../platform/storage/events/changes.ts';
import { instruments, type Instruments } from '../../platform/observability/instruments.ts';
import { batches, ticks } from '../../platform/observability/invocation-kinds.ts';
import {
  byPartition,
  inBatches,
  type Invocation,
  type StreamHandler,
} from '../../platform/queues/batch.ts';
import { createBots } from './play-bots.ts';

/**
 * The time reserved at the end of an invocation, in ms: no answer begins in it, because the
 * platform might cut it off.
 */
const RESERVE_MS = 10_000;

type Env = Readonly<Record<string, string | undefined>>;

/** The bots as the environment describes their place; a missing setting throws at once and says which it is. */
function botsIn(env: Env, its: Instruments) {
  const app = createPlaying({ env, its });
  const { store } = app;
  const director = later<Director>(async () =>
    (await import('../../app/directing.ts')).directorFrom({ env, its, store }),
  );
  return { store, playBots: createBots(app), director };
}

/**
 * Consumes the table's stream: directs tournaments, which never takes long, and then lets bots play
 * on if they are called.
 */
export function botsFrom(env: Env, its = instruments('bots')): StreamHandler {
  const { playBots, director } = botsIn(env, its);
  return inBatches((records, invocation) => {
    const isTimeUp = () => (invocation?.getRemainingTimeInMillis() ?? Infinity) < RESERVE_MS;
    // however often a match calls in one batch, it gets one go
    const goes = byPartition(
      records.filter((each) => calls('bots', each)),
      async ([record]) => {
        const change = record && decodeStreamRecord(record);
        if (change?.type === 'commit') await playBots(change.commit.stream, isTimeUp);
      },
    );
    return { rounds: [directingTasks(director, records, isTimeUp), goes] };
  }, its.log);
}

/**
 * Sweeps over matches and tournaments that no one else would move: bots whose call was lost, and
 * tournaments.
 */
export function sweepFrom(env: Env, its = instruments('bots')) {
  const { store, playBots, director } = botsIn(env, its);
  return async () => {
    const { sweepBoth } = await import('./sweeps.ts');
    return sweepBoth({ summaries: store.summaries, playBots, director, its });
  };
}

const its = instruments('bots');
let serving: StreamHandler | undefined;
let sweeper: ReturnType<typeof sweepFrom> | undefined;

/**
 * Handles batches, as the entry of the function: created at its first batch, reused as long as it
 * stays warm.
 */
export const handler = its.around(batches, (event: DynamoDBStreamEvent, invocation?: Invocation) =>
  (serving ??= botsFrom(process.env, its))(event, invocation),
);

/** The entry of the function that a clock calls. */
export const sweep = its.around(ticks, () => (sweeper ??= sweepFrom(process.env, its))());
