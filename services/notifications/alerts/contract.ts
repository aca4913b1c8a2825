import type { AccountActor } from '../../platform/requests/actor.ts';

/** An alert of an account for open tables and queues; times are ISO 8601. */
export type TableAlert = {
  /** The game's id, or `any-game`. */
  readonly id: string;
  /** The game; `undefined` for any. */
  readonly gameId: string | undefined;
  readonly since: string;
  /** The end, if nothing happens before. */
  readonly until: string;
};

export type AddTableAlert = {
  /** Any game unless given. */
  readonly gameId?: string;
  /** An ISO 8601 duration: a day unless given. */
  readonly lasts?: string;
};

/** The use-cases of table alerts, the same for every API. Refusals are thrown as `CommandRefusedError`. */
export type AlertUses = {
  /** The alerts of the account that still wait, those that end first before the others. */
  list(actor: AccountActor): Promise<readonly TableAlert[]>;
  /**
   * Adds an alert; another one for the same game replaces it. Refused to guests, without a
   * channel that reaches the account, and beyond ten alerts.
   */
  add(actor: AccountActor, input: AddTableAlert): Promise<TableAlert>;
  /** Takes an alert back; does nothing if it is over. */
  remove(actor: AccountActor, which: { readonly alertId: string }): Promise<readonly TableAlert[]>;
};
