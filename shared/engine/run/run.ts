import type { Entry, Input } from '../match/entry.ts';
import type { Match } from '../match/match.ts';
import { accept } from './asking.ts';
import { checkpointOf } from './beside.ts';
import { abandonProcedure, drive } from './drive.ts';
import type { Checkpoint, Running } from './running.ts';
import { shownOf, type RunState } from './state.ts';

/**
 * A run as others see it: the values it returns never change. A class, because objects with getters of
 * their own each get their own shape, which slows every reader.
 */
export class Run<S> implements Running<S> {
  readonly #run: RunState<S>;

  constructor(run: RunState<S>) {
    this.#run = run;
  }

  get match(): Match<S> {
    return shownOf(this.#run);
  }

  get version(): number {
    return this.#run.version;
  }

  get fresh(): readonly Entry[] {
    return [...this.#run.fresh];
  }

  get checkpoint(): Checkpoint<S> {
    const { opening, since, match } = this.#run;
    return checkpointOf(opening, since, match);
  }

  get drift(): number {
    return this.#run.drift;
  }

  feed(input: Input): void {
    const run = this.#run;
    run.fresh.push(input);
    run.since.push(input);
    const woken = accept(run, input);
    if (woken === undefined) return;
    if (woken === 'close') abandonProcedure(run);
    drive(run, woken === 'close' ? undefined : woken);
  }

  take(): readonly Entry[] {
    const run = this.#run;
    const taken = run.fresh;
    run.fresh = [];
    run.version += 1;
    return taken;
  }
}
