import { Tickets } from '../../queues/tickets.tsx';
import { useTickets } from '../../queues/use-tickets.ts';

/** The queues in which I wait for people to play with. */
export function Waiting() {
  const { mine, again } = useTickets();
  return <Tickets tickets={mine?.queueTickets ?? []} onChange={again} />;
}
