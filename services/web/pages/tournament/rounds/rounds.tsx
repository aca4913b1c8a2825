import { useLocation } from 'preact-iso';
import { useHere } from '../../../app/here.ts';
import { Select } from '../../../parts/field.tsx';
import { useEvent } from '../../../tournament/event.ts';
import { OneRound } from './one-round.tsx';

/** The rounds: whichever the address names (`&round=2`), else the last that there is. */
export function Rounds() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const { query, route } = useLocation();
  const { rounds } = tournament;
  const round = rounds.find(({ number }) => String(number) === query['round']) ?? rounds.at(-1);
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds">{words.say('part.rounds')}</h2>
      {round === undefined ? (
        <p class="notes list-empty">
          <span>{words.say('round.none')}</span>
        </p>
      ) : (
        <>
          <Select
            label={words.say('round.which')}
            value={String(round.number)}
            choices={rounds.map(({ number, status }) => [
              String(number),
              `${words.say('bar.round', { n: number })} · ${words.say(`round.${status}`)}`,
            ])}
            onChange={(number) => {
              route(`/tournaments/${tournament.id}?show=rounds&round=${number}`, true);
            }}
          />
          <OneRound key={round.number} round={round} />
        </>
      )}
    </section>
  );
}
