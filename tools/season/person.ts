import type { AccountActor } from '../../services/platform/requests/actor.ts';

/** Somebody who plays at one table, or at several one after another. */
export type Person = {
  readonly actor: AccountActor;
  /** Whether they are gone for now, from wherever they play. */
  isAway: boolean;
  /** Who they are at each table. */
  readonly seats: { comeBack(): Promise<void> }[];
};

export const personOf = (account: string): Person => ({
  actor: { kind: 'account', account, roles: ['player'] },
  isAway: false,
  seats: [],
});
