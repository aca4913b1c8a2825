import type { Games } from '../matches/terms/games.ts';
import type { EventNotice } from './directing-contract.ts';
import type { AccountNames } from '../accounts/names/account-names.ts';
import type { AccountRatings } from '../accounts/ratings/contract.ts';
import type { AccountReliability } from '../accounts/reliability/contract.ts';
import type { Blocking } from '../platform/requests/blocked.ts';
import type { ShownLog } from '../platform/requests/if-visible.ts';
import type {
  EventStore,
  Inboxes,
  OperatorTimes,
  Places,
  Plays,
  Previews,
  Runs,
  Secrets,
  Summaries,
  WakeUps,
} from '../platform/storage/contract.ts';
import type { Clock } from '../platform/time/clock.ts';
import type { DrawRounds } from './drawing/drawing.ts';
import type { Previewing } from './drawing/previewing.ts';
import type { PodMatches } from './pod-matches.ts';

/** The parts that the use-cases of tournaments pass on among themselves. */
export type TournamentsDeps = {
  readonly store: EventStore;
  readonly secrets: Secrets;
  /** The places of organizers for their drafts. */
  readonly places: Pick<Places, 'take'>;
  readonly inboxes: Inboxes;
  readonly plays: Plays;
  readonly previews: Pick<Previews, 'finish'>;
  readonly runs: Pick<Runs, 'put' | 'page'>;
  readonly index: Summaries;
  readonly wakeUps: Pick<WakeUps, 'set'>;
  /** Holds and credits of operators, which apply to deadlines of rounds as to those of matches. */
  readonly operatorTimes: Pick<OperatorTimes, 'read'>;
  /** Notifies accounts, before the commit is marked as projected. Absent if nothing is directed. */
  readonly tell?: ((tellings: readonly EventNotice[]) => Promise<void>) | undefined;
  readonly games: Games;
  readonly matches: PodMatches;
  readonly accounts: Blocking;
  readonly names: Pick<AccountNames, 'keep'>;
  readonly reliability: Pick<AccountReliability, 'fresh'>;
  readonly ratings: Pick<AccountRatings, 'freshFigure' | 'figure'>;
  /** Draws rounds, on this thread or another. */
  readonly drawing: DrawRounds;
  /** Previews rounds: one at a time for each tournament. */
  readonly previewing: Previewing;
  /** The log of entries that lists skip; nothing is logged unless given. */
  readonly log?: ShownLog | undefined;
  /** Game time. */
  readonly now: Clock;
  /** Cryptographic randomness: that many bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** The room for tournaments in memory, in bytes. */
  readonly room: number;
};
