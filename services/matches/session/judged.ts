import type { Game } from '../../../shared/engine/index.ts';
import type { Lobby } from '../contract.ts';
import type { ComerFacts } from '../seating/may-sit.ts';

/** A match as permissions are judged by it. */
export type Judged = {
  readonly record: Lobby;
  readonly game: Pick<Game, 'seats'>;
  /** The time, ISO 8601. */
  readonly at: string;
  /** The facts about the actor as a player who may sit down. */
  readonly facts: ComerFacts;
};
