import type { EngineNote, Entry, Input } from '../match/entry.ts';
import type { Reply } from '../procedure/step.ts';
import { isAnswerable, pendingOf, type Pending, type Question } from '../procedure/question.ts';
import { BrokenRuleError, ReplayDivergedError } from '../errors.ts';
import { reconcile, type Due } from './reconcile.ts';
import { sameQuestion } from './same-question.ts';
import { follow, keyFor, put, record, turn, type RunState } from './state.ts';

/** The meaning of an input to the rule it wakes: a reply, the end of its procedure, or `undefined`. */
export type Woken = Reply | 'close' | undefined;

/** Updates the pending questions to those the rule asks now; only differences are recorded. */
export function ask<S>(run: RunState<S>, wanted: readonly Question[]): void {
  if (wanted.length === 0) throw new BrokenRuleError('A rule waits but has no question.');
  const { asked, withdrawn } = reconcile(wanted, run.match.pending, run.seen);
  if (withdrawn.length > 0) put(run, { type: 'Withdrawn', ids: withdrawn });
  if (!run.live) askAgain(run, asked);
  else if (asked.length > 0) {
    record(run, { type: 'Asked', questions: asked.map((due) => dated(run, due)) });
    for (const { question } of asked) run.seen.set(question.key, question);
  }
}

/**
 * Asks in a replay: the new questions must be those recorded; revisions of others come from the
 * record.
 */
function askAgain<S>(run: RunState<S>, asked: readonly Due[]): void {
  const known = run.recorded[run.at];
  const fresh = asked.filter(({ id }) => id === undefined);
  const diverge = (): never => {
    const questions = fresh.map(({ question }) => question);
    throw new ReplayDivergedError(run.at, known, { type: 'Asked', questions });
  };
  if (known?.type !== 'Asked') {
    if (fresh.length > 0) diverge();
    return;
  }
  let met = 0;
  let drifts = false;
  for (const recorded of known.questions) {
    const current = run.match.pending.find(({ id }) => id === recorded.id);
    if (current) {
      const revised = asked.find(({ id }) => id === recorded.id)?.question ?? current;
      drifts ||= !sameQuestion(recorded, revised);
      continue;
    }
    const question = fresh[met]?.question;
    met += 1;
    if (question === undefined) return diverge();
    if (recorded.id !== keyFor(run, `?${question.key}`)) return diverge();
    if (sameQuestion(recorded, question)) run.seen.set(question.key, question);
    else drifts = true;
  }
  if (met < fresh.length) diverge();
  if (drifts) run.drift += 1;
  follow(run, known);
}

function dated<S>(run: RunState<S>, { question, id }: Due): Pending {
  if (!isAnswerable(question)) {
    throw new BrokenRuleError(`The question ${question.key} has no legal answer.`);
  }
  return pendingOf(question, id ?? keyFor(run, `?${question.key}`), run.version + 1);
}

/**
 * Waits at the questions: returns the input that wakes the rule, or `undefined` at the end of the
 * record.
 */
export function nextWoken<S>(run: RunState<S>, wanted: readonly Question[]): Woken {
  for (;;) {
    const input = run.recorded[run.at];
    if (input === undefined) {
      if (!run.live) reissue(run, wanted);
      run.live = true;
      return undefined;
    }
    if (!isInput(input)) {
      throw new ReplayDivergedError(run.at, input, {
        asks: wanted.map((question) => question.key),
      });
    }
    run.at += 1;
    run.since.push(input);
    const woken = accept(run, input);
    if (woken !== undefined) return woken;
  }
}

/**
 * Reissues, at the end of the record, the questions that a deploy has changed, under their old ids and
 * versions.
 */
function reissue<S>(run: RunState<S>, wanted: readonly Question[]): void {
  const { pending } = run.match;
  const { asked } = reconcile(wanted, pending, new Map());
  const questions = asked.flatMap(({ question, id }) =>
    pending.filter((q) => q.id === id).map(({ askedAt }) => pendingOf(question, id ?? '', askedAt)),
  );
  if (questions.length > 0) record(run, { type: 'Reissued', questions });
}

/** Folds an input; returns its meaning to the rule. */
export function accept<S>(run: RunState<S>, input: Input): Woken {
  const { pending } = run.match;
  turn(run, input);
  switch (input.type) {
    case 'Reissued':
      return undefined;
    case 'Noted':
      if (input.wakes) return 'changed';
      return wokenBy(input.note);
    case 'Answered': {
      const question = pending.find((q) => q.id === input.id);
      if (question === undefined) throw new ReplayDivergedError(run.at, input, 'no such question');
      return { key: question.key, seat: input.seat, choose: input.choose };
    }
  }
}

/**
 * The meaning of an engine note to the rule. A reshuffle changes the game's state, so the rule must
 * look again.
 */
function wokenBy(note: EngineNote): Woken {
  if (note.type === 'ProcedureClosed') return 'close';
  return note.type === 'Rewound' && note.events.length > 0 ? 'changed' : undefined;
}

function isInput(entry: Entry): entry is Input {
  return entry.type === 'Answered' || entry.type === 'Noted' || entry.type === 'Reissued';
}
