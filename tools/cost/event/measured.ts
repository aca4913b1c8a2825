import type { Units } from '../units.ts';

/**
 * The units of a whole tournament, as measured, without playing its matches: sums over all its
 * players.
 */
export type MeasuredEvent = {
  readonly game: string;
  readonly players: number;
  readonly rounds: number;
  readonly pods: number;
  /** Registrations, by the GraphQL API. */
  readonly registering: Units;
  /** Automatic work: folding, drawing, making matches, recording results, notifying, wake-ups. */
  readonly directing: Units;
  /** Number of looks at the table after the last round, a hundred rows each, by the GraphQL API. */
  readonly looks: number;
  readonly looking: Units;
};
