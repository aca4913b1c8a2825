import type { Input } from '../match/entry.ts';
import type { Rules } from '../match/game.ts';
import type { Table } from '../procedure/step.ts';
import { ReplayDivergedError } from '../errors.ts';
import { accept } from './asking.ts';
import { checkpointOf, withBeside } from './beside.ts';
import { abandonProcedure, drive, enter } from './drive.ts';
import type { Checkpoint, Live, Running } from './running.ts';
import { record, type RunState } from './state.ts';

/**
 * Regains a match from a checkpoint: replays what was recorded since, checks it against today's
 * rules, and stands at the pending questions. Where the record ends the run is live.
 * @throws ReplayDivergedError where today's rules lead elsewhere; nothing may then be stored.
 * @throws RunawayProcedureError, BrokenRuleError on a bug in a rule.
 */
export function open<S>(game: Rules<S>, checkpoint: Checkpoint<S>, live: Live): Running<S> {
  const { match, since: recorded, beside } = checkpoint;
  const table: Table<S> = {
    ...game.beside,
    get state() {
      return run.match.game;
    },
    get rules() {
      return run.match.opened?.rules ?? game.rules;
    },
  };
  const run: RunState<S> = {
    game,
    chance: live.chance,
    table,
    match,
    opening: match,
    since: [],
    recorded,
    at: 0,
    live: recorded.length === 0,
    fresh: [],
    version: live.version,
    drift: 0,
    procedure: undefined,
    uses: new Map(),
    seen: new Map(),
  };
  enter(run);
  if (live.first) record(run, live.first);
  if (!match.over) drive(run, undefined);
  if (run.at < recorded.length) {
    throw new ReplayDivergedError(run.at, recorded[run.at], 'the match is over');
  }
  run.match = withBeside(run.match, beside);
  return outside(run);
}

/** A run as others see it. */
function outside<S>(run: RunState<S>): Running<S> {
  return {
    get match() {
      return run.match;
    },
    get version() {
      return run.version;
    },
    get fresh() {
      return run.fresh;
    },
    get checkpoint() {
      return checkpointOf(run.opening, run.since, run.match);
    },
    get drift() {
      return run.drift;
    },
    feed(input) {
      feed(run, input);
    },
    take() {
      const taken = run.fresh;
      run.fresh = [];
      run.version += 1;
      return taken;
    },
  };
}

function feed<S>(run: RunState<S>, input: Input): void {
  run.fresh.push(input);
  run.since.push(input);
  const woken = accept(run, input);
  if (woken === undefined) return;
  if (woken === 'close') abandonProcedure(run);
  drive(run, woken === 'close' ? undefined : woken);
}
