import type { AccountDocuments } from '../../platform/storage/contract.ts';
import { channelsIn } from './channel.ts';
import type { ChannelsOf } from './contract.ts';

/** The channels of an account, as those may know them who decide which to use. */
export const channelsOn =
  (documents: Pick<AccountDocuments, 'read'>): ChannelsOf =>
  async (account) =>
    channelsIn(await documents.read(account, 'channels')).map(
      ({ id, kind, verified, disabledReason }) => ({ id, kind, verified, disabledReason }),
    );

/** Tests if an account has any channel that reaches it. */
export const reachableOn =
  (documents: Pick<AccountDocuments, 'read'>) =>
  async (account: string): Promise<boolean> =>
    (await channelsOn(documents)(account)).some(
      ({ verified, disabledReason }) => verified && disabledReason === undefined,
    );
