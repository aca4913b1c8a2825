import type { Seat } from '../../../engine/index.ts';
import type { Kind } from '../asks.ts';
import type { Book } from '../content/book.ts';
import type { Content } from '../content/schema.ts';
import type { Bout, Foe } from './bouts.ts';
import type { LastingRule } from './lasting-rule.ts';
import type { Looks } from './looks.ts';
import type { Numbers } from './numbers.ts';
import type { Part } from '../part.ts';
import type { State } from '../state.ts';

/** The input of a pure query: a state, which need not be the newest, and the printed edition. */
export type Sight = { readonly state: State; readonly edition: PrintedEdition };

/** The printed part of an edition, readable without its rules: the numbers, cards and names. */
export type PrintedEdition = {
  readonly id: string;
  /** Bumped when golden journals stop replaying. */
  readonly rules: number;
  readonly content: Content;
  readonly book: Book;
  /** The looks of its things, for a client that draws them. */
  readonly looks: Looks;
  /** The clause that a line of the log follows, by its key less `log.`, or by its type. */
  readonly clauses: Readonly<Record<string, string>>;
  /** The kinds of questions that its rules never ask: they have no words, and no order is made for them. */
  readonly neverAsks: readonly Kind[];
  /** Rules of lasting effects, by kind; an unlisted kind only adds its bonus. */
  readonly lasts: Readonly<Record<string, LastingRule>>;
  /** The attribute battles are fought with, and the one that sets the Spell limit. */
  readonly might: string;
  readonly mind: string;
  /** The attributes whose fights are battles; fights with any other are psychic. */
  readonly battles: readonly string[];
  /** True if the attributes of a Toad can be raised and lowered, and its trophies traded. */
  readonly toadsGrow: boolean;
  /** The moment when cards owned may be put down by choice. */
  readonly ditches: 'any-time' | 'turn-end';
  /** The turn that is missed by a seat missing one in its own: the rest of it, or the next. */
  readonly missing: 'now' | 'next';
  /** `wanted`: the winner is asked whether to keep a killed Enemy; `kept`: it always is. */
  readonly trophies: 'wanted' | 'kept';
  /** True if the winner takes the belongings of a killed character. */
  readonly loots: boolean;
  /** True if a character may own two Objects of a kind. */
  readonly sameKind: boolean;
  readonly numbers: Numbers;
  /** The number of steps of a movement die (T4-MOV-02). */
  steps(sight: Sight, seat: Seat, die: number): number;
  /** The number of Spells a character may hold with these points of `mind` (T4-SPL-05). */
  spellLimit(points: number): number;
  /** The number of Spells a seat may cast in this turn, its own or another's (T4-SPL-16, 18). */
  castLimit(state: State, own: boolean): number;
  /** Points of trophies for one counter (T4-TRO-03). */
  trophyRate(state: State): number;
  /** True if the seat may meet this other one. */
  mayMeet(sight: Sight, seat: Seat, other: Seat): boolean;
  /** True if the seat may evade anything on its space. */
  evadesIn(sight: Sight, seat: Seat): boolean;
  /** Bonus to the attack score of a character. */
  ownBonus(sight: Sight, seat: Seat, bout: Bout): readonly Part[];
  /** Bonus to the common score of the creatures that a seat fights. */
  foesBonus(sight: Sight, seat: Seat, foes: readonly Foe[]): readonly Part[];
  /** The space that ends the match when the last others fall to its Spell. */
  readonly goal: string;
};
