import { randomBytes } from 'node:crypto';
import type { Lobby, Matches } from '../contract.ts';
import { namesOn, type AccountNames } from '../../accounts/names/account-names.ts';
import type { Blocking } from '../../platform/requests/blocked.ts';
import type { AccountStore, Reports, Store, Talk } from '../../platform/storage/contract.ts';
import { systemClock, type Clock } from '../../platform/time/clock.ts';

/** The dependencies of talk. */
export type TalkDeps = {
  readonly talk: Talk;
  readonly reports: Reports;
  readonly accounts: Blocking & Pick<AccountStore, 'putStanding'>;
  readonly names: Pick<AccountNames, 'of' | 'keep'>;
  /** Reads the lobby of a match, now or at a version. */
  lobbyOf(matchId: string, version?: number): Promise<Lobby | undefined>;
  /** Reads an account's standing at a match. */
  readonly atMatch: Matches['atMatch'];
  /** Game time. */
  readonly now: Clock;
  /** Cryptographic randomness: that many bytes. */
  readonly random: (bytes: number) => Uint8Array;
};

/** The store, as far as talk goes. */
type TalkStore = Pick<Store, 'talk' | 'reports' | 'accounts'>;

/** The dependencies of talk, on a store and beside its matches. */
export const talkPartsOn = (
  { talk, reports, accounts }: TalkStore,
  { lobby, atMatch }: Pick<Matches, 'lobby' | 'atMatch'>,
  {
    now = systemClock,
    names = namesOn(accounts, now),
  }: {
    readonly now?: Clock;
    /** The cache of the process, if others change its contents. */
    readonly names?: TalkDeps['names'];
  } = {},
): TalkDeps => ({
  talk,
  reports,
  accounts,
  names,
  lobbyOf: lobby,
  atMatch,
  now,
  random: randomBytes,
});
