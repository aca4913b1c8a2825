import { expect } from 'vitest';
import type { Emulated } from '../../../tools/emulate/emulate.ts';
import { stageAt } from '../../../tools/smoke/stage.ts';

type Ticket = { readonly joinQueue: { readonly id: string; readonly status: string } };

/** Two people find each other, and one of them gives it up; the sweep looks at the queue, too. */
export async function findEachOtherInVain({ host, tokenFor, functions }: Emulated): Promise<void> {
  const as = async (name: string) => stageAt(`http://${host}`, await tokenFor(name));
  const joining = 'mutation ($of: JoinQueueInput!) { joinQueue(input: $of) { id status } }';
  const of = { gameId: 'tales-of-glory', timeControl: 'live', seats: [2] };
  const [dee, eli] = [await as('dee'), await as('eli')];
  await dee.graphql(joining, { of });
  const { joinQueue: ticket } = (await eli.graphql(joining, { of })) as Ticket;
  expect(ticket.status).toBe('CONFIRMING');
  const leaving = 'mutation ($id: ID!) { leaveQueue(input: { ticketId: $id }) { status } }';
  const left = await eli.graphql(leaving, { id: ticket.id });
  expect(left).toEqual({ leaveQueue: { status: 'LEFT' } });
  const stream = `queue#${encodeURIComponent('live/tales-of-glory')}`;
  const body = JSON.stringify([{ stream, at: new Date().toISOString() }]);
  const event = { Records: [{ messageId: 'm1', body }] };
  expect(await functions.invoke('TimersDue', event)).toEqual({ batchItemFailures: [] });
}
