import { idsIn } from '../parts/id-in.ts';

/** Accounts in a list that was pasted, by their ids or the addresses of their profiles: each once. */
export const accountsIn = (list: string): readonly string[] => idsIn(list, 'accounts');

/** The path of a profile. A dot would make it that of a file. */
export const profileOf = (accountId: string): string =>
  `/accounts/${encodeURIComponent(accountId).replaceAll('.', '%2E')}`;
