import type { Game } from '../../../shared/engine/index.ts';
import type { Clock } from '../../time/clock.ts';
import type { Lobby } from '../contract.ts';

/** What decides who may do something to a match, before it is looked at how. */
export type Judged = {
  readonly record: Lobby;
  readonly game: Pick<Game, 'seats'>;
  /** Game time. */
  readonly now: Clock;
};
