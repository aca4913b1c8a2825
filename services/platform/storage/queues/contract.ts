/** The ticket of an account that waits in a queue; times are ISO 8601. One an account and queue. */
export type Ticket = {
  readonly queue: string;
  readonly account: string;
  /** The time at which it was drawn: with queue and account its name. */
  readonly since: string;
  /** The time until which the ticket waits. */
  readonly until: string;
  /** The sizes of tables that will do, from 2. */
  readonly seats: readonly number[];
  /** The languages that will do; empty: any. */
  readonly languages: readonly string[];
  readonly strength: number;
  /** The round, how often it was claimed in vain: a find names it with its tickets. */
  readonly round: number;
  readonly claim?: Claim | undefined;
  /**
   * The match that it led to, and its time: kept for a while, so that a repeated command draws no
   * second one.
   */
  readonly done?: { readonly match: string; readonly at: string } | undefined;
};

/** The claim on a ticket for a table that was found. */
export type Claim = {
  readonly find: string;
  /** All tickets of that table, in order of its seats. */
  readonly tickets: readonly TicketName[];
  /** The size of the table, and its language if it has one, are the same for all. */
  readonly language?: string | undefined;
  readonly at: string;
  readonly confirmed?: true | undefined;
};
/** The name of a ticket in one of its rounds, by which a find claims it. */
export type TicketName = {
  readonly account: string;
  readonly since: string;
  readonly round: number;
};

/** The decision about a find. It is decided once: later callers read it. */
export type FindDecision = {
  readonly is: 'PLAY' | 'OFF';
  /** The accounts that leave the queue for it, with `OFF`. */
  readonly dropped: readonly string[];
};

/** The notes of an account's tickets: the last of each queue. */
export type TicketNote = Pick<
  Ticket,
  'queue' | 'account' | 'since' | 'until' | 'seats' | 'languages'
> & {
  readonly status: 'OPEN' | 'MATCHED' | 'LEFT' | 'EXPIRED';
  readonly match?: string | undefined;
};

/** The occasions on which an account has recently let others down. */
export type Declines = {
  readonly revision: number;
  readonly finds: readonly { readonly find: string; readonly at: string }[];
};

/** The commands by which an account has drawn tickets lately, and the ticket that each led to: the latest last. */
export type Joins = {
  readonly revision: number;
  readonly commands: readonly JoinDone[];
};

/** A command that has drawn a ticket: a hash of its id, a digest of what it says, and the ticket's queue and time. */
export type JoinDone = {
  readonly id: string;
  readonly digest: string;
  readonly queue: string;
  readonly since: string;
};

/**
 * The tickets of queues. Each write is conditional: a caller that comes too late gets `false`. All
 * reads are consistent.
 */
export type Tickets = {
  /** Adds it if the account has none, or one that was done before this time. */
  add(ticket: Ticket, doneBefore: string): Promise<boolean>;
  /** Reads the ticket of an account in a queue; `undefined` if there is none. */
  find(queue: string, account: string): Promise<Ticket | undefined>;
  /** Reads the tickets of a queue: at most `most`, in no order. */
  of(queue: string, most: number): Promise<readonly Ticket[]>;
  /** Claims an unclaimed ticket; true too if it has this claim already. */
  claim(queue: string, name: TicketName, claim: Claim): Promise<boolean>;
  /** Confirms for an account the table that this find has claimed it for. */
  confirm(queue: string, account: string, find: string): Promise<boolean>;
  /** Releases a ticket from a claim: it waits on. */
  release(queue: string, account: string, find: string): Promise<boolean>;
  /** Notes what a claimed one has led to. */
  close(
    queue: string,
    account: string,
    done: { find: string; match: string; at: string },
  ): Promise<boolean>;
  /** Removes a ticket that this find has claimed, or that is unclaimed. */
  remove(ticket: Pick<Ticket, 'queue' | 'account' | 'since'>, find?: string): Promise<boolean>;
  /** Decides what becomes of a find, unless that is decided; gives what counts. */
  decide(find: string, decision: FindDecision, expires: number): Promise<FindDecision>;
  /** The decision about a find; `undefined` as long as there is none. */
  decided(find: string): Promise<FindDecision | undefined>;
  /**
   * Replaces the note of the queue, unless that is of a later ticket, or this one's end is known
   * and the note says open.
   */
  note(note: TicketNote, expires: number): Promise<void>;
  /** The notes of an account's tickets, one a queue. */
  notes(account: string): Promise<readonly TicketNote[]>;
  /** Reads the declines of an account; `undefined` if it never let anyone down. */
  declines(account: string): Promise<Declines | undefined>;
  /** Stores a revision over the previous one; false if that is not there any more. */
  putDeclines(account: string, declines: Declines): Promise<boolean>;
  /** Reads the commands by which an account has drawn tickets; `undefined` if there are none. */
  joins(account: string): Promise<Joins | undefined>;
  /** Stores a revision over the previous one; false if that is not there any more. */
  putJoins(account: string, joins: Joins): Promise<boolean>;
};
