import type { Procedure, Seat, Table } from '../../engine/index.ts';
import type { Book } from './content/book.ts';
import type { Effect } from './content/effect.ts';
import type { Content } from './content/schema.ts';
import type { Course } from './encounter/course.ts';
import type { Card, State } from './state.ts';

/** The table a rule of Talisman plays at: the state, and the edition that is played. */
export type TalismanTable = Table<State> & { readonly edition: Edition };

/** What a pure question needs: a state that need not be the newest, and what is printed. */
export type Sight = { readonly state: State; readonly edition: Print };

/** What a question of the rules needs, such as where a move may lead. */
export type SightInPlay = Sight & { readonly edition: Edition };

/** Where and to whom something happens, and the card it comes from. */
export type Occasion = {
  readonly seat: Seat;
  readonly space: string;
  readonly card?: Card;
  /** How far the cards lying there are met, where it comes from one of them. */
  readonly course?: Course;
  /** What a Spell was cast at: a seat, a card, a space, or a creature's id. */
  readonly target?: string;
  /** The landing it belongs to, by its number within the turn; none outside of one. */
  readonly landing?: number;
  /** Others have the same in their turn: deaths and limits are seen to when all have had it. */
  readonly unsettled?: true;
};

/** Does these effects one after another; leaves where the landing or the character is gone. */
export type Perform = (
  table: TalismanTable,
  occasion: Occasion,
  effects: readonly Effect[],
) => Procedure;

/** The body of a procedure that `next` names. */
export type TurnProcedure = {
  play(table: TalismanTable, args: never): Procedure;
}['play'];

/** A rule that one card or space has to itself. */
export type Special = (table: TalismanTable, occasion: Occasion) => Procedure;

/**
 * How a crossing between regions is made: tells where the character went, or leaves the procedure
 * where its turn ends. `steps` is what is left of the move on the far side, the crossing's own step
 * included.
 */
export type Crossing = {
  /** Whether it may be tried with so many steps left. */
  mayTry(sight: Sight, seat: Seat, from: string): boolean;
  cross(table: TalismanTable, passage: Passage): Procedure;
};
export type Passage = {
  readonly seat: Seat;
  readonly from: string;
  readonly to: string;
  readonly steps: number;
};

/** What of an edition can be told without playing by it: the rules' numbers, cards and names. */
export type Print = {
  readonly id: string;
  /** Bumped when golden journals stop replaying. */
  readonly rules: number;
  readonly content: Content;
  readonly book: Book;
  /** The clause that a line of the log follows, by its key less `log.`, or by its type. */
  readonly clauses: Readonly<Record<string, string>>;
  /** The attribute battles are fought with, and the one that sets the Spell limit. */
  readonly might: string;
  readonly mind: string;
  readonly numbers: {
    readonly startingGold: number;
    /** Objects carried without help (T4-OBJ-03). */
    readonly carried: number;
    /** Weapons and Armours used in one attack (T4-WPN-02, 04). */
    readonly weapons: number;
    readonly armours: number;
    /** Attributes of a Toad (T4-TOD-05), and the turns one stays it. */
    readonly toad: number;
    readonly toadTurns: number;
    /** The least movement die that frees the enslaved (T4-BRD-54). */
    readonly freedBy: number;
  };
  /** How many steps a movement die is worth (T4-MOV-02). */
  steps(sight: Sight, seat: Seat, die: number): number;
  /** How many Spells so many points of `mind` let a character hold (T4-SPL-05). */
  spellLimit(points: number): number;
  /** How many Spells the seat may cast in this turn (T4-SPL-16, 18). */
  castLimit(state: State, seat: Seat): number;
  /** Points of trophies for one counter (T4-TRO-03). */
  trophyRate(state: State): number;
  /** The space that ends the match when the last others fall to its Spell. */
  readonly goal: string;
};

/**
 * An edition is data and named answers. Procedures never know which edition is played: what differs
 * is a number, a table, a named question or a rule here. `docs/games/talisman.md` lists them.
 */
export type Edition = Print & {
  /** Rules of single cards and spaces, by name. */
  readonly specials: Readonly<Record<string, Special>>;
  readonly crossings: Readonly<Record<string, Crossing>>;
  /** Does what is printed. It stands here because Spells are cast in the course of it, and do such too. */
  readonly perform: Perform;
  /** What becomes of a character without lives. */
  readonly die: (table: TalismanTable, seat: Seat) => Procedure;
  /** What is done of itself after each change besides the limits: quests, say. */
  readonly afterwards: (table: TalismanTable) => Procedure;
  /** The procedures `next` names: `setup`, `begin`, `move`, `cross`, `land`, `end`. */
  readonly procedures: Readonly<Record<string, TurnProcedure>>;
};
