import { useRef } from 'preact/hooks';
import { Tickets } from './tickets.tsx';
import { useTickets } from './use-tickets.ts';

/** A table found while I am at another page: I can confirm here, and the outcome is shown until I go on. */
export function FoundTable() {
  const { mine, again } = useTickets();
  const seen = useRef(new Set<string>());
  const tickets = mine?.queueTickets ?? [];
  for (const { id, status } of tickets) if (status === 'CONFIRMING') seen.current.add(id);
  const found = tickets.filter(({ id }) => seen.current.has(id));
  if (found.length === 0) return null;
  return (
    <div class="found">
      <Tickets tickets={found} onChange={again} />
    </div>
  );
}
