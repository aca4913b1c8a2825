import type {
  EventStore,
  OperatorTimes,
  Places,
  Secrets,
} from '../../platform/storage/contract.ts';
import type { MatchesDeps } from '../deps.ts';
import type { Games } from '../terms/games.ts';
import type { History } from '../history/history.ts';
import type { AtMatch } from '../record/arbiters.ts';
import type { Room } from '../history/room.ts';

/** The store, the games and the chance that commands stand on. */
export type Backing = Pick<
  MatchesDeps,
  | 'now'
  | 'random'
  | 'beacon'
  | 'calendars'
  | 'accounts'
  | 'defaultOrders'
  | 'reliability'
  | 'ratings'
  | 'tickets'
  | 'documents'
  | 'index'
> & {
  readonly store: EventStore;
  readonly secrets: Secrets;
  readonly places: Places;
  readonly operatorTimes: OperatorTimes;
  readonly games: Games;
  readonly history: History;
  readonly room: Room;
  readonly atMatch: AtMatch;
};
