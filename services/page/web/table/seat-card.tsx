import { idOf, type Ref } from '../../../../shared/client/index.ts';
import { useMatch } from '../match/context.ts';
import { useSteady } from '../reading/steady.ts';
import { Reliability, useReliability } from '../parts/reliability.tsx';

/** Card of a seat: the reliability of its player. */
export function SeatCard({ seat }: { readonly seat: Ref }) {
  const { id, table } = useMatch();
  const seatsAt = useSteady(() => table.value?.seatsAt, [table]);
  const known = useReliability(id, seatsAt)(idOf(seat));
  if (known === undefined) return null;
  return (
    <p class="reliability">
      <Reliability of={known} />
    </p>
  );
}
