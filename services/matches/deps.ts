import type { AccountCalendars } from '../calendars/account-calendars.ts';
import type { AccountNames } from '../names/account-names.ts';
import type { AccountReliability } from '../reliability/contract.ts';
import type { Beacon } from '../beacon/contract.ts';
import type { Blocking } from '../requests/blocked.ts';
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
} from '../storage/contract.ts';
import type { Clock } from '../time/clock.ts';
import type { Source } from './source.ts';

/** What the use-cases of matches stand on. */
export type MatchesDeps = {
  readonly store: EventStore;
  readonly secrets: Secrets;
  readonly places: Places;
  readonly seenMarks: SeenMarks;
  readonly defaultOrders: DefaultOrders;
  /** Who has blocked whom, and who is banned. */
  readonly accounts: Blocking;
  readonly wakeUps: Pick<WakeUps, 'set'>;
  readonly operatorTimes: OperatorTimes;
  /** What accounts were told of their tickets: whoever waits in a queue keeps a place for what comes of it. */
  readonly tickets: Pick<Tickets, 'notes'>;
  /** What accounts have made and declined of invitations. */
  readonly documents: Pick<AccountDocuments, 'read' | 'put'>;
  /** The calendars of accounts, for the deadlines of matches that go by them. */
  readonly calendars: Pick<AccountCalendars, 'of' | 'fresh' | 'takeDay'>;
  readonly names: Pick<AccountNames, 'keep'>;
  readonly reliability: Pick<AccountReliability, 'of' | 'fresh' | 'note'>;
  readonly index: Summaries;
  readonly games: readonly Source[];
  /** Game time. */
  readonly now: Clock;
  /** Cryptographic randomness: that many bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** The source of public chance; nobody can ask for it where there is none. */
  readonly beacon?: Beacon | undefined;
};
