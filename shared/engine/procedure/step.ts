import type { Question } from './question.ts';
import type { Seat } from './seat.ts';

/** A fact of the game, told by a rule and folded by the game's `evolve`. Plain JSON. */
export type DomainEvent = { readonly type: string };

/** A step that a procedure may yield. Rules use the functions below, never a bare `yield`. */
export type Step =
  | { readonly op: 'tell'; readonly event: DomainEvent }
  | {
      readonly op: 'ask';
      readonly questions: readonly Question[];
      /** The questions are as an inner procedure has amended them, and stay so. */
      readonly amended?: true;
    }
  | {
      readonly op: 'roll';
      readonly key: string;
      /** The number of sides of each die; a shuffle of n items rolls n, n-1, … 2. */
      readonly sides: readonly number[];
      /** The ids of the items a shuffle puts in order, for scripted decks; never recorded. */
      readonly of?: readonly string[];
    };

/** A rule: a synchronous generator that reads like the rulebook. */
export type Procedure<T = void> = Generator<Step, T, unknown>;

/** A rule without questions: it never waits, so the state changes only by its own facts. */
export type AtOnce<T = void> = Generator<Exclude<Step, { readonly op: 'ask' }>, T, unknown>;

/** The reply to an `ask`: one answer, or a notice that the state changed meanwhile. */
export type Reply =
  | { readonly key: string; readonly seat: Seat; readonly choose: readonly string[] }
  | 'changed';

/** The table of a rule. `state` is always the newest: read it again after every `yield*`. */
export type Table<S> = {
  readonly state: S;
  /** The rules integer pinned when this procedure was opened. */
  readonly rules: number;
};

/** Tells a fact: it is recorded, and `table.state` has it at once. */
export function* tell<E extends DomainEvent>(event: E): AtOnce {
  yield { op: 'tell', event };
}

/**
 * Asks some seats and replies with the first answer; the others stay pending until the rule asks
 * again.
 */
export function* askAny(questions: readonly Question[]): Procedure<Reply> {
  return (yield { op: 'ask', questions }) as Reply;
}

/**
 * Rolls dice.
 * @param key the purpose of the dice and their seat (`attack:ann`); the engine makes it unique.
 */
export function* roll(key: string, count = 1, sides = 6): AtOnce<readonly number[]> {
  return (yield {
    op: 'roll',
    key,
    sides: new Array<number>(count).fill(sides),
  }) as readonly number[];
}

/** Puts items in a random order. `idOf` names an item so that a scenario can script the order. */
export function* shuffle<T>(
  key: string,
  items: readonly T[],
  idOf: (item: T) => string = String,
): AtOnce<readonly T[]> {
  if (items.length < 2) return items;
  const sides = items.slice(1).map((_, i) => items.length - i);
  const picks = (yield { op: 'roll', key, sides, of: items.map(idOf) }) as readonly number[];
  return arrange(items, picks);
}

/** Arranges items by the picks of a shuffle: each pick takes the n-th (from 1) of those left. */
export function arrange<T>(items: readonly T[], picks: readonly number[]): readonly T[] {
  const left = [...items];
  const taken = picks.flatMap((pick) => left.splice(pick - 1, 1));
  return [...taken, ...left];
}
