import type { Game } from '../../shared/engine/index.ts';
import type { Matches } from '../../services/matches/contract.ts';
import type { WakeUp } from '../../services/platform/storage/contract.ts';
import { createDue } from '../../services/workers/timers/due.ts';
import { announcedSoon } from '../../services/platform/queues/soon.ts';
import { sweepingTimers } from '../../services/workers/timers/sweep.ts';
import { heldClock, timed } from '../matches/clocks/table.ts';
import { ann, bob, type Hall, type Time, type useHalls } from '../matches/hall.ts';
import { secretNumbers } from '../support/secret-numbers.ts';

/** One worker: a process of its own that serves the queue, with its own idea of the time. */
export function worker({ matches, store }: Hall, now: Time) {
  const sent: { readonly wake: WakeUp; readonly seconds: number }[] = [];
  const complaints: string[] = [];
  const log = {
    error: (message: string) => void complaints.push(message),
    warn: (message: string) => void complaints.push(message),
  };
  const queue = {
    sendLater: async (wake: WakeUp, seconds: number) => void sent.push({ wake, seconds }),
  };
  const wakeUps = announcedSoon(store.wakeUps, queue, { now, log });
  return { seeTo: createDue({ matches, wakeUps, now, log }), sent, complaints };
}

let scenes = 0;

/** A match on a clock, with the wake-up that its start has asked for. */
export async function sceneIn(
  open: ReturnType<typeof useHalls>,
  { preset = 'async-1d', options = {}, games = [secretNumbers] as Game[] } = {},
) {
  scenes += 1;
  const clock = heldClock(`${String(2026 + scenes)}-03-01T12:00:00.000Z`);
  const hall = open(games, clock.now);
  const { matches, store } = hall;
  const { record } = await timed(matches, [ann, bob], { timeControl: { preset } }, options);
  const matchId = record.id;
  /** Projects all stored commits. */
  const follow = async () => {
    for (const commit of await store.events.range(matchId, undefined, 500)) {
      await matches.project(commit);
    }
  };
  await follow();
  /** The wake-ups of this match that have come by now, as a sweep finds them. */
  const swept = async (now: Time = clock.now): Promise<readonly WakeUp[]> => {
    const found: WakeUp[] = [];
    const handOn = async (wakes: readonly WakeUp[]) => void found.push(...wakes);
    await sweepingTimers({ wakeUps: store.wakeUps, now, handOn })();
    return found.filter(({ stream }) => stream === matchId);
  };
  const commits = async () => (await store.events.range(matchId, undefined, 500)).slice(3);
  return { ...hall, hall, clock, matchId, follow, swept, commits };
}

/**
 * The answers as Ann may read them: `seat1 by clock`, and of others, whose answers are sealed,
 * `seat2`.
 */
export async function answersIn(matches: Matches, matchId: string): Promise<readonly string[]> {
  const entries = await matches.journal(ann, matchId, { first: 500 });
  return entries.flatMap(({ type, data }) => {
    const { seat, by } = data as { readonly seat: string; readonly by?: string };
    return type === 'Answered' ? [by === undefined ? seat : `${seat} by ${by}`] : [];
  });
}
