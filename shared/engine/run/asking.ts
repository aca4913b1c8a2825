import type { Entry, Input } from '../match/entry.ts';
import type { Reply } from '../procedure/step.ts';
import type { Pending, Question } from '../question/question.ts';
import { ReplayDivergedError } from '../errors.ts';
import { evolveMatch } from './fold.ts';
import { reconcile, type Due } from './reconcile.ts';
import { isReplaying, keyFor, put, record, type RunState } from './state.ts';

/** What an input means to the rule: a reply, the end of its procedure, or nothing. */
export type Woken = Reply | 'close' | undefined;

/** Makes what is pending what the rule asks now; only differences are recorded. */
export function ask<S>(run: RunState<S>, wanted: readonly Question[]): void {
  const { asked, withdrawn } = reconcile(wanted, run.match.pending, run.seen);
  if (withdrawn.length > 0) put(run, { type: 'Withdrawn', ids: withdrawn });
  const due = asked.filter(({ id }) => id === undefined || isRevisionRecorded(run, id));
  if (due.length > 0) put(run, { type: 'Asked', questions: due.map((d) => dated(run, d)) });
  if (!isReplaying(run)) for (const question of wanted) run.seen.set(question.key, question);
}

function dated<S>(run: RunState<S>, { question, id }: Due): Pending {
  return { ...question, id: id ?? keyFor(run, `?${question.key}`), askedAt: run.version + 1 };
}

/** In a replay a pending question is revised only where the record says so: else a deploy changed it. */
function isRevisionRecorded<S>(run: RunState<S>, id: string): boolean {
  const next = run.recorded[run.at];
  return next === undefined || (next.type === 'Asked' && next.questions.some((q) => q.id === id));
}

/** Waits at the questions: returns what wakes the rule, or `undefined` where the record ends. */
export function nextWoken<S>(run: RunState<S>, wanted: readonly Question[]): Woken {
  for (;;) {
    const input = run.recorded[run.at];
    if (input === undefined) {
      if (run.recorded.length > 0 && run.fresh.length === 0) reissue(run, wanted);
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

/** At the live edge, what a deploy has changed is asked anew under its old id. */
function reissue<S>(run: RunState<S>, wanted: readonly Question[]): void {
  const { asked } = reconcile(wanted, run.match.pending, new Map());
  if (asked.length === 0) return;
  record(run, { type: 'Reissued', questions: asked.map((due) => dated(run, due)) });
}

/** Folds an input; returns what it means to the rule. */
export function accept<S>(run: RunState<S>, input: Input): Woken {
  const { pending } = run.match;
  run.match = evolveMatch(run.game, run.match, input);
  switch (input.type) {
    case 'Reissued':
      return undefined;
    case 'Noted':
      if (input.wakes) return 'changed';
      return input.note.type === 'ProcedureClosed' ? 'close' : undefined;
    case 'Answered': {
      const question = pending.find((q) => q.id === input.id);
      if (question === undefined) throw new ReplayDivergedError(run.at, input, 'no such question');
      return { key: question.key, seat: input.seat, choose: input.choose };
    }
  }
}

function isInput(entry: Entry): entry is Input {
  return entry.type === 'Answered' || entry.type === 'Noted' || entry.type === 'Reissued';
}
