import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import limit from 'p-limit';
import { root } from '../root.ts';
import type { Season, SeasonPlan } from './season.ts';

/** What a process that plays a part of a season says. */
export type PartMessage =
  { readonly done: string } | { readonly season: Season } | { readonly failed: string };

/**
 * Plays the parts of a season, each in a process with matches, people and a store of its own; as many side
 * by side as there are processors.
 */
export function playParts(
  plans: readonly SeasonPlan[],
  tell: (done: string) => void,
): Promise<readonly Season[]> {
  const some = limit(availableParallelism());
  const of = `of ${String(plans.length)}`;
  return Promise.all(
    plans.map((plan, i) =>
      some(() => playPart(plan, (done) => tell(`part ${String(i + 1)} ${of}, ${done}`))),
    ),
  );
}

const playPart = (plan: SeasonPlan, tell: (done: string) => void): Promise<Season> =>
  new Promise((resolve, reject) => {
    const child = fork(join(root, 'tools/run.mjs'), ['tools/season/part-process.ts'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message: PartMessage) => {
      if ('done' in message) tell(message.done);
      else if ('season' in message) resolve(message.season);
      else reject(new Error(message.failed));
    });
    child.once('exit', (code) => {
      reject(new Error(`A part of the season ended with ${String(code)}.`));
    });
    child.send(plan);
  });
