import type { Rules } from '../match/game.ts';
import { ReplayDivergedError } from '../errors.ts';
import { copyOf } from '../match/match.ts';
import { drive, enter } from './drive.ts';
import { Run } from './run.ts';
import type { Beside, Checkpoint, Live, Running } from './running.ts';
import { record, type RunState } from './state.ts';

/**
 * Restores a match from a checkpoint by replaying later entries against today's rules, up to the
 * pending questions. At the end of the record the run is live.
 * @throws ReplayDivergedError if today's rules lead elsewhere; nothing may then be stored.
 * @throws RunawayProcedureError, BrokenRuleError on a bug in a rule.
 */
export function open<S>(game: Rules<S>, checkpoint: Checkpoint<S>, live: Live): Running<S> {
  const { match, since: recorded, beside } = checkpoint;
  const run: RunState<S> = {
    game,
    chance: live.chance,
    table: { ...game.beside, state: match.game, rules: match.opened?.rules ?? game.rules },
    match: copyOf(match),
    shown: undefined,
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
  if (beside) layBeside(run, beside);
  return new Run(run);
}

function layBeside<S>(run: RunState<S>, { orders, paused }: Beside): void {
  run.match.orders = orders;
  run.match.paused = paused;
  run.shown = undefined;
}
