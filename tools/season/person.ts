import type { AccountActor } from '../../services/platform/requests/actor.ts';

/** A player at one table, or at several one after another. */
export type Person = {
  readonly actor: AccountActor;
  /** True if they are away, from all of their matches. */
  isAway: boolean;
  /** Their seats at each table. */
  readonly seats: { comeBack(): Promise<void> }[];
};

export const personOf = (account: string): Person => ({
  actor: { kind: 'account', account, roles: ['player'] },
  isAway: false,
  seats: [],
});
