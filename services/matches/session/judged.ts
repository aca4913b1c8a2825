import type { Game } from '../../../shared/engine/index.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Lobby } from '../contract.ts';

/** A match as it is judged for permissions, before it is looked at how something is done to it. */
export type Judged = {
  readonly record: Lobby;
  readonly game: Pick<Game, 'seats'>;
  /** Game time. */
  readonly now: Clock;
};
