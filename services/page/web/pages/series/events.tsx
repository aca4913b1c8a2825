import { ReadTournaments, UpdateSeries } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Select } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useResource } from '../../parts/use-resource.ts';
import { useSeries, useSeriesAct } from './series.ts';

/** The events of a series as links; its organizers add and remove them. */
export function Events() {
  const { words } = useHere();
  const { events, can } = useSeries().series;
  const act = useSeriesAct();
  const isRun = can.includes('UPDATE_SERIES');
  const ids = events.map(({ tournamentIds }) => [...tournamentIds]);
  const set = (next: readonly (readonly string[])[]): void => {
    void act.send(UpdateSeries, { events: next });
  };
  return (
    <section aria-labelledby="series-events">
      <h2 id="series-events">{words.say('series.events')}</h2>
      {events.length === 0 && <p class="notes">{words.say('series.noEvents')}</p>}
      <ol class="roster">
        {events.map(({ number, tournaments }, at) => (
          <li key={number}>
            <span>
              {number}.{' '}
              {tournaments.map(({ id, name, status }) => (
                <a key={id} class="event-link" href={`/tournaments/${id}`}>
                  {name} <small>{words.say(`event.${status}`)}</small>{' '}
                </a>
              ))}
            </span>
            {isRun && (
              <button
                type="button"
                aria-label={words.say('series.takeOut', { n: number })}
                disabled={act.isBusy.value}
                onClick={() => {
                  set(ids.filter((_, other) => other !== at));
                }}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      {isRun && (
        <BringIn
          known={ids.flat()}
          onChoose={(id) => {
            set([...ids, [id]]);
          }}
        />
      )}
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </section>
  );
}

type BringInProps = { readonly known: readonly string[]; onChoose(id: string): void };

/**
 * The viewer's tournaments that are published and not yet in the series: one of them is brought in.
 */
function BringIn({ known, onChoose }: BringInProps) {
  const { client, words } = useHere();
  const { data } = useResource(
    () => client.ask(ReadTournaments, { filter: { list: 'MINE' }, first: 50 }),
    [client],
  );
  const mine = (data.value?.tournaments.edges ?? [])
    .map(({ node }) => node)
    .filter(({ id, status }) => status !== 'DRAFT' && !known.includes(id));
  if (mine.length === 0) return null;
  return (
    <Select
      label={words.say('series.bringIn')}
      value=""
      choices={[['', '–'], ...mine.map(({ id, name }) => [id, name] as const)]}
      onChange={(id) => {
        if (id !== '') onChoose(id);
      }}
    />
  );
}
