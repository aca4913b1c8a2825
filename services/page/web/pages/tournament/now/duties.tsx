import { useHere } from '../../../here/here.ts';
import { useEvent } from '../../../tournament/event.ts';
import type { Duty } from '../../../tournament/duties.ts';

/** Duties of mine as one of the staff, each a link to its page; nothing if there are none. */
export function Duties({ duties }: { readonly duties: readonly Duty[] }) {
  const { words } = useHere();
  const { tournament } = useEvent();
  if (duties.length === 0) return null;
  return (
    <ul class="duties" aria-label={words.say('duty.title')}>
      {duties.map(({ is, n, part }) => (
        <li key={is} data-duty={is}>
          <a href={`/tournaments/${tournament.id}?show=${part}`}>
            {words.say(`duty.${is}`, { n })}
          </a>
        </li>
      ))}
    </ul>
  );
}
