import type { AccountDocuments } from '../storage/contract.ts';
import { changeChannel } from './change-channels.ts';

/** Sends nothing more by a channel whose mails came back, or are not wanted. */
export async function suppress(
  documents: AccountDocuments,
  account: string,
  channel: string,
): Promise<void> {
  await changeChannel(documents, { account, channel }, (stands) =>
    stands.disabledReason === undefined ? { ...stands, disabledReason: 'SUPPRESSED' } : stands,
  );
}
