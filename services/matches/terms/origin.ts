import type { AccountActor } from '../../platform/requests/actor.ts';

/** The dice that a fork rolls: those of the match it goes on from, under the same keys, or its own. */
export const forkChances = ['SAME', 'FRESH'] as const;
export type ForkChance = (typeof forkChances)[number];

/** The match and version that a fork goes on from. */
export type Origin = {
  readonly matchId: string;
  readonly version: number;
  readonly chance: ForkChance;
};

/**
 * The kind of a match: one is played by people and bots, an analysis only by its owner, for every
 * seat.
 */
export type MatchKind = 'MATCH' | 'ANALYSIS';

type Forked = { readonly origin?: Origin };

export const kindOf = ({ origin }: Forked): MatchKind => (origin ? 'ANALYSIS' : 'MATCH');

/** The id of the match whose secret decides the rolls, and which is part of their keys. */
export const rollsAs = ({ id, origin }: Forked & { readonly id: string }): string =>
  origin?.chance === 'SAME' ? origin.matchId : id;

/** Whether the match is this account's own analysis: nothing of it is hidden from them, and they answer for all. */
export const isOwnAnalysis = (
  { origin, host }: Forked & { readonly host: string },
  who: Pick<AccountActor, 'account'> | undefined,
): boolean => origin !== undefined && host === who?.account;
