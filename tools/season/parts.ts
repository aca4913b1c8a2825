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

/** What may be played in parts, and what comes of a part. */
export type Playable = {
  readonly season: { readonly plan: SeasonPlan; readonly result: Season };
  readonly event: { readonly plan: EventPlan; readonly result: PlayedEvent };
  readonly undo: { readonly plan: UndoPlan; readonly result: Undos };
  readonly faults: { readonly plan: FaultsPlan; readonly result: Faults };
};

/** What a process is to play. */
export type PartOrder = {
  readonly [K in keyof Playable]: { readonly of: K; readonly plan: Playable[K]['plan'] };
}[keyof Playable];

/** What a process that plays a part says. */
export type PartMessage =
  | { readonly done: string }
  | { readonly result: unknown }
  | { readonly failed: string };

/** However many processors there are, so that the same seed gives the same anywhere. */
export const PARTS = 8;

/**
 * Plays parts, each in a process with a store of its own; as many side by side as there are processors.
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
        // the process was told what to play, and gives what comes of that
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
