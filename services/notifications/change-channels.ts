import type { AccountDocuments } from '../storage/contract.ts';
import { ContentionError } from '../storage/errors.ts';
import { channelsIn, type Channel } from './channel.ts';

const TRIES = 8;

/**
 * Changes an account's channels. What is given is handed what stands, perhaps several times, and gives what
 * is to stand; the very same where nothing is to change.
 */
export async function changeChannels(
  documents: AccountDocuments,
  account: string,
  change: (channels: readonly Channel[]) => readonly Channel[],
): Promise<readonly Channel[]> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await documents.read(account, 'channels');
    const stands = channelsIn(before);
    const channels = change(stands);
    if (channels === stands) return stands;
    const revision = (before?.revision ?? 0) + 1;
    if (await documents.put(account, 'channels', { revision, data: { channels } })) return channels;
  }
  throw new ContentionError(
    `The channels of ${account} were changed ${String(TRIES)} times at once.`,
  );
}

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
