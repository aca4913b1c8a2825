import type { Entry } from '../match/entry.ts';
import type { Procedure, Step } from '../procedure/step.ts';
import { Left, PROCEDURE } from '../procedure/scope.ts';
import { BrokenRuleError, ReplayDivergedError, RunawayProcedureError } from '../errors.ts';
import { ask, nextWoken } from './asking.ts';
import { follow, keyFor, put, shownOf, type RunState } from './state.ts';

/** The most steps that a rule may take without a question before it counts as runaway. */
const STEP_LIMIT = 20_000;

/** Runs procedures until one asks a question or the match ends. */
export function drive<S>(run: RunState<S>, first: unknown): void {
  let reply: unknown = first;
  for (let steps = 0; ; steps += 1) {
    if (steps > STEP_LIMIT) throw new RunawayProcedureError(run.match.opened?.name ?? '', steps);
    if (run.procedure === undefined) {
      if (!openNext(run)) return;
      reply = undefined;
      continue;
    }
    const step = advance(run, run.procedure, reply);
    reply = undefined;
    if (step === undefined) {
      run.procedure = undefined;
      put(run, { type: 'Closed', ordinal: run.match.ordinal });
    } else if (step.op === 'tell') {
      put(run, { type: 'Told', event: step.event });
    } else if (step.op === 'roll') {
      reply = rolled(run, step);
    } else {
      steps = 0;
      ask(run, step.questions);
      const woken = nextWoken(run, step.questions);
      if (woken === undefined) return;
      if (woken === 'close') abandonProcedure(run);
      else reply = woken;
    }
  }
}

/** Opens the procedure that `next` names. Returns true if the match goes on. */
function openNext<S>(run: RunState<S>): boolean {
  const call = run.game.next(run.match.game);
  if (call === undefined) {
    put(run, { type: 'Ended' });
    return false;
  }
  const { name, args } = call;
  const ordinal = run.match.ordinal + 1;
  put(run, { type: 'Opened', ordinal, name, args, rules: run.game.rules });
  enter(run);
  return true;
}

/** Starts the body of the open procedure. */
export function enter<S>(run: RunState<S>): void {
  const { opened } = run.match;
  if (opened === undefined) return;
  run.uses.clear();
  run.seen.clear();
  run.table.rules = opened.rules;
  run.opening = shownOf(run);
  run.since = [];
  if (passClosed(run)) return;
  const body = run.game.procedures[opened.name];
  if (body === undefined) throw failed(run, `${run.game.id} has no procedure ${opened.name}.`);
  run.procedure = body(run.table, opened.args as never);
}

/**
 * Skips a procedure that an arbiter closed, because it may no longer replay: its entries are folded up
 * to its closing.
 */
function passClosed<S>(run: RunState<S>): boolean {
  let border = run.at;
  while (border < run.recorded.length && !isBorder(run.recorded[border])) border += 1;
  if (run.recorded[border]?.type !== 'Noted') return false;
  for (const entry of run.recorded.slice(run.at, border + 1)) follow(run, entry);
  return true;
}

const isBorder = (entry: Entry | undefined): boolean =>
  entry?.type === 'Closed' ||
  (entry?.type === 'Noted' && !entry.wakes && entry.note.type === 'ProcedureClosed');

/** Abandons the procedure; its `finally` blocks still run. */
export function abandonProcedure<S>(run: RunState<S>): void {
  run.procedure?.return();
  run.procedure = undefined;
}

/** Runs the rule for one step; `undefined` if it has ended. */
function advance<S>(run: RunState<S>, procedure: Procedure, reply: unknown): Step | undefined {
  try {
    const result = procedure.next(reply);
    return result.done ? undefined : result.value;
  } catch (thrown) {
    if (thrown instanceof Left) {
      if (thrown.scope === PROCEDURE || thrown.or === PROCEDURE) return undefined;
      throw failed(run, `No procedure holds the scope ${thrown.scope}.`);
    }
    if (run.live) throw thrown;
    throw failed(run, String(thrown));
  }
}

/** The error of a failing rule: in a replay the rules have diverged; otherwise it is a bug. */
const failed = <S>(run: RunState<S>, why: string): Error =>
  run.live ? new BrokenRuleError(why) : new ReplayDivergedError(run.at, run.recorded[run.at], why);

function rolled<S>(run: RunState<S>, step: Extract<Step, { op: 'roll' }>): readonly number[] {
  const key = keyFor(run, step.key);
  const known = run.recorded[run.at];
  const values = known?.type === 'Rolled' ? known.values : run.chance(key, step.sides, step.of);
  put(run, { type: 'Rolled', key, sides: step.sides, values });
  return values;
}
