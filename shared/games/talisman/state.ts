import type { Seat } from '../../engine/index.ts';
import type { Options } from './options.ts';
import type { Part } from './part.ts';

/** A copy of a card: its kind, with a number if there are several: `bear`, `sword.2`. */
export type Card = string;
export type Alignment = string;
/** Amounts by attribute. */
export type Points = Readonly<Record<string, number>>;

/** Phases of a turn; the pure `next` picks the procedure by them. */
export const phases = ['setup', 'begin', 'move', 'cross', 'land', 'end', 'done', 'over'] as const;
export type Phase = (typeof phases)[number];

export type Deed = 'wound' | 'kill';

/** A figure on the board, and all that lies open before its player. */
export type Character = {
  readonly id: string;
  readonly space: string;
  readonly alignment: Alignment;
  /** Points gained in play, above the printed values (T4-CHR-04, 05). */
  readonly points: Points;
  readonly lives: number;
  readonly fate: number;
  readonly gold: number;
  readonly objects: readonly Card[];
  readonly followers: readonly Card[];
  readonly trophies: readonly Card[];
  /** The Warlock's task that is not yet done. */
  readonly quest?: string;
  /** Present if it has ever completed a quest. */
  readonly questDone?: true;
  /** Deeds since it took its quest, of those that a quest may ask for. */
  readonly deeds?: readonly Deed[];
  /** Set while it is a Toad: own turn ends still to come, and the points gained as one. */
  readonly toad?: { readonly turnsLeft: number; readonly points: Points };
  /** Present if the character is on its way back to the entry of its region (T4-INR-06). */
  readonly turningBack?: true;
  /** May not leave before it has rolled high enough (T4-BRD-54). */
  readonly enslaved?: true;
  /** Offer that may take the place of its next move (T4-RUL-77). */
  readonly offer?: string;
  /** Trial that is unfinished on its space: its name, and a number that belongs to it. */
  readonly trial?: { readonly name: string; readonly value: number };
  /** Out of reach of others until its own turn begins (HP-RUL-43). */
  readonly laidUp?: true;
  /** The space that its next rolled move begins with (HP-RUL-48). */
  readonly admitted?: string;
  /** The seat that took its last life, until it is buried or moved away. */
  readonly slainBy?: Seat;
};

/** A seat's part in the match. */
export type Player = {
  /** `waiting` for a character, or `out` of the match for good. */
  readonly status: 'waiting' | 'playing' | 'out';
  /** The place of the seat among those that gave up, from 1. */
  readonly resigned?: number;
  /** The number of the turn in which it went out. */
  readonly fell?: number;
  readonly character?: Character;
  /** Turns to be missed (T4-RUL-88), and turns to be taken besides the ordinary ones. */
  readonly missed: number;
  readonly extra: number;
  /** Left to the next character (T4-ALT-06). */
  readonly heirloom?: {
    readonly objects: readonly Card[];
    readonly followers: readonly Card[];
    readonly gold: number;
  };
};

/** The end of a lasting effect: the number of further such moments of a seat. */
export type Until = {
  readonly seat: Seat;
  readonly at: 'turn-start' | 'turn-end';
  readonly times: number;
  /** Turns that are taken besides the ordinary ones don't count (T4-RUL-112, 113). */
  readonly ordinary?: true;
};

/** A lasting effect: on a seat, a card, a space, or on all. `evolve` counts how long. */
export type Lasting = {
  readonly kind: string;
  /** The seat that brought it about. */
  readonly by: Seat;
  /** The thing it is on: a seat, a card or a creature's id; absent if it is on all. */
  readonly on?: string;
  /** Added to attributes; only in battle if `inBattle`. */
  readonly bonus?: Points;
  /** Parts of the bonus to an attribute, if there are several. */
  readonly parts?: Readonly<Record<string, readonly Part[]>>;
  readonly inBattle?: true;
  /** Ends with the battle it began for. */
  readonly forBattle?: true;
  /** The card set aside with it, or lying on the space it is on; and its discard pile (T4-RUL-112). */
  readonly card?: Card;
  readonly pile?: string;
  readonly until: Until;
  /** It begins with the next ordinary turn, of any seat (T4-RUL-113). */
  readonly asleep?: true;
};

