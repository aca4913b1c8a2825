import type { MatchResult } from '../../matches/contract.ts';
import type { LeaverResolvers } from '../generated/resolvers.ts';
import type { Setting } from '../../words/put.ts';
import { seatedIn } from './account.ts';

/** The result of a match: how it ended, and who left it. */
export const resultIn = (result: MatchResult, setting: Setting) => ({
  ...result,
  leavers: result.leavers.map((leaver) => ({ ...leaver, setting })),
});

export const Leaver: LeaverResolvers = {
  account: ({ account, setting }) => seatedIn(setting, account),
};
