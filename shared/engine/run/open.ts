import type { Entry, Input, Output } from '../match/entry.ts';
import type { Rules } from '../match/game.ts';
import type { Match } from '../match/match.ts';
import type { Pending, Question } from '../question/question.ts';
import type { Procedure, Reply, Step, Table } from '../procedure/step.ts';
import { Left, PROCEDURE } from '../procedure/scope.ts';
import { BrokenRuleError, ReplayDivergedError, RunawayProcedureError } from '../errors.ts';
import { agrees, exactly } from './agree.ts';
import { evolveMatch } from './fold.ts';
import { reconcile, type Due } from './reconcile.ts';
import type { Checkpoint, Live, Running } from './running.ts';

/** How many steps a rule may take without a question before it counts as runaway. */
const STEP_LIMIT = 20_000;

/**
 * Regains a match from a checkpoint: replays what was recorded since, checks it against today's
 * rules, and stands at the pending questions. Where the record ends the run is live.
 * @throws ReplayDivergedError where today's rules lead elsewhere; nothing may then be stored.
 * @throws RunawayProcedureError, BrokenRuleError on a bug in a rule.
 */
export function open<S>(game: Rules<S>, checkpoint: Checkpoint<S>, live: Live): Running<S> {
  const recorded = checkpoint.since;
  let at = 0;
  let match = checkpoint.match;
  let opening = match;
  let since: Entry[] = [];
  let fresh: Entry[] = [];
  let version = live.version;
  let drift = 0;
  let procedure: Procedure | undefined;
  let uses = new Map<string, number>();
  let seen = new Map<string, Question>();
  const table: Table<S> = {
    get state() {
      return match.game;
    },
    get rules() {
      return match.opened?.rules ?? game.rules;
    },
  };

  /** `epoch.ordinal/label#n`: unique in the match, and the same in every replay. */
  const named = (label: string): string => {
    const use = (uses.get(label) ?? 0) + 1;
    uses.set(label, use);
    return `${String(match.epoch)}.${String(match.ordinal)}/${label}#${String(use)}`;
  };

  const record = (entry: Entry): void => {
    fresh.push(entry);
    since.push(entry);
    match = evolveMatch(game, match, entry);
  };

  /** Recorded facts win; a fresh one is recorded. */
  const put = (derived: Output): void => {
    const known = recorded[at];
    if (known === undefined) {
      record(derived);
      return;
    }
    if (!agrees(known, derived)) throw new ReplayDivergedError(at, known, derived);
    if (!exactly(known, derived)) drift += 1;
    at += 1;
    since.push(known);
    match = evolveMatch(game, match, known);
  };

  const enter = (): void => {
    const opened = match.opened;
    if (opened === undefined) return;
    uses = new Map();
    seen = new Map();
    opening = match;
    since = [];
    const body = game.procedures[opened.name];
    if (body === undefined) {
      throw new BrokenRuleError(`The game ${game.id} has no procedure ${opened.name}.`);
    }
    procedure = body(table, opened.args as never);
  };

  /** Opens what `next` names. Returns whether the match goes on. */
  const openNext = (): boolean => {
    const call = game.next(match.game);
    if (call === undefined) {
      if (!match.over) put({ type: 'Ended' });
      return false;
    }
    const { name, args } = call;
    put({ type: 'Opened', ordinal: match.ordinal + 1, name, args, rules: game.rules });
    enter();
    return true;
  };

  const dated = (question: Due): Pending => ({
    ...question,
    id: question.id ?? named(`?${question.key}`),
    askedAt: version + 1,
  });

  const ask = (wanted: readonly Question[]): void => {
    const { asked, withdrawn } = reconcile(wanted, match.pending, seen);
    if (withdrawn.length > 0) put({ type: 'Withdrawn', ids: withdrawn });
    const due = asked.filter((q) => q.id === undefined || revisionRecorded(q.id));
    if (due.length > 0) put({ type: 'Asked', questions: due.map(dated) });
    if (at >= recorded.length) for (const question of wanted) seen.set(question.key, question);
  };

  /** In a replay a pending question is revised only where the record says so: else a deploy changed it. */
  const revisionRecorded = (id: string): boolean => {
    const next = recorded[at];
    return next === undefined || (next.type === 'Asked' && next.questions.some((q) => q.id === id));
  };

  /** At the live edge, what a deploy has changed is asked anew under its old id. */
  const reissue = (wanted: readonly Question[]): void => {
    const { asked } = reconcile(wanted, match.pending, new Map());
    if (asked.length > 0) record({ type: 'Reissued', questions: asked.map(dated) });
  };

  /** Waits at the questions; returns what wakes the rule, or `undefined` where nothing is recorded. */
  const nextReply = (wanted: readonly Question[]): Reply | 'close' | undefined => {
    for (;;) {
      const input = recorded[at];
      if (input === undefined) {
        if (recorded.length > 0 && fresh.length === 0) reissue(wanted);
        return undefined;
      }
      if (!isInput(input)) throw new ReplayDivergedError(at, input, { asks: wanted.map(keyOf) });
      at += 1;
      since.push(input);
      const reply = accept(input);
      if (reply !== undefined) return reply;
    }
  };

  /** Folds an input; returns what it means to the rule. */
  const accept = (input: Input): Reply | 'close' | undefined => {
    const before = match;
    match = evolveMatch(game, match, input);
    if (input.type === 'Reissued') return undefined;
    if (input.type === 'Noted') {
      if (input.wakes) return 'changed';
      return input.note.type === 'ProcedureClosed' ? 'close' : undefined;
    }
    const question = before.pending.find((q) => q.id === input.id);
    if (question === undefined) throw new ReplayDivergedError(at, input, 'no such question');
    return { key: question.key, seat: input.seat, choose: input.choose };
  };

  /** Runs the rule on by one step; `undefined` where it has ended. */
  const advance = (running: Procedure, reply: unknown): Step | undefined => {
    try {
      const result = running.next(reply);
      return result.done ? undefined : result.value;
    } catch (thrown) {
      if (thrown instanceof Left) {
        if (thrown.scope === PROCEDURE || thrown.or === PROCEDURE) return undefined;
        throw new BrokenRuleError(`Nobody holds the scope ${thrown.scope}.`);
      }
      if (at < recorded.length) throw new ReplayDivergedError(at, recorded[at], String(thrown));
      throw thrown;
    }
  };

  const rolled = (step: Extract<Step, { op: 'roll' }>): readonly number[] => {
    const key = named(step.key);
    const known = recorded[at];
    const values = known?.type === 'Rolled' ? known.values : live.chance(key, step.sides, step.of);
    put({ type: 'Rolled', key, sides: step.sides, values });
    return values;
  };

  const drive = (first: unknown): void => {
    let reply: unknown = first;
    for (let steps = 0; ; steps += 1) {
      if (steps > STEP_LIMIT) throw new RunawayProcedureError(match.opened?.name ?? '', steps);
      if (procedure === undefined) {
        if (!openNext()) return;
        reply = undefined;
        continue;
      }
      const step = advance(procedure, reply);
      reply = undefined;
      if (step === undefined) {
        procedure = undefined;
        put({ type: 'Closed', ordinal: match.ordinal });
      } else if (step.op === 'tell') {
        put({ type: 'Told', event: step.event });
      } else if (step.op === 'roll') {
        reply = rolled(step);
      } else {
        steps = 0;
        ask(step.questions);
        const woken = nextReply(step.questions);
        if (woken === undefined) return;
        if (woken === 'close') closeHere();
        else reply = woken;
      }
    }
  };

  const closeHere = (): void => {
    procedure?.return();
    procedure = undefined;
  };

  enter();
  if (live.first) record(live.first);
  if (!match.over) drive(undefined);
  if (at < recorded.length) throw new ReplayDivergedError(at, recorded[at], 'the match is over');

  return {
    get match(): Match<S> {
      return match;
    },
    get version() {
      return version;
    },
    get fresh() {
      return fresh;
    },
    get checkpoint() {
      return { match: opening, since: [...since] };
    },
    get drift() {
      return drift;
    },
    feed(input) {
      fresh.push(input);
      since.push(input);
      const reply = accept(input);
      if (reply === 'close') closeHere();
      if (reply !== undefined) drive(reply === 'close' ? undefined : reply);
    },
    take() {
      const taken = fresh;
      fresh = [];
      version += 1;
      return taken;
    },
  };
}

const keyOf = (question: Question): string => question.key;

function isInput(entry: Entry): entry is Input {
  return entry.type === 'Answered' || entry.type === 'Noted' || entry.type === 'Reissued';
}
