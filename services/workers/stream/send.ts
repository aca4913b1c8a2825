import type { CompleteMessage, ErrorMessage } from 'graphql-ws';
import { errorFrame } from '../../apis/sockets/fault.ts';
import { NEXT } from '../../apis/sockets/words.ts';
import type { Subscription } from '../../platform/storage/contract.ts';
import { disconnect } from './disconnect.ts';
import type { UpdateMessage } from './message.ts';
import type { StreamParts } from './parts.ts';

/** The versions sent by subscription, still to be recorded; who has ended is not in it. */
export type SentVersions = Map<Subscription, number>;

/**
 * Sends one update to one subscriber, and notes that in `sent`. An update that does not fit into a
 * message goes without its log; if even that does not fit, the subscription ends with an error. A
 * client that does not read is disconnected, so that no one waits for it. False if it was not sent.
 */
export async function send(
  { parts, sent }: { readonly parts: StreamParts; readonly sent: SentVersions },
  to: Subscription,
  { version, whole, withoutLog }: UpdateMessage,
): Promise<boolean> {
  const post = async (payload: Awaited<ReturnType<UpdateMessage['whole']>>) =>
    parts.channel.post(to.connection, { id: to.operation, type: NEXT, payload });
  const first = await post(await whole());
  const delivery = first === 'too-large' ? await post(await withoutLog()) : first;
  switch (delivery) {
    case 'sent':
      sent.set(to, version);
      return true;
    case 'gone':
      sent.delete(to);
      await parts.connections.remove(to.connection);
      return false;
    case 'full':
      sent.delete(to);
      await disconnect(parts, to.connection);
      return false;
    case 'failed':
      return false;
    case 'too-large':
      sent.delete(to);
      await dismiss(parts, to, tooLarge(to.operation, version));
      return false;
  }
}

/** Sends the last message of a subscription, and deletes it. */
export async function dismiss(
  parts: StreamParts,
  to: Subscription,
  word: CompleteMessage | ErrorMessage,
): Promise<void> {
  const delivery = await parts.channel.post(to.connection, word);
  if (delivery === 'failed') return;
  if (delivery === 'gone') await parts.connections.remove(to.connection);
  else if (delivery === 'full') await disconnect(parts, to.connection);
  else await parts.subscriptions.remove(to.connection, to.operation);
}

const tooLarge = (operation: string, version: number): ErrorMessage =>
  errorFrame(
    operation,
    'BAD_USER_INPUT',
    `Version ${String(version)} doesn't fit into one message. Read it over HTTP, or ask for fewer fields.`,
  );
