import type { Tournament } from './event.ts';

/** A stage of an event, as regulations have it. */
export type StageRules = {
  readonly format: 'SWISS' | 'ROUND_ROBIN' | 'ELIMINATION';
  readonly podSize: { readonly preferred: number; readonly min?: number; readonly max?: number };
  readonly rounds?: number;
  readonly cut?: number;
  readonly repeats?: 'NEVER' | 'MINIMISE' | 'SOFT' | 'IGNORE';
  readonly [other: string]: unknown;
};

/** Regulations of an event as far as the page knows of them, by `regulationsSchema`; what it does not know stays as it is. */
export type Rules = {
  readonly game: {
    readonly id: string;
    readonly preset?: string;
    readonly options?: Readonly<Record<string, unknown>>;
  };
  readonly timeControl?: { readonly preset?: string };
  readonly stages: readonly StageRules[];
  readonly rounds?: {
    readonly advance?: 'AUTO' | 'SCHEDULED' | 'MANUAL';
    readonly gap?: string;
    readonly length?: string;
    readonly [other: string]: unknown;
  };
  readonly registration?: {
    readonly mode?: 'OPEN' | 'INVITED' | 'CODE' | 'APPROVAL';
    readonly cap?: number;
    readonly [other: string]: unknown;
  };
  readonly checkIn?: {
    readonly opens?: string;
    readonly closes?: string;
    readonly eachRound?: boolean;
  };
  readonly seeding?: 'RATING' | 'MANUAL' | 'DRAW' | 'SERIES';
  readonly startsAt?: string;
  readonly ties?: readonly { readonly kind: string }[];
  readonly [other: string]: unknown;
};

/** The regulations of an event; the service has checked them by its schema. */
export const rulesOf = ({ regulations }: Tournament): Rules => regulations.json as Rules;

/** When it begins, before it has; nothing where its staff say so. */
export const startOf = (tournament: Tournament): string | undefined =>
  tournament.stage === 0 ? rulesOf(tournament).startsAt : undefined;

/** Regulations as an organizer would write them, of those that are kept: a preset has all of its parts by itself. */
export function asWritten({ game, timeControl, ...rules }: Rules): Rules {
  const { options: _, ...named } = game;
  const clock = timeControl?.preset === undefined ? timeControl : { preset: timeControl.preset };
  return {
    ...rules,
    game: game.preset === undefined ? game : named,
    ...(clock && { timeControl: clock }),
  };
}
