import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import limit from 'p-limit';
import { root } from '../root.ts';
import type { EventPlan, PlayedEvent } from './event/event.ts';
import type { FaultsPlan } from './faults/faults.ts';
import type { Faults } from './faults/tally.ts';
import type { Season, SeasonPlan } from './season.ts';
import type { UndoPlan, Undos } from './undo/undo.ts';

/** The kinds of simulations that run in parts, with plan and result. */
export type Playable = {
  readonly season: { readonly plan: SeasonPlan; readonly result: Season };
  readonly event: { readonly plan: EventPlan; readonly result: PlayedEvent };
  readonly undo: { readonly plan: UndoPlan; readonly result: Undos };
  readonly faults: { readonly plan: FaultsPlan; readonly result: Faults };
};

/** The order of a process: the plan to play. */
export type PartOrder = {
  readonly [K in keyof Playable]: { readonly of: K; readonly plan: Playable[K]['plan'] };
}[keyof Playable];

/** A message of a process that plays a part. */
export type PartMessage =
  | { readonly done: string }
  | { readonly result: unknown }
  | { readonly failed: string };

/**
 * Fixed number of parts, independent of processors, so that a seed gives the same result anywhere.
 */
export const PARTS = 8;

/**
 * Plays parts, each in a process with its own store; as many in parallel as there are processors.
 */
export function playParts<K extends keyof Playable>(
  of: K,
  plans: readonly Playable[K]['plan'][],
  tell: (done: string) => void,
): Promise<readonly Playable[K]['result'][]> {
  const some = limit(availableParallelism());
  const all = String(plans.length);
  return Promise.all(
    plans.map((plan, i) =>
      some(async () => {
        const result = await playPart({ of, plan }, (done) =>
          tell(`part ${String(i + 1)} of ${all}, ${done}`),
        );
        // the result is of the kind that was ordered
        return result as Playable[K]['result'];
      }),
    ),
  );
}

const playPart = (order: object, tell: (done: string) => void): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const child = fork(join(root, 'tools/run.mjs'), ['tools/season/part-process.ts'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message: PartMessage) => {
      if ('done' in message) tell(message.done);
      else if ('result' in message) resolve(message.result);
      else reject(new Error(message.failed));
    });
    child.once('exit', (code) => {
      reject(new Error(`A part ended with ${String(code)}.`));
    });
    child.send(order);
  });
