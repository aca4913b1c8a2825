import type { AccountDocuments, Delivery } from '../../platform/storage/contract.ts';
import { after, between } from '../../platform/time/duration.ts';
import { specOf } from '../channels/registry.ts';
import { changeChannel, changeChannels } from './change-channels.ts';
import { channelsIn, type Channel } from './channel.ts';
import type { DisabledReason } from './contract.ts';
import type { Notify } from '../notices/notice.ts';
import { stateOf } from './delivery.ts';
import type { SendResult } from '../channels/send.ts';

/** A channel by which nothing has arrived for so long is not used any more. */
const FAILING_MS = 5 * 24 * 3_600_000;

type Parts = {
  readonly documents: AccountDocuments;
  readonly notify: Notify;
  /** Callback for an account that has one more channel that reaches it. */
  reachable?(account: string): Promise<void>;
};

/**
 * Notes the health of a channel after an attempt: it works, it fails, or it must not be used any
 * more, which a mail tells its owner. A receiver that replies to a verification with the code has
 * verified.
 */
export async function noteHealth(
  parts: Parts,
  {
    delivery,
    channel,
    sent,
    at,
  }: {
    readonly delivery: Delivery;
    readonly channel: Channel;
    readonly sent: SendResult;
    readonly at: string;
  },
): Promise<void> {
  if (sent.is === 'gone' && specOf(channel.kind).whenGone === 'REMOVE')
    return forget(parts, delivery);
  const after = judged(channel, sent, at);
  const isVerified = !channel.verified && sent.is === 'delivered' && repliesCode(delivery, sent);
  if (after === channel && !isVerified) return;
  await changeChannel(parts.documents, delivery, (stands) => {
    const changed = judged(stands, sent, at);
    return isVerified ? verified(changed) : changed;
  });
  if (isVerified) await parts.reachable?.(delivery.account);
  if (after.disabledReason !== undefined) await tellOwner(parts, delivery, at);
}

/** Removes a channel whose receiver is gone. */
async function forget({ documents }: Parts, { account, channel }: Delivery): Promise<void> {
  await changeChannels(documents, account, (channels) =>
    channels.filter(({ id }) => id !== channel),
  );
}

/** Judges a channel after an attempt; returns the same channel if nothing changes. */
function judged(channel: Channel, sent: SendResult, at: string): Channel {
  const { failingSince, ...rest } = channel;
  const disabled = (disabledReason: DisabledReason): Channel => ({
    ...channel,
    disabledReason,
    disabledAt: at,
  });
  if (sent.is === 'gone') return disabled('GONE');
  if (sent.is === 'delivered') return failingSince === undefined ? channel : rest;
  if (failingSince === undefined) return { ...channel, failingSince: at };
  return between(failingSince, at) >= FAILING_MS ? disabled('FAILING') : channel;
}

/** Marks a channel as verified. */
export const verified = ({ code: _, ...channel }: Channel): Channel => ({
  ...channel,
  verified: true,
});

/**
 * Whether a receiver has replied with the code, as its text or as the member `code` of a JSON object: one that
 * only echoes what it gets says nothing.
 */
function repliesCode(delivery: Delivery, { reply = '' }: { readonly reply?: string }): boolean {
  const { code } = stateOf(delivery).notice;
  return code !== undefined && (reply.trim() === code || codeIn(reply) === code);
}

function codeIn(reply: string): unknown {
  try {
    const said: unknown = JSON.parse(reply);
    return typeof said === 'object' && said !== null && 'code' in said ? said.code : said;
  } catch {
    return undefined; // no JSON
  }
}

/**
 * Notifies the owner of a channel by every mail address of the account, because the channel itself
 * can't.
 */
async function tellOwner({ documents, notify }: Parts, { account, channel }: Delivery, at: string) {
  const channels = channelsIn(await documents.read(account, 'channels'));
  const mails = channels.filter(
    ({ id, kind, verified: isVerified, disabledReason }) =>
      id !== channel &&
      specOf(kind).audience === 'INBOX' &&
      isVerified &&
      disabledReason === undefined,
  );
  for (const { id } of mails) {
    const notice = { id: `off-${channel}-${id}`, account, channel: id, at, data: { channel } };
    await notify({ ...notice, type: 'channel.disabled', until: after(at, FAILING_MS) });
  }
}
