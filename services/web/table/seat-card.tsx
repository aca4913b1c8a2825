import { idOf, type Ref } from '../../../shared/client/index.ts';
import { useMatch } from '../match/context.ts';
import { Reliability, useReliability } from '../parts/reliability.tsx';

/** Card of a seat: how far others may count on whoever holds it. */
export function SeatCard({ seat }: { readonly seat: Ref }) {
  const { id, table } = useMatch();
  const known = useReliability(id, table.value?.seatsAt)(idOf(seat));
  if (known === undefined) return null;
  return (
    <p class="reliability">
      <Reliability of={known} />
    </p>
  );
}
