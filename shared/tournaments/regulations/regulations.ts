import type { Scoring } from '../scoring/scheme.ts';
import type { Tie } from '../ties/tie.ts';
import type { Stage } from './stage.ts';

/** Who may register: everybody, the invited, whoever knows the code, or whom staff approve. */
export type RegistrationMode = 'OPEN' | 'INVITED' | 'CODE' | 'APPROVAL';

/** By what start numbers are given: ratings, the order of staff, by lot, or the points of a series. */
export type Seeding = 'RATING' | 'MANUAL' | 'DRAW' | 'SERIES';

/**
 * When rounds begin: each as soon as the one before is over and a gap has passed, at dates that were published, or
 * when staff say so.
 */
export type RoundAdvance = 'AUTO' | 'SCHEDULED' | 'MANUAL';

/** What is done at the deadline of a round about a pod that is not over; the next of the list where one does not do. */
export type DeadlineRule =
  /** The deadline moves, once. */
  | { readonly rule: 'EXTEND'; readonly by: string }
  /** The round of the table under way is played out, each turn under this limit; then the game's standing counts. */
  | { readonly rule: 'LAST_ROUND'; readonly perTurn: string }
  /** The game's standing counts, as of the beginning of the round of the table under way. */
  | { readonly rule: 'STANDING' }
  /** Whoever is there shares the places; whoever is not comes last. */
  | { readonly rule: 'DRAW_ACTIVE' }
  /** Whoever is there advances; of eliminations alone. */
  | { readonly rule: 'ALL_ADVANCE' }
  /** The pod waits for an arbiter. */
  | { readonly rule: 'ARBITER' };

/** What those who register must have shown. */
export type EventRequirements = {
  readonly ratingMin?: number;
  readonly ratingMax?: number;
  readonly reliabilityMin?: number;
  readonly finishedMin?: number;
};

/**
 * The regulations of a tournament: all that decides who plays whom, when, and what it counts. Plain JSON; from the
 * announcement on it binds, and its SHA-256 stands in every round. Durations and times are ISO 8601.
 */
export type Regulations = {
  readonly game: {
    readonly id: string;
    /** The preset of the game that the options are of, where they are of one. */
    readonly preset?: string;
    /** The options, every one said. */
    readonly options: unknown;
  };
  /** The language that its people are to talk. */
  readonly language?: string;
  /** Whether its matches count for ratings. */
  readonly rated: boolean;
  /** Whether bot accounts may register. */
  readonly programs: boolean;
  /** The time of matches: the control as matches take it. */
  readonly timeControl: unknown;
  /** Whether the table may pause its match, within the deadline of the round. */
  readonly pauses: boolean;
  readonly stages: readonly Stage[];
  /** Seats within pods: each player's over the event as even as can be, or by lot. */
  readonly seats: 'BALANCED' | 'RANDOM';
  readonly scoring: Scoring;
  /** In this order; the lot comes last, always. */
  readonly ties: readonly Tie[];
  /** What a bye scores; absent: what a win does. */
  readonly byePoints?: number;
  readonly registration: {
    readonly mode: RegistrationMode;
    readonly opensAt?: string;
    readonly closesAt?: string;
    /** The most who play; whoever comes after them waits. */
    readonly cap: number;
    readonly requirements?: EventRequirements;
  };
  /** Absent: nobody has to check in. */
  readonly checkIn?: {
    /** How long before the start, or before a round, it opens. */
    readonly opens: string;
    /** How long before it closes. */
    readonly closes: string;
    /** Whether before every round. */
    readonly eachRound: boolean;
  };
  readonly seeding: Seeding;
  /** The series by whose table start numbers are given, with `SERIES`; whoever is not in it comes after, by lot. */
  readonly series?: string;
  /** When the event begins; absent: when staff say so. */
  readonly startsAt?: string;
  /** Absent: nobody enters once it has begun. */
  readonly lateEntry?: {
    /** The last round that they may enter in. */
    readonly untilRound: number;
    /** What each round scores that they have missed, never more than the lowest active score. */
    readonly points: number;
  };
  readonly rounds: {
    readonly advance: RoundAdvance;
    /** How long after a round is over the next begins, where they begin by themselves. */
    readonly gap: string;
    /** When rounds begin, where they are scheduled; one each. */
    readonly startsAt?: readonly string[];
    /** How long a round lasts at most; absent: as long as it takes. */
    readonly length?: string;
    readonly onDeadline: readonly DeadlineRule[];
  };
  readonly appeals: {
    /** How long after the end of a pod, or after an act, it may be appealed against. */
    readonly window: string;
    /** Whether the next round waits for open appeals. */
    readonly holdsRound: boolean;
  };
};
