import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { putRevision } from '../attention/revision.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import type { Key } from '../table/keys.ts';
import { conditionMet, putNew } from '../table/put.ts';
import { itemsUnder, pages } from '../table/query.ts';
import type { Tickets } from './contract.ts';
import { toDecision, toDeclines, toJoins, toNote, toTicket } from './items.ts';
import {
  declinesKey,
  findKey,
  joinsKey,
  noteKey,
  notesPartition,
  queuePartition,
  ticketKey,
} from './keys.ts';

/**
 * Stores the tickets of queues: a partition a queue, one a find, and one for the notes of each
 * account.
 */
export function tickets(table: Table): Tickets {
  const { client, table: TableName } = table;
  const update = (Key: Key, change: Omit<UpdateCommand['input'], 'TableName' | 'Key'>) =>
    conditionMet(client.send(new UpdateCommand({ TableName, Key, ...change })));

  return {
    add: ({ claim: _, done: __, ...ticket }, doneBefore) =>
      conditionMet(
        client.send(
          new PutCommand({
            TableName,
            Item: { ...ticketKey(ticket.queue, ticket.account), ...ticket },
            ConditionExpression: 'attribute_not_exists(pk) OR doneAt < :before',
            ExpressionAttributeValues: { ':before': doneBefore },
          }),
        ),
      ),
    async find(queue, account) {
      const found = await itemAt(table, ticketKey(queue, account));
      return found === undefined ? undefined : toTicket(found);
    },
    async of(queue, most) {
      const query = {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': queuePartition(queue) },
        ConsistentRead: true,
        Limit: most,
      };
      for await (const page of pages(table, query)) return page.map(toTicket);
      return [];
    },
    claim: (queue, { account, since, round }, { find, confirmed: _, ...claim }) =>
      update(ticketKey(queue, account), {
        UpdateExpression: 'SET #find = :find, #claim = if_not_exists(#claim, :claim)',
        ConditionExpression:
          'since = :since AND #round = :round AND attribute_not_exists(doneAt) AND (attribute_not_exists(#find) OR #find = :find)',
        ExpressionAttributeNames: { '#find': 'find', '#claim': 'claim', '#round': 'round' },
        ExpressionAttributeValues: {
          ':find': find,
          ':claim': claim,
          ':since': since,
          ':round': round,
        },
      }),
    confirm: (queue, account, find) =>
      update(ticketKey(queue, account), {
        UpdateExpression: 'SET confirmed = :yes',
        ...claimedBy(find, { ':yes': true }),
      }),
    release: (queue, account, find) =>
      update(ticketKey(queue, account), {
        UpdateExpression: 'REMOVE #find, #claim, confirmed ADD #round :one',
        ...claimedBy(find, { ':one': 1 }),
        ExpressionAttributeNames: { '#find': 'find', '#claim': 'claim', '#round': 'round' },
      }),
    close: (queue, account, { find, match, at }) =>
      update(ticketKey(queue, account), {
        UpdateExpression: 'SET #match = :match, doneAt = :at',
        ...claimedBy(find, { ':match': match, ':at': at }),
        ExpressionAttributeNames: { '#find': 'find', '#match': 'match' },
      }),
    remove: ({ queue, account, since }, find) =>
      conditionMet(
        client.send(
          new DeleteCommand({
            TableName,
            Key: ticketKey(queue, account),
            ConditionExpression: `since = :since AND ${find === undefined ? 'attribute_not_exists(#find)' : '#find = :find'}`,
            ExpressionAttributeNames: { '#find': 'find' },
            ExpressionAttributeValues: {
              ':since': since,
              ...(find !== undefined && { ':find': find }),
            },
          }),
        ),
      ),
    async decide(find, decision, expires) {
      if (await putNew(table, { ...findKey(find), ...decision, expires })) return decision;
      return toDecision(await itemAt(table, findKey(find)));
    },
    async decided(find) {
      const found = await itemAt(table, findKey(find));
      return found === undefined ? undefined : toDecision(found);
    },
    async note(note, expires) {
      await conditionMet(
        client.send(
          new PutCommand({
            TableName,
            Item: { ...noteKey(note.account, note.queue), ...note, expires },
            ConditionExpression: `attribute_not_exists(pk) OR since ${note.status === 'OPEN' ? '<' : '<='} :since`,
            ExpressionAttributeValues: { ':since': note.since },
          }),
        ),
      );
    },
    notes: async (account) =>
      (await itemsUnder(table, notesPartition(account), 'NOTE#')).map(toNote),
    async declines(account) {
      const found = await itemAt(table, declinesKey(account));
      return found === undefined ? undefined : toDeclines(found);
    },
    putDeclines: (account, declines) => putRevision(table, declinesKey(account), declines),
    async joins(account) {
      const found = await itemAt(table, joinsKey(account));
      return found === undefined ? undefined : toJoins(found);
    },
    putJoins: (account, joins) => putRevision(table, joinsKey(account), joins),
  };
}

const claimedBy = (find: string, values: Readonly<Record<string, unknown>>) => ({
  ConditionExpression: '#find = :find AND attribute_not_exists(doneAt)',
  ExpressionAttributeNames: { '#find': 'find' },
  ExpressionAttributeValues: { ':find': find, ...values },
});
