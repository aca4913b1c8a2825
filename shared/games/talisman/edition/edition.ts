import type { Procedure, Seat, Table } from '../../../engine/index.ts';
import type { SpellWorth } from './reasons.ts';
import type { EditionAbility } from '../content/edition-abilities.ts';
import type { Effect } from '../content/effect.ts';
import type { Bout, LifeLoss, RollFacts, Won } from './bouts.ts';
import type { Landing, Occasion, Passage } from './occasions.ts';
import type { Card, State } from '../state.ts';
import type { CastingLaws, Usefulness } from './casting-laws.ts';
import type { PrintedEdition, Sight } from './print.ts';

/** Constants on every table of a Talisman, beside the state. */
export type Beside = {
  /** The edition played. */
  readonly edition: Edition;
  /**
   * Performs printed effects. It is passed here because Spells are cast during effects, and perform
   * effects too.
   */
  readonly perform: Perform;
};

/** The table of a rule of Talisman: the state, and the constants beside it. */
export type TalismanTable = Table<State> & Beside;

/** The sight in play, for queries that also need the rules, such as the ends of a move. */
export type SightInPlay = Sight & { readonly edition: Edition };

/** Performs these effects one after another; leaves if the landing or the character is gone. */
export type Perform = (
  table: TalismanTable,
  occasion: Occasion,
  effects: readonly Effect[],
) => Procedure;

/** The procedures that `next` calls, by name; `rove` if figures can be roused. */
export type TurnProcedures = {
  readonly setup: (table: TalismanTable) => Procedure;
  readonly begin: (table: TalismanTable, turn: OfSeat) => Procedure;
  readonly move: (table: TalismanTable, turn: OfSeat) => Procedure;
  readonly cross: (table: TalismanTable, turn: OfSeat) => Procedure;
  readonly land: (table: TalismanTable, at: Landing) => Procedure;
  readonly end: (table: TalismanTable, turn: OfSeat) => Procedure;
  readonly rove?: (table: TalismanTable, roused: OfSeat & { readonly figure: string }) => Procedure;
};

type OfSeat = { readonly seat: Seat };

/** A special rule of a single card or space. */
export type Special = (table: TalismanTable, occasion: Occasion) => Procedure;

/** A rule of a single card or space. */
export type SpecialRule = { readonly does: Special };

/** The rule of a single Spell, in one record. */
export type SpellRule = SpecialRule &
  CastingLaws & {
    /** Worth of it to bots. */
    readonly worth: SpellWorth;
    /** Undoes the subject of the window it is cast in. */
    readonly undoes?: true;
    /** The lasting effect of it, under the name of the rule, ends with the battle (T4-CRD-28). */
    readonly forBattle?: true;
    /** Under an option, cast by an attacked character, holds the creature fast (T4-RUL-85). */
    readonly holdsFast?: true;
    /** True if it would do its holder good now; if absent, at its first moment. */
    readonly matters?: Usefulness;
    /** Options of the things to take from its target: `gold`, `card:sword`. */
    takes?(sight: Sight, seat: Seat, target: Seat): readonly string[];
  };

/**
 * A crossing between regions in progress: tells where the character went, or leaves the procedure if
 * its turn ends. `steps` are the steps left on the far side, including the crossing's own.
 */
export type Crossing = {
  /** True if it may be tried with the steps left. */
  mayTry(sight: Sight, seat: Seat, from: string): boolean;
  cross(table: TalismanTable, passage: Passage): Procedure;
  /** May also be tried if the move ends on it: `cross:<id>` with no step left. */
  readonly onArrival?: true;
  /** The chance of success, from 0 to 1, for bots; by its guard or its dice if absent. */
  odds?(sight: Sight, seat: Seat, from: string): number;
};
/**
 * An edition is data and named answers. Procedures never know which edition is played: every
 * difference is a number, a table, a named query or a rule here. `docs/games/talisman.md` lists them.
 */
