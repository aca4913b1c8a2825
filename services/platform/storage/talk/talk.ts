import * as z from 'zod/mini';
import { once } from '../../once.ts';
import { putRevision } from '../attention/revision.ts';
import { LAST_RANK } from '../read-models/backwards.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import { compress, compressed } from '../table/json.ts';
import {
  accountPartition,
  messageKey,
  messagesTo,
  SAID,
  recentMessagesKey,
  talkPartition,
} from '../table/keys.ts';
import { itemsUnder, lastItems } from '../table/query.ts';
import { withinItemLimit } from '../table/size.ts';
import type { RecentMessagesRevision, StoredMessage, Talk } from './contract.ts';

/**
 * Stores the messages of a stream together, by audience and time; the counts of an account's
 * messages are with the account.
 */
export function talk(table: Table): Talk {
  return {
    async message(key) {
      const found = await itemAt(table, messageKey(key));
      return found === undefined ? undefined : toMessage(found);
    },
    async latest({ stream, audience, before }, first) {
      const to = messagesTo(audience);
      const found = await lastItems(table, talkPartition(stream), {
        from: to,
        to: to + (before ?? LAST_RANK),
        most: first + 1,
      });
      return found
        .map(toMessage)
        .filter(({ order }) => order !== before)
        .slice(0, first);
    },
    put: (message) => putRevision(table, messageKey(message), toItem(message)),
    async saidAt(account) {
      const items = await itemsUnder(table, accountPartition(account), SAID);
      return items.map((found) => toSaid(found).stream);
    },
    async said(account, stream) {
      const found = await itemAt(table, recentMessagesKey(account, stream));
      return found === undefined ? undefined : toSaid(found);
    },
    putSaid: (account, { data, ...said }) =>
      putRevision(
        table,
        recentMessagesKey(account, said.stream),
        withinItemLimit(`The messages of ${account} at ${said.stream}`, {
          ...said,
          body: compress(data),
        }),
      ),
  };
}

const toItem = ({ data, ...rest }: StoredMessage) =>
  withinItemLimit(`Message ${rest.order} at ${rest.stream}`, { ...rest, body: compress(data) });

const messageItem = once(() =>
  z.object({
    stream: z.string(),
    audience: z.string(),
    order: z.string(),
    revision: z.number(),
    account: z.string(),
    expires: z.number(),
    body: compressed(),
  }),
);

/** The message that an item holds. */
export function toMessage(stored: unknown): StoredMessage {
  const { body, ...rest } = messageItem().parse(stored);
  return { ...rest, data: body };
}

const saidItem = once(() =>
  z.object({
    stream: z.string(),
    revision: z.number(),
    expires: z.number(),
    body: compressed(),
  }),
);

function toSaid(stored: unknown): RecentMessagesRevision {
  const { body, ...rest } = saidItem().parse(stored);
  return { ...rest, data: body };
}
