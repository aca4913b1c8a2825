import type { AccountCalendars } from '../accounts/calendars/account-calendars.ts';
import type { AccountNames } from '../accounts/names/account-names.ts';
import type { AccountRatings } from '../accounts/ratings/contract.ts';
import type { AccountReliability } from '../accounts/reliability/contract.ts';
import type { Beacon } from './beacon/contract.ts';
import type { Blocking } from '../platform/requests/blocked.ts';
import type {
  AccountDocuments,
  DefaultOrders,
  EventStore,
  OperatorTimes,
  Places,
  Secrets,
  SeenMarks,
  Summaries,
  Tickets,
  WakeUps,
} from '../platform/storage/contract.ts';
import type { FaultLog } from './terms/fault-log.ts';
import type { Clock } from '../platform/time/clock.ts';
import type { LoadTournamentAccess } from './record/arbiters.ts';
import type { Room } from './history/room.ts';
import type { Source } from './terms/source.ts';

/** The dependencies of the use-cases of matches. */
export type MatchesDeps = {
  readonly store: EventStore;
  readonly secrets: Secrets;
  readonly places: Places;
  readonly seenMarks: SeenMarks;
  readonly defaultOrders: DefaultOrders;
  /** The blocks and bans of accounts. */
  readonly accounts: Blocking;
  readonly wakeUps: Pick<WakeUps, 'set'>;
  readonly operatorTimes: OperatorTimes;
  /**
   * Reads the notes on accounts' tickets: an account that waits in a queue keeps a place for the
   * match it finds.
   */
  readonly tickets: Pick<Tickets, 'notes'>;
  /** The documents of invitations that accounts have made and declined. */
  readonly documents: Pick<AccountDocuments, 'read' | 'put'>;
  /** The calendars of accounts, for the deadlines of matches that go by them. */
  readonly calendars: Pick<AccountCalendars, 'of' | 'fresh' | 'takeDay'>;
  readonly names: Pick<AccountNames, 'keep'>;
  readonly reliability: Pick<AccountReliability, 'of' | 'fresh' | 'note'>;
  readonly ratings: Pick<AccountRatings, 'figure' | 'freshFigure' | 'rate'>;
  readonly index: Summaries;
  /** Reads accounts' roles in tournaments; no account has one unless given. */
  readonly standsIn?: LoadTournamentAccess | undefined;
  readonly games: readonly Source[];
  /** The memory for matches; by default that of a machine of its own. */
  readonly room?: Room | undefined;
  /** Game time. */
  readonly now: Clock;
  /** Cryptographic randomness: that many bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** The log of matches that can't be shown; none unless given. */
  readonly log?: FaultLog | undefined;
  /** The source of public randomness; without it no match can ask for a beacon. */
  readonly beacon?: Beacon | undefined;
};
