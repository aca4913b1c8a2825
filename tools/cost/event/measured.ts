import type { Units } from '../units.ts';

/** What a whole event took, as measured, beyond the playing of its matches: sums over all its players. */
export type MeasuredEvent = {
  readonly game: string;
  readonly players: number;
  readonly rounds: number;
  readonly pods: number;
  /** Registrations, by the GraphQL door. */
  readonly registering: Units;
  /** Whatever nobody sends: folding, drawing, making matches, taking results, telling, looking when it is time. */
  readonly directing: Units;
  /** So many looks at the table after the last round, a hundred rows each, by the GraphQL door. */
  readonly looks: number;
  readonly looking: Units;
};
