import { useEffect, useId } from 'preact/hooks';
import { ConfirmQueue, LeaveQueue } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { languageNames } from '../here/languages.tsx';
import { Refused } from '../parts/refusal.tsx';
import { CountDown } from '../parts/time-left.tsx';
import { useAct } from '../parts/use-act.ts';
import type { Ticket } from './use-tickets.ts';

type Props = { readonly tickets: readonly Ticket[]; onChange(): Promise<void> };

/** My tickets: queue, status, and the button to confirm. Nothing if there are none. */
export function Tickets({ tickets, onChange }: Props) {
  const { words } = useHere();
  const id = useId();
  const isWanted = tickets.some(({ status, confirmed }) => status === 'CONFIRMING' && !confirmed);
  useEffect(() => {
    if (!isWanted) return;
    const before = document.title;
    document.title = words.say('ticket.CONFIRMING');
    return () => {
      document.title = before;
    };
  }, [isWanted]);
  if (tickets.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.say('ticket.title')}</h2>
      <ul>
        {tickets.map((ticket) => (
          <OneTicket key={ticket.id} ticket={ticket} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

type OneProps = { readonly ticket: Ticket; onChange(): Promise<void> };

function OneTicket({ ticket, onChange }: OneProps) {
  const { client, words } = useHere();
  const act = useAct();
  const { id: ticketId, game, timeControl, status, matchId, confirmed } = ticket;
  const send = async (document: typeof ConfirmQueue | typeof LeaveQueue): Promise<void> => {
    await act.run(() => client.request(document as typeof LeaveQueue, { input: { ticketId } }));
    await onChange();
  };
  const isOpen = status === 'OPEN' || status === 'CONFIRMING';
  return (
    <li data-ticket={status}>
      <p>
        <b>{game.name}</b> {timeControl.name} <Wishes ticket={ticket} />
      </p>
      <Standing ticket={ticket} />
      <div class="acts">
        {status === 'CONFIRMING' && !confirmed && (
          <button
            type="button"
            class="primary"
            disabled={act.isBusy.value}
            onClick={() => void send(ConfirmQueue)}
          >
            {words.say('ticket.confirm')}
          </button>
        )}
        {matchId !== null && (
          <a class="button" href={`/matches/${matchId}`}>
            {words.say('ticket.match')}
          </a>
        )}
        {isOpen && (
          <button type="button" disabled={act.isBusy.value} onClick={() => void send(LeaveQueue)}>
            {words.say('ticket.leave')}
          </button>
        )}
      </div>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </li>
  );
}

/** Status of a ticket; it is announced. */
function Standing({ ticket }: { readonly ticket: Ticket }) {
  const { words } = useHere();
  const { status, until, confirmed, confirmBy } = ticket;
  const said = status === 'CONFIRMING' && confirmed ? 'CONFIRMED' : status;
  return (
    <p>
      <span role="status">
        {words.say(`ticket.${said}`, { until: words.time(new Date(until)) })}
      </span>{' '}
      {confirmBy !== null && !confirmed && <CountDown until={confirmBy} />}
    </p>
  );
}

/** Numbers of players, and languages. */
function Wishes({ ticket: { seats, languages } }: { readonly ticket: Ticket }) {
  const { words } = useHere();
  const said = [
    words.say('ticket.seats', { seats: seats.join(', ') }),
    ...languages.map((each) => languageNames[each]),
  ];
  return <small>· {said.join(' · ')}</small>;
}
