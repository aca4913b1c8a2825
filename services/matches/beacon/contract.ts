import type { DrawnRound, NamedRound } from '../../../shared/engine/index.ts';

/** A round, and when it comes, ISO 8601. */
export type ScheduledRound = NamedRound & { readonly drawnAt: string };

/** A public source of randomness that no one can foresee or change. */
export type Beacon = {
  /** The first round at or after this time. @throws BeaconFaultError */
  name(at: Date): Promise<ScheduledRound>;
  /**
   * The randomness of a round, its signature checked.
   * @throws BeaconFaultError, also before its time.
   */
  draw(round: NamedRound): Promise<DrawnRound>;
};

/** The beacon did not answer, or not as one does; asking again may help. */
export class BeaconFaultError extends Error {
  override readonly name = 'BeaconFaultError';
}
