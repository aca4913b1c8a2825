import type { AccountDocuments } from '../../platform/storage/contract.ts';
import { revise } from '../../platform/storage/retry.ts';
import { channelsIn, type Channel } from './channel.ts';

/**
 * Changes an account's channels. `change` gets the present ones, perhaps several times, and returns
 * the new ones; the same list if nothing changes.
 */
export const changeChannels = (
  documents: AccountDocuments,
  account: string,
  change: (channels: readonly Channel[]) => readonly Channel[],
): Promise<readonly Channel[]> =>
  revise(
    {
      what: `The channels of ${account}`,
      read: () => documents.read(account, 'channels'),
      valueOf: channelsIn,
      put: (revision, channels) =>
        documents.put(account, 'channels', { revision, data: { channels } }),
    },
    change,
  );

/** Changes one of them, if it is still there. */
export const changeChannel = (
  documents: AccountDocuments,
  { account, channel: id }: { readonly account: string; readonly channel: string },
  change: (channel: Channel) => Channel,
): Promise<readonly Channel[]> =>
  changeChannels(documents, account, (channels) => {
    const found = channels.find((each) => each.id === id);
    const changed = found && change(found);
    if (changed === found || changed === undefined) return channels;
    return channels.map((each) => (each === found ? changed : each));
  });
