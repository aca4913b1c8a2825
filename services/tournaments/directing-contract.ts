import type { NoticeData, TournamentNotice } from '../notifications/notices/notice.ts';
import type { Commit, StoredFact } from '../platform/storage/contract.ts';

/** Long-running work that a tournament requires; safe to repeat. */
export type Work =
  /** Makes the matches of these pods of a round; the queue splits large numbers. */
  | {
      readonly does: 'seatPods';
      readonly tournament: string;
      readonly round: number;
      readonly pods: readonly number[];
    }
  /** Ends the matches of these pods; with reason `deadline` the result counts. */
  | {
      readonly does: 'endPods';
      readonly tournament: string;
      readonly round: number;
      readonly pods: readonly number[];
      readonly reason: 'deadline' | 'adjudicated' | 'void';
    }
  /** Calls time in the matches of these pods. */
  | {
      readonly does: 'callLastRound';
      readonly tournament: string;
      readonly round: number;
      readonly pods: readonly number[];
    }
  /** Unrates the matches of these pods. */
  | {
      readonly does: 'unratePods';
      readonly tournament: string;
      readonly round: number;
      readonly pods: readonly number[];
    }
  /** Moves the end of pauses in the matches of these pods to their present deadline. */
  | {
      readonly does: 'movePauses';
      readonly tournament: string;
      readonly round: number;
      readonly pods: readonly number[];
    }
  /** Seats the substitutes of a pod in its running match. */
  | {
      readonly does: 'seatPlayer';
      readonly tournament: string;
      readonly round: number;
      readonly pod: number;
    }
  /** Drafts a large round. */
  | { readonly does: 'draft'; readonly tournament: string; readonly round: number }
  /** Computes a preview of the next round at a version, and stores it under its key. */
  | {
      readonly does: 'preview';
      readonly tournament: string;
      readonly version: number;
      readonly key: string;
      readonly made?: MadePods | undefined;
      readonly byesFor?: readonly number[] | undefined;
    }
  /** Notifies accounts of an event in a tournament; the queue splits large numbers. */
  | ({ readonly does: 'tell' } & EventNotice)
  /** Folds the rest of an inbox. */
  | { readonly does: 'fold'; readonly tournament: string };

/** Pods as staff would make them, by start number, and the byes. */
type MadePods = {
  readonly pods: readonly (readonly number[])[];
  readonly byes: readonly number[];
};

/** An event in a tournament, and the accounts to notify. */
export type EventNotice = {
  readonly tournament: string;
  readonly news: TournamentNews;
  readonly to: readonly Recipient[];
};

/** An account to notify, with its pod of the round. */
export type Recipient = { readonly account: string; readonly pod?: number | undefined };

/**
 * An event in a tournament for notifications. It has only public content, because any account may
 * read it. Times are ISO 8601.
 */
export type TournamentNews = {
  readonly type: TournamentNotice;
  /** The version in the public count, and its time. */
  readonly version: number;
  readonly at: string;
  /** Identifies it among those of its type and version: `round 3`. */
  readonly about: string;
  readonly gameId: string;
  readonly speed: 'LIVE' | 'ASYNC';
  /** The time after which no one needs to be notified. */
  readonly until?: string | undefined;
  readonly data: NewsData;
};
export type NewsData = Pick<
  NoticeData,
  'round' | 'startsAt' | 'deadline' | 'percent' | 'act' | 'status'
>;

/** Notifies accounts of an event, once each; safe to repeat. */
export type Notify = (telling: EventNotice) => Promise<void>;

/** The work of one kind. */
export type WorkOf<Does extends Work['does']> = Extract<Work, { readonly does: Does }>;

/**
 * Work of a tournament that no one sends as a command: the director calls it. Safe to repeat at any
 * time.
 */
export type Directing = {
  /**
   * Folds up to 100 facts of the inbox into one commit, in order of receipt, each exactly once
   * whatever fails; returns whether more are left. A fact without effect is folded, too, so that it
   * does not block the others.
   */
  fold(tournament: string): Promise<{ readonly left: boolean }>;
  /** Makes the matches of these pods of a round, each exactly once. */
  seatPods(work: WorkOf<'seatPods'>): Promise<void>;
  /** Ends the matches of these pods. */
  endPods(work: WorkOf<'endPods'>): Promise<void>;
  /** Calls time in the matches of these pods: the current round of the table is the last. */
  callLastRound(work: WorkOf<'callLastRound'>): Promise<void>;
  /** Unrates the matches of these pods. */
  unratePods(work: WorkOf<'unratePods'>): Promise<void>;
  /** Moves the end of pauses in the matches of these pods to their present deadline. */
  movePauses(work: WorkOf<'movePauses'>): Promise<void>;
  /** Seats the substitutes of a pod. */
  seatPlayer(work: WorkOf<'seatPlayer'>): Promise<void>;
  /** Drafts a round that is too large to be drafted in the command that requires it. */
  draft(work: { readonly tournament: string; readonly round: number }): Promise<void>;
  /** Computes a preview and stores it; if the tournament has changed since, that it has. */
  preview(work: WorkOf<'preview'>): Promise<void>;
  /** Handles the commits of a tournament; returns the long work to queue. */
  direct(tournament: string): Promise<readonly Work[]>;
  /**
   * Does the acts that are due: check-in closes, a round starts, a deadline is over. Returns the
   * time of the next look, ISO 8601; absent: never.
   */
  wake(tournament: string): Promise<{ readonly next?: string; readonly work: readonly Work[] }>;
  /**
   * Compares running rounds with their matches and repairs lost updates; returns the number of
   * repairs.
   */
  mend(tournament: string): Promise<{ readonly mended: number }>;
};

/**
 * Reads the news in a match's commit for the tournament of the match: it ended, paused or was
 * rewound. The same commit always gives the same fact; `undefined` if there is no news.
 */
export type PodNews = (commit: Commit) => Promise<StoredFact | undefined>;

/** Queues long-running work. */
export type WorkQueue = { send(work: readonly Work[]): Promise<void> };
