import type { StoredTenure } from '../../platform/storage/contract.ts';

/** The reliability of an account, from its play at tables with a time control. */
export type Reliability = {
  /**
   * The reliability, from 0 to 1, to three places: (answers in time + 20) / (answers due + 20);
   * answers 90 days old weigh half, those 180 days old a quarter.
   */
  readonly score: number;
  /** The answers that were due from it, whenever that was, and how many of them it gave in time. */
  readonly answersDue: number;
  readonly answersInTime: number;
  /** The matches that it played to their end, and those that it left before. */
  readonly finished: number;
  readonly abandoned: number;
  /** The time until which rated queues are closed to it, ISO 8601; absent if they are open. */
  readonly restrictedUntil?: string;
};

/** The reliability of accounts. Keep one for as long as the process lives. */
export type AccountReliability = {
  /** The reliability of an account as it was known a minute ago at most. */
  of(account: string): Promise<Reliability>;
  /** The reliability of an account as it is stored now. */
  fresh(account: string): Promise<Reliability>;
  /** Stores a tenure; repeating changes nothing. Stores nothing of deleted accounts. */
  note(account: string, tenure: StoredTenure): Promise<void>;
};
