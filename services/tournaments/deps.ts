import type { Games } from '../matches/terms/games.ts';
import type { Telling } from './directing-contract.ts';
import type { AccountNames } from '../accounts/names/account-names.ts';
import type { AccountRatings } from '../accounts/ratings/contract.ts';
import type { AccountReliability } from '../accounts/reliability/contract.ts';
import type { Blocking } from '../platform/requests/blocked.ts';
import type { ShownLog } from '../platform/requests/shown.ts';
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
import type { Drawing } from './drawing/drawing.ts';
import type { Previewing } from './drawing/previewing.ts';
import type { PodMatches } from './pod-matches.ts';

/** The dependencies of the use-cases of tournaments. */
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
  /** What operators say about time, which counts for the deadlines of rounds as for those of matches. */
  readonly operatorTimes: Pick<OperatorTimes, 'read'>;
  /** Sees to it that accounts hear of this, before it is noted that they were told. Absent where nothing is directed. */
  tell?(tellings: readonly Telling[]): Promise<void>;
  readonly games: Games;
  readonly matches: PodMatches;
  readonly accounts: Blocking;
  readonly names: Pick<AccountNames, 'keep'>;
  readonly reliability: Pick<AccountReliability, 'fresh'>;
  readonly ratings: Pick<AccountRatings, 'freshFigure' | 'figure'>;
  /** Draws rounds, on this thread or another. */
  readonly drawing: Drawing;
  /** Previews rounds: one of an event at a time. */
  readonly previewing: Previewing;
  /** The log of what lists pass over; nowhere unless given. */
  readonly log?: ShownLog | undefined;
  /** Game time. */
  readonly now: Clock;
  /** Cryptographic randomness: that many bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** The room for tournaments in memory, in bytes. */
  readonly room: number;
};
