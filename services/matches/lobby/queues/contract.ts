import type { AccountActor } from '../../../platform/requests/actor.ts';
import type { Language } from '../../../platform/requests/language.ts';
import type { TimeControl } from '../../terms/time-control.ts';

/** A queue: players who want to play a game at a time control, with any opponents. */
export type Queue = {
  readonly gameId: string;
  readonly timeControl: TimeControl;
  /** The number of waiting players. */
  readonly waiting: number;
  /** The viewer's own ticket, the last they drew. */
  readonly ticket: QueueTicket | undefined;
};

/** `CONFIRMING`: a table was found, and all who are to sit there have to say that they are there. */
export type TicketStatus = 'OPEN' | 'CONFIRMING' | 'MATCHED' | 'LEFT' | 'EXPIRED';

/** A ticket as its account sees it; times are ISO 8601. */
export type QueueTicket = {
  readonly id: string;
  readonly gameId: string;
  readonly timeControl: TimeControl;
  readonly status: TicketStatus;
  readonly seats: readonly number[];
  readonly languages: readonly Language[];
  readonly since: string;
  readonly until: string;
  /** The time by which to confirm, with `CONFIRMING`, and whether this account has. */
  readonly confirmBy: string | undefined;
  readonly confirmed: boolean;
  /** The match, with `MATCHED`. */
  readonly matchId: string | undefined;
};

export type JoinQueue = {
  readonly gameId: string;
  /** The id of a preset. */
  readonly timeControl: string;
  /** The sizes of tables that will do; any that the game has unless given. */
  readonly seats?: readonly number[];
  /** The languages that will do; any unless given. */
  readonly languages?: readonly Language[];
  /** An ISO 8601 duration: half an hour LIVE, 14 days ASYNC unless given. */
  readonly maxWait?: string;
  /** The command's own id: a retry finds the ticket that the first try has drawn, whatever became of it. */
  readonly commandId?: string;
};

/** The use-cases of queues, the same for every API. */
export type Queues = {
  /** All queues, or those of one game. */
  queues(
    viewer: AccountActor | undefined,
    of: { readonly gameId?: string },
  ): Promise<readonly Queue[]>;
  /** The tickets that the account has drawn lately: the last of each queue. */
  tickets(actor: AccountActor): Promise<readonly QueueTicket[]>;
  /** Waits for others to play with; a second ticket in one queue is the first. */
  join(actor: AccountActor, wish: JoinQueue): Promise<QueueTicket>;
  /** Confirms that the account is ready, if asked; otherwise changes nothing. */
  confirm(actor: AccountActor, which: { readonly ticketId: string }): Promise<QueueTicket>;
  /** Returns a ticket, and with it the table that was found. */
  leave(actor: AccountActor, which: { readonly ticketId: string }): Promise<QueueTicket>;
};
