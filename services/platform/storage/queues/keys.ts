import { segment, type Key } from '../table/keys.ts';

/** The partition of a queue: a ticket an account. */
export const queuePartition = (queue: string): string => `QUEUE#OF#${segment(queue, 'queue')}`;

export const ticketKey = (queue: string, account: string): Key => ({
  pk: queuePartition(queue),
  sk: `TICKET#${segment(account, 'account')}`,
});

/** The key of what becomes of a table that was found. */
export const findKey = (find: string): Key => ({
  pk: `QUEUE#FIND#${segment(find, 'find')}`,
  sk: 'FIND',
});

/** The partition of the notes on an account's tickets. */
export const notesPartition = (account: string): string =>
  `QUEUE#ACCOUNT#${segment(account, 'account')}`;

export const noteKey = (account: string, queue: string): Key => ({
  pk: notesPartition(account),
  sk: `NOTE#${segment(queue, 'queue')}`,
});

export const declinesKey = (account: string): Key => ({
  pk: notesPartition(account),
  sk: 'DECLINES',
});

export const joinsKey = (account: string): Key => ({
  pk: notesPartition(account),
  sk: 'JOINS',
});
