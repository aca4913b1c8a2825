import type { MatchAddress } from '../../shared/tournaments/chance/derived.ts';
import type { SeatResult } from './facts/fact.ts';
import type { PodInspection } from './contract.ts';
import type { AccountActor } from '../platform/requests/actor.ts';

/** The match of a pod, to be made. */
export type PodMatch = {
  readonly id: string;
  readonly pod: MatchAddress;
  readonly gameId: string;
  readonly options: unknown;
  readonly title: string;
  readonly language?: string | undefined;
  readonly rated: boolean;
  readonly visibility: 'PUBLIC' | 'PRIVATE';
  /** The owner of the tournament, as nominal host. */
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
  /** Start of its clocks, ISO 8601. */
  readonly startsAt: string;
  /** The time until which the table may pause it; absent: never. */
  readonly pausesUntil?: string | undefined;
};

/** The state of a pod's match. */
export type PodState = {
  /**
   * `RULES`, `last-round` if that was played out, or the reason why it ended before; absent as long
   * as it goes on.
   */
  readonly ended?: string | undefined;
  /** In order of seats: places among the people who played; empty as long as it goes on. */
  readonly seats: readonly SeatResult[];
};

/** Operations on matches for tournaments; no API offers them to clients. */
export type PodMatches = {
  /** Makes it, with all its players seated and asked; does nothing if it exists. */
  seat(match: PodMatch): Promise<void>;
  /** Its state; `undefined` if there is none. */
  stateOf(id: string): Promise<PodState | undefined>;
  /**
   * Ends it by the game's standing, or without a result that counts; does nothing if it is over, or
   * does not exist.
   */
  end(id: string, reason: 'deadline' | 'adjudicated' | 'void'): Promise<void>;
  /**
   * Calls time in it, by a rule of the deadline: the current round of the table is its last, with a
   * limit for each turn, ISO 8601, and it ends automatically when the next begins. Does nothing if
   * it is over.
   */
  callTime(id: string, by: { readonly rule: number; readonly perTurn: string }): Promise<void>;
  /**
   * Lets its table pause it until a later time, ISO 8601; does nothing if pauses are not allowed,
   * or it is over.
   */
  movePauses(id: string, until: string): Promise<void>;
  /** Unrates it; does nothing if it is over. */
  unrate(id: string): Promise<void>;
  /**
   * Replaces the account in a seat, numbered from 0; does nothing if that is done, or can never be:
   * the seat was given up, the account has played another of that match, or it is over.
   */
  replace(
    id: string,
    seat: number,
    by: { readonly account: string; readonly machine?: true | undefined },
  ): Promise<void>;
  /** The arbiter's view of it. */
  inspect(id: string, actor: AccountActor): Promise<PodInspection>;
};
