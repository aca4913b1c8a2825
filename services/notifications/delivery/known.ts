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

/** Whether an account can be told of anything at all. */
export const reachableOn =
  (documents: Pick<AccountDocuments, 'read'>) =>
  async (account: string): Promise<boolean> =>
    (await channelsOn(documents)(account)).some(
      ({ verified, disabledReason }) => verified && disabledReason === undefined,
    );