export type Edition = PrintedEdition & {
  /** The sorts of abilities that its own rules ask for, of those without a rule of the platform. */
  readonly asksFor: readonly EditionAbility[];
  /** Rules of single cards and spaces, by name. */
  readonly specials: Readonly<Record<string, SpecialRule>>;
  /** Rules of single Spells, by name; separate from the `specials`. */
  readonly spellRules: Readonly<Record<string, SpellRule>>;
  /** Laws for Spells with this effect, besides those of any board. */
  readonly verbLaws: Readonly<Partial<Record<Effect['do'], CastingLaws>>>;
  readonly crossings: Readonly<Record<string, Crossing>>;
  /** Procedure of a character without lives. */
  readonly die: (table: TalismanTable, seat: Seat) => Procedure;
  /** Procedure after each change, besides the limits, such as quests. */
  readonly afterwards: (table: TalismanTable) => Procedure;
  /** Procedure after a card has come to a new owner. */
  readonly acquired: (table: TalismanTable, seat: Seat, card: Card) => Procedure;
  /** Procedure after a movement roll, once it is final. */
  readonly moveRolled: (
    table: TalismanTable,
    roll: { readonly seat: Seat; readonly die: number },
  ) => Procedure;
  /** Procedure when all cards of a draw lie open, before any is resolved. */
  readonly revealed: (table: TalismanTable, at: Landing, cards: readonly Card[]) => Procedure;
  /** The number of cards up to which cards are drawn here, if the space names a number. */
  readonly drawing: (table: TalismanTable, at: Landing, number: number) => Procedure<number>;
  /** Procedure of a character that has come to the goal. */
  readonly reach: (table: TalismanTable, seat: Seat) => Procedure;
  /** Begins the turn of a seat that waits for a character, or whose character is laid up. */
  readonly replace: (table: TalismanTable, seat: Seat) => Procedure;
  /** Procedures at the start of a turn after the Spells, and at its end after them. */
  readonly firstThings: (table: TalismanTable, seat: Seat) => Procedure;
  readonly lastThings: (table: TalismanTable, seat: Seat) => Procedure;
  /** The number of these lives saved by abilities, before Spells may. */
  readonly rescue: (table: TalismanTable, loss: LifeLoss) => Procedure<number>;
  readonly luck: {
    /** True if a die of this roll shows 6 without being rolled. */
    readonly before: (table: TalismanTable, seat: Seat, label: string) => Procedure<boolean>;
    /** The dice as they stand at last, after fate has been decided on. */
    readonly after: (
      table: TalismanTable,
      seat: Seat,
      roll: RollFacts,
    ) => Procedure<readonly number[]>;
  };
  /** Rights beside the questions of a seat, by rules of the edition. */
  readonly rights: {
    /** As options: `use:<ability>`, `next:<card>`, `save:<card>`, `pause:move`. */
    readonly options: (sight: SightInPlay, seat: Seat) => readonly string[];
    readonly use: (table: TalismanTable, seat: Seat, action: string) => Procedure;
  };
  readonly rewards: {
    /** Options of the winner of a duel besides those of the base. */
    readonly options: (sight: Sight, won: Won) => readonly string[];
    /** Takes one of them; returns true if it was one. */
    readonly take: (table: TalismanTable, won: Won, option: string) => Procedure<boolean>;
    /** Procedure after any reward was taken. */
    readonly after: (table: TalismanTable, won: Won, option: string) => Procedure;
  };
  readonly bout: {
    /** Asks, before the attack dice are rolled, for things to give up for a bonus. */
    readonly before: (table: TalismanTable, seat: Seat, bout: Bout) => Procedure;
    /** Procedure of a fight with creatures whose dice have not won it. */
    readonly lost: (
      table: TalismanTable,
      seat: Seat,
      bout: Bout & { readonly outcome: 'lost' | 'standoff' },
    ) => Procedure<'again' | 'standoff' | 'lost'>;
  };
  readonly procedures: TurnProcedures;
};
