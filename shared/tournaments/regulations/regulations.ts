import type { Scoring } from '../scoring/scheme.ts';
import type { Tie } from '../ties/tie.ts';
import type { Stage } from './stage.ts';

/** Admission: anyone, the invited, anyone with the code, or accounts that staff approve. */
export type RegistrationMode = 'OPEN' | 'INVITED' | 'CODE' | 'APPROVAL';

/**
 * Source of start numbers: ratings, the order by staff, a random draw, or the points of a series.
 */
export type Seeding = 'RATING' | 'MANUAL' | 'DRAW' | 'SERIES';

/**
 * Start of rounds: automatically after the one before and a gap, at published dates, or by staff.
 */
export type RoundAdvance = 'AUTO' | 'SCHEDULED' | 'MANUAL';

/**
 * A rule for a pod that is not over at the deadline of its round; if one does not apply, the next
 * of the list does.
 */
export type DeadlineRule =
  /** The deadline moves, once. */
  | { readonly rule: 'EXTEND'; readonly by: string }
  /**
   * The round of the table in progress is played out, each turn under this limit; then the game's
   * standing counts.
   */
  | { readonly rule: 'LAST_ROUND'; readonly perTurn: string }
  /** The game's standing counts, as of the beginning of the round of the table in progress. */
  | { readonly rule: 'STANDING' }
  /** Players who are present share the places; absent players come last. */
  | { readonly rule: 'DRAW_ACTIVE' }
  /** Players who are present advance; only in eliminations. */
  | { readonly rule: 'ALL_ADVANCE' }
  /** The pod waits for an arbiter. */
  | { readonly rule: 'ARBITER' };

/** Requirements for registration. */
export type EventRequirements = {
  readonly ratingMin?: number;
  readonly ratingMax?: number;
  readonly reliabilityMin?: number;
  readonly finishedMin?: number;
};

/**
 * The regulations of a tournament: everything that decides pairings, times and points. Plain JSON.
 * From the announcement on they are binding, and their SHA-256 stands in every round. Durations and
 * times are ISO 8601.
 */
export type Regulations = {
  readonly game: {
    readonly id: string;
    /** The preset of the game that the options come from, if any. */
    readonly preset?: string;
    /** The options, complete. */
    readonly options: unknown;
  };
  /** The language that its people are to talk. */
  readonly language?: string;
  /** True if its matches count for ratings. */
  readonly rated: boolean;
  /** True if bot accounts may register. */
  readonly programs: boolean;
  /** The time of matches: the control as matches take it. */
  readonly timeControl: unknown;
  /** True if the table may pause its match, within the deadline of the round. */
  readonly pauses: boolean;
  readonly stages: readonly Stage[];
  /** Seats within pods: balanced for each player over the event, or random. */
  readonly seats: 'BALANCED' | 'RANDOM';
  readonly scoring: Scoring;
  /** Tie-breaks in this order; the random draw always comes last. */
  readonly ties: readonly Tie[];
  /** Points of a bye; absent: those of a win. */
  readonly byePoints?: number;
  readonly registration: {
    readonly mode: RegistrationMode;
    readonly opensAt?: string;
    readonly closesAt?: string;
    /** The maximum number of players; later ones join the waiting list. */
    readonly cap: number;
    readonly requirements?: EventRequirements;
  };
  /** Absent: no check-in is required. */
  readonly checkIn?: {
    /** Time before the start, or before a round, at which it opens. */
    readonly opens: string;
    /** Time before the same moment at which it closes. */
    readonly closes: string;
    /** True if required before every round. */
    readonly eachRound: boolean;
  };
  readonly seeding: Seeding;
  /**
   * The series whose table gives start numbers, with `SERIES`; players who are not in it come
   * after, in random order.
   */
  readonly series?: string;
  /** Start of the tournament; absent: started by staff. */
  readonly startsAt?: string;
  /** Absent: no one enters after the start. */
  readonly lateEntry?: {
    /** The last round that they may enter in. */
    readonly untilRound: number;
    /** Points for each missed round, never more than the lowest active score. */
    readonly points: number;
  };
  readonly rounds: {
    readonly advance: RoundAdvance;
    /** Time between the end of a round and the next, with automatic starts. */
    readonly gap: string;
    /** Start of each round, with `SCHEDULED`. */
    readonly startsAt?: readonly string[];
    /** Maximum length of a round; absent: unlimited. */
    readonly length?: string;
    readonly onDeadline: readonly DeadlineRule[];
  };
  readonly appeals: {
    /** Time after the end of a pod, or after an act, within which it may be appealed against. */
    readonly window: string;
    /** True if the next round waits for open appeals. */
    readonly holdsRound: boolean;
  };
};
