import type { NoticeData, TournamentNotice } from '../notifications/delivery/contract.ts';
import type { Commit, StoredFact } from '../platform/storage/contract.ts';

/** Long work that a tournament calls for. Each may be done twice, and does no more than once then. */
export type Work =
  /** Makes the matches of these pods of a round; where they are many, the queue parts them. */
  | {
      readonly does: 'seatPods';
      readonly tournament: string;
      readonly round: number;
      readonly pods: readonly number[];
    }
  /** Ends the matches of these pods; their result counts where it is by the deadline. */
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
  /** Has the matches of these pods count for ratings no more. */
  | {
      readonly does: 'unratePods';
      readonly tournament: string;
      readonly round: number;
      readonly pods: readonly number[];
    }
  /** Lets the tables of these pods agree on pauses for as long as they have time now. */
  | {
      readonly does: 'movePauses';
      readonly tournament: string;
      readonly round: number;
      readonly pods: readonly number[];
    }
  /** Puts whoever took over seats of a pod into those of its match under way. */
  | {
      readonly does: 'seatPlayer';
      readonly tournament: string;
      readonly round: number;
      readonly pod: number;
    }
  /** Drafts a large round. */
  | { readonly does: 'draft'; readonly tournament: string; readonly round: number }
  /** Works out a preview of the next round as it is at a version, and keeps it under its key. */
  | {
      readonly does: 'preview';
      readonly tournament: string;
      readonly version: number;
      readonly key: string;
      readonly made?: MadePods | undefined;
      readonly byesFor?: readonly number[] | undefined;
    }
  /** Has accounts hear of what has happened in a tournament; where they are many, the queue parts them. */
  | ({ readonly does: 'tell' } & Telling)
  /** Folds what is left in an inbox. */
  | { readonly does: 'fold'; readonly tournament: string };

/** Pods as staff would make them, by start number, and the byes. */
type MadePods = {
  readonly pods: readonly (readonly number[])[];
  readonly byes: readonly number[];
};

/** What has happened in a tournament, and the accounts that are to hear of it. */
export type Telling = {
  readonly tournament: string;
  readonly news: TournamentNews;
  readonly to: readonly Hearer[];
};

/** An account that is to hear of something, with the pod of the round that it sits in. */
export type Hearer = { readonly account: string; readonly pod?: number | undefined };

/**
 * Something that happened in a tournament, as accounts hear of it: thin, for whoever reads it may be anybody. Times
 * are ISO 8601.
 */
export type TournamentNews = {
  readonly type: TournamentNotice;
  /** The version that it came with, as those count it who see no drafts, and the time of that. */
  readonly version: number;
  readonly at: string;
  /** What it is about, among all of its type and version: `round 3`. */
  readonly about: string;
  readonly gameId: string;
  readonly speed: 'LIVE' | 'ASYNC';
  /** The time past which nobody needs to hear of it. */
  readonly until?: string | undefined;
  readonly data: NewsData;
};
export type NewsData = Pick<
  NoticeData,
  'round' | 'startsAt' | 'deadline' | 'percent' | 'act' | 'status'
>;

/** Has accounts hear of what has happened; each once, however often it is called. */
export type Tell = (telling: Telling) => Promise<void>;

/** The work of one kind. */
export type WorkOf<Does extends Work['does']> = Extract<Work, { readonly does: Does }>;

/** The acts of a tournament that nobody sends: whoever directs it calls them. All may be repeated, at any time. */
export type Directing = {
  /**
   * Folds what lies in the inbox into one commit of up to 100 facts, in order of receipt, each exactly once
   * whatever dies when; tells whether more is left. A fact that says nothing to the tournament is folded, too,
   * and changes nothing: none may keep the others waiting.
   */
  fold(tournament: string): Promise<{ readonly left: boolean }>;
  /** Makes the matches of these pods of a round, each exactly once. */
  seatPods(work: WorkOf<'seatPods'>): Promise<void>;
  /** Ends the matches of these pods. */
  endPods(work: WorkOf<'endPods'>): Promise<void>;
  /** Calls time in the matches of these pods: the round of the table under way is the last. */
  callLastRound(work: WorkOf<'callLastRound'>): Promise<void>;
  /** Has the matches of these pods count for ratings no more. */
  unratePods(work: WorkOf<'unratePods'>): Promise<void>;
  /** Lets the tables of these pods agree on pauses until their deadline as it is now. */
  movePauses(work: WorkOf<'movePauses'>): Promise<void>;
  /** Seats the substitutes of a pod. */
  seatPlayer(work: WorkOf<'seatPlayer'>): Promise<void>;
  /** Drafts a round that is too large to be drafted where its commit is followed. */
  draft(work: { readonly tournament: string; readonly round: number }): Promise<void>;
  /** Works out a preview and keeps it; that there is none where the tournament has moved on since. */
  preview(work: WorkOf<'preview'>): Promise<void>;
  /** Does whatever the commits of a tournament call for; gives the long work that is to be queued. */
  direct(tournament: string): Promise<readonly Work[]>;
  /**
   * Acts where the time has come: check-in closes, a round starts, a deadline is over. Says when it is to be looked
   * at again, ISO 8601; absent: never.
   */
  wake(tournament: string): Promise<{ readonly next?: string; readonly work: readonly Work[] }>;
  /** Compares running rounds with their matches and mends what was lost; how much was. */
  mend(tournament: string): Promise<{ readonly mended: number }>;
};

/**
 * The news that a commit of a match is to the tournament that the match was made for: it ended, paused or was
 * rewound. Always the same fact of the same commit; `undefined` where there is no news.
 */
export type PodNews = (commit: Commit) => Promise<StoredFact | undefined>;

/** Takes work to where there is time for it. */
export type WorkQueue = { send(work: readonly Work[]): Promise<void> };
