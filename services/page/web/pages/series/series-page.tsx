import { ReadSeries } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { Top } from '../../parts/top.tsx';
import { useResource } from '../../parts/use-resource.ts';
import { Nowhere } from '../nowhere.tsx';
import { Events } from './events.tsx';
import { Season } from './season.tsx';
import { SeriesProvider } from './series.ts';
import { Setting } from './setting.tsx';
import { Table } from './table.tsx';

/** A series, or a league: its table, its events, and its organizers' acts. */
export function SeriesPage({ id }: { readonly id: string }) {
  const { client, words, viewer } = useHere();
  const { data, refusal, again } = useResource(
    () => client.ask(ReadSeries, { id }),
    [client, id, viewer.value?.id],
  );
  const back = { href: '/tournaments', name: words.say('tournaments.title') };
  const series = data.value?.series;
  if (series === null) return <Nowhere />;
  if (series === undefined)
    return (
      <main class="page" aria-busy={refusal.value === undefined}>
        <Top title={words.say('series.title')} back={back} />
        {refusal.value ? (
          <Refused refusal={refusal.value} />
        ) : (
          <div class="skeleton list-skeleton" />
        )}
      </main>
    );
  const { name, description, league, owner, can } = series;
  return (
    <SeriesProvider value={{ series, again }}>
      <main class="page" data-version={series.version}>
        <Top title={name} back={back} />
        <p class="notes">
          {words.say(league === null ? 'series.title' : 'league.title')} · {owner.name}
        </p>
        {description !== null && (
          <p class="said" dir="auto">
            {description}
          </p>
        )}
        <Table />
        <Events />
        {can.includes('DRAFT_SEASON') && <Season />}
        {can.includes('UPDATE_SERIES') && <Setting />}
      </main>
    </SeriesProvider>
  );
}
