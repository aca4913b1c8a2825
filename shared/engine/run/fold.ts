import type { Draft } from '../draft.ts';
import { UnknownFactError } from '../errors.ts';
import type { EngineNote, Entry, Rewound } from '../match/entry.ts';
import type { Folding } from '../match/game.ts';
import { copyOf, type Match } from '../match/match.ts';
import type { DomainEvent } from '../procedure/step.ts';
import type { Pending } from '../procedure/question.ts';
import { ordersAfterAnswer, ordersAfterFact } from './orders.ts';

/**
 * Folds entries without running a rule: the state follows from the journal, whatever the rules are
 * now. Throws an `UnknownFactError` at a fact or a note of a newer release.
 */
export function fold<S>(game: Folding<S>, match: Match<S>, entries: readonly Entry[]): Match<S> {
  const folded = copyOf(match);
  for (const entry of entries) foldInto(game, folded, entry);
  return folded;
}

/** Folds one entry into a match that no one else holds; nested values are never changed. */
export function foldInto<S>(game: Folding<S>, match: Draft<Match<S>>, entry: Entry): void {
  switch (entry.type) {
    case 'Told':
      return foldFact(game, match, entry.event);
    case 'Rolled':
      return;
    case 'Asked':
    case 'Reissued':
      match.pending = withQuestions(match.pending, entry.questions);
      return;
    case 'Withdrawn':
      match.pending = match.pending.filter((q) => !entry.ids.includes(q.id));
      return;
    case 'Answered':
      match.orders = ordersAfterAnswer(match, entry);
      match.pending = without(match.pending, entry.id);
      return;
    case 'Opened': {
      const { ordinal, name, args, rules } = entry;
      match.opened = { ordinal, name, args, rules };
      match.ordinal = ordinal;
      match.pending = none;
      return;
    }
    case 'Closed':
      return close(match);
    case 'Ended':
      match.over = true;
      return;
    case 'Noted':
      return entry.wakes ? foldFact(game, match, entry.note) : foldNote(game, match, entry.note);
  }
}

const none: readonly never[] = [];

function foldFact<S>(game: Folding<S>, match: Draft<Match<S>>, event: DomainEvent): void {
  match.game = evolveGame(game, match.game, event);
  match.orders = ordersAfterFact(game, match.orders, event);
}

function close<S>(match: Draft<Match<S>>): void {
  match.opened = undefined;
  match.pending = none;
}

/** Applies the game's `evolve`; it returns `undefined` for a fact it does not know. */
function evolveGame<S>(game: Folding<S>, state: S, event: DomainEvent): S {
  const after = game.evolve(state, event);
  if (after === undefined) throw new UnknownFactError(event.type);
  return after;
}

/** Every engine note that this release knows; a newer one may have stored others. */
const notes: Readonly<Record<EngineNote['type'], true>> = {
  OrdersSet: true,
  Paused: true,
  ProcedureClosed: true,
  Resumed: true,
  Rewound: true,
};

function foldNote<S>(game: Folding<S>, match: Draft<Match<S>>, note: EngineNote): void {
  if (!Object.hasOwn(notes, note.type)) throw new UnknownFactError(note.type);
  switch (note.type) {
    case 'OrdersSet':
      match.orders = { ...match.orders, [note.seat]: note.orders };
      return;
    case 'Paused':
      match.paused = true;
      return;
    case 'Resumed':
      match.paused = false;
      return;
    case 'Rewound':
      return foldRewind(game, match, note);
    case 'ProcedureClosed':
      return close(match);
  }
}

function foldRewind<S>(
  game: Folding<S>,
  match: Draft<Match<S>>,
  { askedAt, epoch, orders, paused, events }: Rewound,
): void {
  match.game = events.reduce((state, event) => evolveGame(game, state, event), match.game);
  match.pending = match.pending.map((question) => ({ ...question, askedAt }));
  match.epoch = epoch;
  match.orders = orders;
  match.paused = paused;
}

/** The questions without this one. Most often it is the only one. */
function without(pending: readonly Pending[], id: string): readonly Pending[] {
  if (pending.length === 1 && pending[0]?.id === id) return none;
  return pending.filter((question) => question.id !== id);
}

/** The questions with these added: a revised question keeps its place, a new one comes last. */
function withQuestions(pending: readonly Pending[], asked: readonly Pending[]): readonly Pending[] {
  if (pending.length === 0) return asked;
  const kept = pending.map((q) => asked.find((a) => a.id === q.id) ?? q);
  return [...kept, ...asked.filter((a) => !pending.some((q) => q.id === a.id))];
}
