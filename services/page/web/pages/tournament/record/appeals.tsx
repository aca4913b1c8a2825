import { useHere } from '../../../here/here.ts';
import { useCan, useEvent, type Tournament } from '../../../tournament/event.ts';
import { Decide } from './decide.tsx';

type Appeal = Tournament['appeals'][number];

/** The appeals of players, and their outcomes. */
export function Appeals() {
  const { words } = useHere();
  const can = useCan();
  const { appeals } = useEvent().tournament;
  return (
    <section aria-labelledby="appeals">
      <h2 id="appeals">{words.say('appeal.title')}</h2>
      {appeals.length === 0 && <p class="notes">{words.say('appeal.none')}</p>}
      <ul class="entries">
        {appeals.map((appeal) => (
          <li key={appeal.id} data-appeal={appeal.status}>
            <p>
              <b>{appeal.by.name}</b> {placeOf(words, appeal)}{' '}
              <small>
                {words.say(`appeal.${appeal.status}`)} · {words.time(new Date(appeal.at))}
              </small>
            </p>
            <p class="said" dir="auto">
              {appeal.text}
            </p>
            {appeal.decision !== null && (
              <p>
                {appeal.decidedBy?.name}: {appeal.decision}
              </p>
            )}
            {appeal.status === 'OPEN' && can('DECIDE_APPEAL') && <Decide appeal={appeal} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const placeOf = (words: ReturnType<typeof useHere>['words'], { round, pod }: Appeal): string =>
  round === null || pod === null ? '' : words.say('pod.inRound', { round, pod });