/**
 * When a seat wants to be asked about something it may do: `hold` never, `always` at each moment, `next`
 * once; without a preference, when it matters.
 */
export type Preference = 'hold' | 'always' | 'next';

export type Turn = {
  readonly seat: Seat;
  /** 0 before the first. */
  readonly number: number;
  /** The number of rounds begun: each seat has one ordinary turn in each. */
  readonly round: number;
  readonly phase: Phase;
  /** The number of landings of the active character in this turn; it names a landing. */
  readonly landings: number;
  /** Taken besides the ordinary ones. */
  readonly extra: boolean;
  /** Spells held as it began (T4-SPL-16), and cast by each seat since. */
  readonly spellsAtStart: number;
  readonly casts: Readonly<Record<Seat, number>>;
  /** Seats whose alignment has changed (T4-ALN-06), and ditched cards with their seats (T4-DIT-03). */
  readonly aligned: readonly Seat[];
  readonly ditched: readonly { readonly seat: Seat; readonly card: Card }[];
  /** Enemies evaded or bribed, absent for this landing (T4-RUL-122). */
  readonly absent: readonly Card[];
  /** Cards that its seat has come by in it or for it: a Raft among them is for the next one (T4-RFT-06). */
  readonly fresh?: readonly Card[];
  /** Used once a turn: ability or card ids. */
  readonly used: readonly string[];
  /** A crossing under way: from which space, and the steps left on the far side. */
  readonly crossing?: { readonly from: string; readonly steps: number };
  /** A figure that must move before anything else. */
  readonly roused?: string;
};

export type EndReason = 'command' | 'last' | 'crown' | 'time' | 'nobody' | 'final';

/** Cards by deck: the Spells, and the decks of the regions. */
export type Decks = { readonly spells: readonly Card[] } & Readonly<
  Record<string, readonly Card[]>
>;

/** The whole state of a match, grouped by visibility. Plain JSON. */
export type State = {
  readonly options: Options;
  /** The seats in table order, clockwise. */
  readonly seats: readonly Seat[];
  /** The seat that takes the first turn of each round. */
  readonly first: Seat;
  readonly turn: Turn;
  readonly players: Readonly<Record<Seat, Player>>;
  /** Cards on the board, by space; spaces with nothing are left out. */
  readonly board: Readonly<Record<string, readonly Card[]>>;
  readonly gold: Readonly<Record<string, number>>;
  /** Counters lying on cards (T4: pools of Places). */
  readonly pools: Readonly<Record<Card, number>>;
  /** The open supplies. */
  readonly purchase: readonly Card[];
  readonly talismans: readonly Card[];
  readonly discards: Decks;
  /** Out of the match from the beginning (T4-FST-06). */
  readonly removed: readonly Card[];
  /** Cast and not yet resolved, the newest last. */
  readonly inFlight: readonly Card[];
  readonly lasting: readonly Lasting[];
  /** Characters not played yet, and those out of the match. */
  readonly unused: readonly string[];
  readonly gone: readonly string[];
  /** True once a character has stood on the goal: killed characters then stay out (T4-DTH-09). */
  readonly crownReached: boolean;
  /** The spaces of the figures without a player; absent if there are none. */
  readonly figures?: Readonly<Record<string, string>>;
  /** The upper side of each token; absent if there are none. */
  readonly tokens?: Readonly<Record<string, string>>;
  readonly ended?: { readonly reason: EndReason; readonly winners: readonly Seat[] };

  /** Face down, the next card first. Hidden from everyone. */
  readonly decks: Decks;
  /** Spells in hand, each seat's own. */
  readonly hands: Readonly<Record<Seat, readonly Card[]>>;
  /** Characters dealt face down, to choose from. */
  readonly dealt: Readonly<Record<Seat, readonly string[]>>;
  /** The preferences of each seat, by Spell or right; known only to itself. Absent if there are none. */
  readonly preferences?: Readonly<Record<Seat, Readonly<Record<string, Preference>>>>;
};
