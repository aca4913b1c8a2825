import type { DomainEvent, Entry, Game, Pending, Seat } from '../../shared/engine/index.ts';

/**
 * Number of questions in one turn, and of those to other seats than its owner: 0 if the turn is
 * everyone's. `kinds` has one entry for each question.
 */
export type TurnAsked = {
  readonly all: number;
  readonly ofOthers: number;
  readonly kinds: readonly AskedKind[];
};

/** The kind of a question, and whether it was put to another seat than the turn's owner. */
type AskedKind = { readonly kind: string; readonly ofOther: boolean };

type Turn = { readonly seat: Seat; readonly kinds: AskedKind[] };
type Put = { readonly question: Pending; readonly turn: Turn };

/**
 * The turns of a match, as the game marks their beginnings. A question counts for the turn in which
 * it was first asked, once even if it is revised. A question that is gone by the end of the commit
 * that asked it does not count: it was answered automatically, or the rule withdrew it.
 */
export function turnsOf(game: Game, commits: readonly (readonly Entry[])[]): readonly TurnAsked[] {
  const turns: Turn[] = [];
  const known = new Set<string>();
  for (const entries of commits) {
    for (const { question, turn } of putBy(game, entries, turns)) {
      if (known.has(question.id)) continue;
      known.add(question.id);
      const ofOther = ![question.seat, 'everyone'].includes(turn.seat);
      turn.kinds.push({ kind: question.kind, ofOther });
    }
  }
  return turns.map(({ kinds }) => ({
    all: kinds.length,
    ofOthers: kinds.filter(({ ofOther }) => ofOther).length,
    kinds,
  }));
}

/** The questions that a commit asks and leaves open; turns that begin in it are added. */
function putBy(game: Game, entries: readonly Entry[], turns: Turn[]): Iterable<Put> {
  const put = new Map<string, Put>();
  for (const entry of entries) {
    if (entry.type === 'Told') turns.push(...begunBy(game, entry.event));
    for (const question of askedBy(entry)) {
      const turn = turns.at(-1);
      if (turn) put.set(question.id, { question, turn });
    }
    if (entry.type === 'Closed') put.clear();
    for (const id of goneWith(entry)) put.delete(id);
  }
  return put.values();
}

function begunBy(game: Game, event: DomainEvent): readonly Turn[] {
  const seat = game.turnBegun?.(event);
  return seat === undefined ? [] : [{ seat, kinds: [] }];
}

const askedBy = (entry: Entry): readonly Pending[] =>
  entry.type === 'Asked' ? entry.questions : [];

function goneWith(entry: Entry): readonly string[] {
  if (entry.type === 'Answered') return [entry.id];
  return entry.type === 'Withdrawn' ? entry.ids : [];
}
