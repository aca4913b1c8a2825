import type { TimeControl } from '../../terms/time-control.ts';
import { limitsOf } from '../../terms/time-control.ts';
import { languagesOf } from '../../../platform/requests/language.ts';
import type { Ticket, TicketNote } from '../../../platform/storage/contract.ts';
import type { QueueTicket } from './contract.ts';
import { confirmBy } from './finds.ts';
import { ticketId } from './ids.ts';
import { queueOf } from './queue.ts';

type Known = {
  readonly timeControl: TimeControl;
  /** The ticket itself, as long as it is in the queue. */
  readonly ticket?: Ticket | undefined;
  /** All of the table that was found for it. */
  readonly claimed: readonly Ticket[];
};

/** A ticket as its account sees it: what the queue says of it goes before what was noted. */
export function ticketOf(note: TicketNote, { timeControl, ticket, claimed }: Known): QueueTicket {
  const match = ticket?.done?.match ?? note.match;
  const isFound =
    ticket?.claim !== undefined &&
    limitsOf(timeControl).speed === 'LIVE' &&
    claimed.length === ticket.claim.tickets.length;
  const status = match !== undefined ? 'MATCHED' : isFound ? 'CONFIRMING' : note.status;
  return {
    id: ticketId(note),
    gameId: queueOf(note.queue).gameId,
    timeControl,
    status,
    seats: note.seats,
    languages: languagesOf(note.languages),
    since: note.since,
    until: note.until,
    confirmBy: status === 'CONFIRMING' ? confirmBy(claimed) : undefined,
    confirmed: status === 'CONFIRMING' && ticket?.claim?.confirmed === true,
    matchId: match,
  };
}
