import { enumValues } from '../../../schema/enum-values.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { actorOf, type Handlers } from '../call.ts';
import { queueOf, ticketOf } from '../model/queue.ts';
import { shownEach } from '../shown-each.ts';

/** Waiting for others to play with. */
export const queues: Handlers<
  'listQueues' | 'listQueueTickets' | 'joinQueue' | 'confirmQueue' | 'leaveQueue'
> = {
  async listQueues(call) {
    const found = await call.queues.queues(call.viewer, definedFields(call.query));
    return {
      body: {
        items: await shownEach(call, found, {
          named: ({ gameId }) => gameId,
          show: (each) => queueOf(each, call),
        }),
      },
    };
  },

  async listQueueTickets(call) {
    const found = await call.queues.tickets(actorOf(call));
    return {
      body: {
        items: await shownEach(call, found, {
          named: ({ id }) => id,
          show: (each) => ticketOf(each, call),
        }),
      },
    };
  },

  async joinQueue(call) {
    const { languages, ...wish } = definedFields(call.body);
    const ticket = await call.queues.join(actorOf(call), {
      ...wish,
      ...call.command,
      ...(languages && { languages: languages.map((each) => enumValues.Locale[each]) }),
    });
    return { body: await ticketOf(ticket, call) };
  },

  async confirmQueue(call) {
    return { body: await ticketOf(await call.queues.confirm(actorOf(call), call), call) };
  },

  async leaveQueue(call) {
    return { body: await ticketOf(await call.queues.leave(actorOf(call), call), call) };
  },
};
