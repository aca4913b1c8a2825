import { UnknownFactError } from '../errors.ts';
import type { EngineNote, Entry } from '../match/entry.ts';
import type { Folding } from '../match/game.ts';
import type { Match } from '../match/match.ts';
import type { DomainEvent } from '../procedure/step.ts';
import type { Pending } from '../question/question.ts';
import { ordersAfterAnswer, ordersAfterFact } from './orders.ts';

/**
 * Folds entries without running a rule: the state is what the journal says, whatever the rules are now.
 * Throws an `UnknownFactError` at a fact or a note that only a newer release knows.
 */
export function fold<S>(game: Folding<S>, match: Match<S>, entries: readonly Entry[]): Match<S> {
  return entries.reduce((folded, entry) => evolveMatch(game, folded, entry), match);
}

/** Folds one entry. */
export function evolveMatch<S>(game: Folding<S>, match: Match<S>, entry: Entry): Match<S> {
  switch (entry.type) {
    case 'Told':
      return afterFact(game, match, entry.event);
    case 'Rolled':
      return match;
    case 'Asked':
    case 'Reissued':
      return { ...match, pending: withQuestions(match.pending, entry.questions) };
    case 'Withdrawn':
      return { ...match, pending: match.pending.filter((q) => !entry.ids.includes(q.id)) };
    case 'Answered':
      return {
        ...match,
        pending: match.pending.filter((q) => q.id !== entry.id),
        orders: ordersAfterAnswer(match, entry),
      };
    case 'Opened': {
      const { ordinal, name, args, rules } = entry;
      return { ...match, opened: { ordinal, name, args, rules }, ordinal, pending: [] };
    }
    case 'Closed':
      return { ...match, opened: undefined, pending: [] };
    case 'Ended':
      return { ...match, over: true };
    case 'Noted':
      return entry.wakes ? afterFact(game, match, entry.note) : evolveNote(game, match, entry.note);
  }
}

const afterFact = <S>(game: Folding<S>, match: Match<S>, event: DomainEvent): Match<S> => ({
  ...match,
  game: evolveGame(game, match.game, event),
  orders: ordersAfterFact(game, match.orders, event),
});

/** A game has no case for what it does not know, and gives nothing for it. */
function evolveGame<S>(game: Folding<S>, state: S, event: DomainEvent): S {
  const after = game.evolve(state, event);
  if (after === undefined) throw new UnknownFactError(event.type);
  return after;
}

/** Every note of the engine that this release knows; a newer one may have stored others. */
const notes: Readonly<Record<EngineNote['type'], true>> = {
  OrdersSet: true,
  Paused: true,
  ProcedureClosed: true,
  Resumed: true,
  Rewound: true,
};

function evolveNote<S>(game: Folding<S>, match: Match<S>, note: EngineNote): Match<S> {
  if (!Object.hasOwn(notes, note.type)) throw new UnknownFactError(note.type);
  switch (note.type) {
    case 'OrdersSet':
      return { ...match, orders: { ...match.orders, [note.seat]: note.orders } };
    case 'Paused':
      return { ...match, paused: true };
    case 'Resumed':
      return { ...match, paused: false };
    case 'Rewound': {
      const reshuffled = note.events.reduce(
        (state, event) => evolveGame(game, state, event),
        match.game,
      );
      const { askedAt, epoch, orders, paused } = note;
      const pending = match.pending.map((question) => ({ ...question, askedAt }));
      return { ...match, game: reshuffled, pending, epoch, orders, paused };
    }
    case 'ProcedureClosed':
      return { ...match, opened: undefined, pending: [] };
  }
}

/** A revised question keeps its place; a new one comes last. */
function withQuestions(pending: readonly Pending[], asked: readonly Pending[]): readonly Pending[] {
  if (pending.length === 0) return asked;
  const kept = pending.map((q) => asked.find((a) => a.id === q.id) ?? q);
  return [...kept, ...asked.filter((a) => !pending.some((q) => q.id === a.id))];
}
