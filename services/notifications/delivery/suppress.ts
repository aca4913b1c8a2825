import type { AccountDocuments } from '../../platform/storage/contract.ts';
import { changeChannel } from './change-channels.ts';

/** Sends nothing more by a channel whose mails came back, or are not wanted; its owner can't turn that back. */
export async function suppress(
  documents: AccountDocuments,
  {
    account,
    channel,
    at,
  }: { readonly account: string; readonly channel: string; readonly at: string },
): Promise<void> {
  await changeChannel(documents, { account, channel }, (stands) => {
    const { unsubscribedAt, ...rest } = stands;
    if (stands.disabledReason !== undefined && unsubscribedAt === undefined) return stands;
    return { ...rest, disabledReason: 'SUPPRESSED', disabledAt: stands.disabledAt ?? at };
  });
}
