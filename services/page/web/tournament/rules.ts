import { toInput, type Clock } from '../clock/clock.ts';
import type { Tournament } from './event.ts';

export const formats = ['SWISS', 'ROUND_ROBIN', 'ELIMINATION'] as const;

/** A stage of an event, as regulations have it. */
export type StageRules = {
  readonly format: (typeof formats)[number];
  readonly podSize: { readonly preferred: number; readonly min?: number; readonly max?: number };
  readonly rounds?: number;
  readonly cut?: number;
  readonly advanceBySize?: Readonly<Record<string, number>>;
  /** Most players in the final of an elimination. */
  readonly finalSize?: number;
  readonly [other: string]: unknown;
};

/** Sizes of a stage's tables: least, preferred, most. */
export const sizesIn = ({ podSize: { preferred, min, max } }: Pick<StageRules, 'podSize'>) => ({
  least: min ?? preferred,
  preferred,
  most: max ?? preferred,
});

/** Every size that tables of a stage may have, the smallest first. */
export function everySize(stage: Pick<StageRules, 'podSize'>): readonly number[] {
  const { least, most } = sizesIn(stage);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);
}

/** Points of tables. */
export type Scoring =
  | {
      readonly kind: 'WIN';
      readonly win?: number;
      readonly draw?: number;
      readonly loss?: number;
    }
  | {
      readonly kind: 'PLACEMENT';
      readonly bySize: Readonly<Record<string, readonly number[]>>;
    }
  | { readonly kind: 'NORMALISED' }
  | {
      readonly kind: 'GAME_SCORE';
      readonly measure?: 'RAW' | 'SHARE_OF_POD' | 'ABOVE_MEAN';
    };

/** A tie-break. */
export type Tie = {
  readonly kind: string;
  readonly floor?: number;
  readonly cut?: number;
  readonly [other: string]: unknown;
};

/** Rule for a table that is not over at the end of its round. */
export type DeadlineRule =
  | { readonly rule: 'EXTEND'; readonly by: string }
  | { readonly rule: 'LAST_ROUND'; readonly perTurn: string }
  | { readonly rule: 'STANDING' | 'DRAW_ACTIVE' | 'ALL_ADVANCE' | 'ARBITER' };

/** Regulations of an event as far as the page knows them, by `regulationsSchema`; unknown fields are kept. */
export type Rules = {
  readonly game: {
    readonly id: string;
    readonly preset?: string;
    readonly options?: Readonly<Record<string, unknown>>;
  };
  readonly timeControl?: Clock;
  readonly stages: readonly StageRules[];
  readonly scoring?: Scoring;
  readonly ties?: readonly Tie[];
  readonly rounds?: {
    readonly advance?: 'AUTO' | 'SCHEDULED' | 'MANUAL';
    readonly startsAt?: readonly string[];
    readonly length?: string;
    readonly onDeadline?: readonly DeadlineRule[];
    readonly [other: string]: unknown;
  };
  readonly registration?: {
    readonly mode?: 'OPEN' | 'INVITED' | 'CODE' | 'APPROVAL';
    readonly [other: string]: unknown;
  };
  readonly appeals?: { readonly window?: string; readonly [other: string]: unknown };
  readonly checkIn?: object;
  readonly lateEntry?: object;
  readonly seeding?: 'RATING' | 'MANUAL' | 'DRAW' | 'SERIES';
  readonly series?: string;
  readonly startsAt?: string;
  readonly [other: string]: unknown;
};

/** The regulations of an event; the service has checked them by its schema. */
export const rulesOf = ({ regulations }: Pick<Tournament, 'regulations'>): Rules =>
  regulations.json as Rules;

/** Scheduled start, before the first stage; nothing if its staff start it. */
export const startOf = (tournament: Tournament): string | undefined =>
  tournament.stage === 0 ? rulesOf(tournament).startsAt : undefined;

/** Kept regulations in the form that an organizer writes: a preset stands for all of its parts. */
export function asWritten({ game, timeControl, ...rules }: Rules): Rules {
  const { options: _, ...named } = game;
  return {
    ...rules,
    game: game.preset === undefined ? game : named,
    ...(timeControl && { timeControl: toInput(timeControl) }),
  };
}
