import { joinQueue, queues as all, queueTicket, queueTickets } from '../models/queue.ts';
import type { Operation } from '../operation.ts';
import { queuesQuery } from '../query.ts';

const theTicket = { status: 200, says: 'Your ticket.', model: queueTicket } as const;

/** Waiting for others to play with. */
export const queues = {
  listQueues: {
    method: 'get',
    path: '/v1/queues',
    tag: 'Matches',
    summary: 'List the queues',
    description: 'All of them, or those of one game, and who waits there.',
    query: queuesQuery,
    gives: { status: 200, says: 'The queues.', model: all },
    refuses: ['BAD_USER_INPUT'],
  },
  listQueueTickets: {
    method: 'get',
    path: '/v1/queues/tickets',
    tag: 'Matches',
    summary: 'List your tickets',
    description: 'The last that you drew for each queue, for a day after its end.',
    token: 'needed',
    gives: { status: 200, says: 'Your tickets.', model: queueTickets },
    refuses: [],
  },
  joinQueue: {
    method: 'post',
    path: '/v1/queues/tickets',
    tag: 'Matches',
    summary: 'Wait in a queue',
    description:
      'As soon as there are enough people for a table, they are seated and the match starts. A second ticket in one queue is the first, and so is one within a minute of its match. Whoever did not confirm a table waits 1, 5, 15 minutes before they may join a queue again. A retry with the same `Idempotency-Key` draws no second ticket, however late it comes: it returns what has become of the first.',
    body: joinQueue,
    token: 'needed',
    key: 'taken',
    gives: theTicket,
    refuses: ['BAD_USER_INPUT', 'FORBIDDEN'],
  },
  confirmQueue: {
    method: 'post',
    path: '/v1/queues/tickets/{ticketId}/confirmation',
    tag: 'Matches',
    summary: 'Say that you are there',
    description:
      'Where a table was found to play at once, all who are to sit there say so within 30 seconds. It changes nothing unless the ticket is `CONFIRMING`.',
    token: 'needed',
    gives: theTicket,
    refuses: ['FORBIDDEN', 'NOT_FOUND'],
  },
  leaveQueue: {
    method: 'delete',
    path: '/v1/queues/tickets/{ticketId}',
    tag: 'Matches',
    summary: 'Give a ticket back',
    description: 'It changes nothing once it has led to a match.',
    token: 'needed',
    gives: theTicket,
    refuses: ['FORBIDDEN', 'NOT_FOUND'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
