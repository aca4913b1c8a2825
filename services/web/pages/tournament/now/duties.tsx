import { useHere } from '../../../app/here.ts';
import { useEvent } from '../../../tournament/event.ts';
import { dutiesIn } from '../../../tournament/duties.ts';

/** What waits for me as one of those who run the event, each as the way there; nothing where nothing does. */
export function Duties() {
  const { words, viewer } = useHere();
  const { tournament } = useEvent();
  const duties = dutiesIn(tournament, viewer.value?.id);
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
