import type { DomainEvent } from '../procedure/step.ts';
import type { Seat } from '../procedure/seat.ts';
import type { Pending } from '../procedure/question.ts';
import type { Order } from './order.ts';

/** The origin of an answer that the seat's own account did not give. */
export type AnsweredBy = 'forced' | 'order' | 'clock' | 'bot' | 'arbiter';

/** Entries that are fed to a replay. */
export type Input = Answered | Noted | Reissued;
/** The entry of an answer. */
export type Answered = {
  readonly type: 'Answered';
  readonly id: string;
  readonly seat: Seat;
  readonly choose: readonly string[];
  readonly by?: AnsweredBy;
};
/** An out-of-band command. A waking note is the game's to evolve; any other is the engine's own. */
export type Noted =
  | { readonly type: 'Noted'; readonly wakes: true; readonly note: DomainEvent }
  | { readonly type: 'Noted'; readonly wakes: false; readonly note: EngineNote };
/** The entry of a pending question that a deploy changed: same id, new options. */
export type Reissued = { readonly type: 'Reissued'; readonly questions: readonly Pending[] };

/** A note that the engine itself makes between answers. */
export type EngineNote =
  | { readonly type: 'OrdersSet'; readonly seat: Seat; readonly orders: readonly Order[] }
  | {
      readonly type: 'Paused';
      readonly reason: string;
      /**
       * The planned end of the pause, ISO 8601; absent if it lasts until someone resumes. The engine
       * only keeps it.
       */
      readonly until?: string;
    }
  | { readonly type: 'Resumed' }
  | Rewound
  | { readonly type: 'ProcedureClosed'; readonly reason: string };
/** The note of a rewind by an arbiter to version `to`; later entries are cut. */
export type Rewound = {
  readonly type: 'Rewound';
  readonly to: number;
  /**
   * The version that holds this note. Questions still pending count as asked by it: older answers are
   * stale.
   */
  readonly askedAt: number;
  /** The new epoch, above every earlier one, so that no roll seen in the cut range comes again. */
  readonly epoch: number;
  readonly reason: string;
  /** The state beside the rules, which a rewind leaves: standing orders, and whether the match is paused. */
  readonly orders: Readonly<Record<Seat, readonly Order[]>>;
  readonly paused: boolean;
  /** The reshuffles of every pile seen in the cut range: the rolls, and the events they led to. */
  readonly rolls: readonly Omit<Rolled, 'type'>[];
  readonly events: readonly DomainEvent[];
};

/** Entries that a replay derives and checks against the record. */
export type Output = Opened | Closed | Told | Rolled | Asked | Withdrawn | Ended;
/** The entry of a procedure that begins. */
export type Opened = {
  readonly type: 'Opened';
  readonly ordinal: number;
  readonly name: string;
  readonly args: unknown;
  readonly rules: number;
};
/** The entry of a procedure that ends, by its ordinal among those of the match. */
export type Closed = { readonly type: 'Closed'; readonly ordinal: number };
/** The entry of a fact of the game. */
export type Told = { readonly type: 'Told'; readonly event: DomainEvent };
/** The entry of dice or a shuffle. */
export type Rolled = {
  readonly type: 'Rolled';
  readonly key: string;
  readonly sides: readonly number[];
  readonly values: readonly number[];
};
/** The entry of questions that are open from now on. */
export type Asked = { readonly type: 'Asked'; readonly questions: readonly Pending[] };
/** The entry of questions that were withdrawn unanswered, by their ids. */
export type Withdrawn = { readonly type: 'Withdrawn'; readonly ids: readonly string[] };
/** The entry of the end: `next` found nothing more to play. */
export type Ended = { readonly type: 'Ended' };

/** One line of the journal. */
export type Entry = Input | Output;
