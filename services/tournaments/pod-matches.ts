import type { MatchAddress } from '../../shared/tournaments/chance/derived.ts';
import type { SeatResult } from './facts/fact.ts';
import type { PodInspection } from './contract.ts';
import type { AccountActor } from '../platform/requests/actor.ts';

/** The match of a pod as it is to be made. */
export type PodMatch = {
  readonly id: string;
  readonly pod: MatchAddress;
  readonly gameId: string;
  readonly options: unknown;
  readonly title: string;
  readonly language?: string | undefined;
  readonly rated: boolean;
  readonly visibility: 'PUBLIC' | 'PRIVATE';
  /** The owner of the event, in name only. */
  readonly host: string;
  readonly timeControl: unknown;
  /** In order of seats. */
  readonly players: readonly {
    readonly account: string;
    readonly machine?: true | undefined;
    readonly entropy?: string | undefined;
  }[];
  /** 32 bytes. */
  readonly secret: Uint8Array;
  /** From when its clocks run, ISO 8601. */
  readonly startsAt: string;
  /** Until when the table may pause it; absent: never. */
  readonly pausesUntil?: string | undefined;
};

/** How a pod's match stands. */
export type PodState = {
  /** `RULES`, `last-round` where that was played out, or why it ended before they ended it; absent as long as it goes on. */
  readonly ended?: string | undefined;
  /** In order of seats: places among the people who played; empty as long as it goes on. */
  readonly seats: readonly SeatResult[];
};

/** What tournaments need of matches; no door offers it to clients. */
export type PodMatches = {
  /** Makes it, with all its players seated and asked; nothing where it is there already. */
  seat(match: PodMatch): Promise<void>;
  /** `undefined` where there is none. */
  stateOf(id: string): Promise<PodState | undefined>;
  /** Ends it by the game's standing, or without a result that counts; nothing where it is over, or there is none. */
  end(id: string, reason: 'deadline' | 'adjudicated' | 'void'): Promise<void>;
  /**
   * Calls time in it, by a rule of the deadline: the round of the table under way is its last, with so much for a
   * turn, ISO 8601, and it ends by itself where the next begins. Nothing where it is over.
   */
  callTime(id: string, by: { readonly rule: number; readonly perTurn: string }): Promise<void>;
  /** Lets its table pause it until a later time, ISO 8601; nothing where it may not pause it at all, or it is over. */
  movePauses(id: string, until: string): Promise<void>;
  /** Has it count for ratings no more; nothing where it is over. */
  unrate(id: string): Promise<void>;
  /**
   * Puts an account in the place of another, in the seat of this number from 0; nothing where that is done, or can never
   * be: the seat was given up, they have played another of that match, or it is over.
   */
  replace(
    id: string,
    seat: number,
    by: { readonly account: string; readonly machine?: true | undefined },
  ): Promise<void>;
  /** What an arbiter sees of it. */
  inspect(id: string, actor: AccountActor): Promise<PodInspection>;
};
