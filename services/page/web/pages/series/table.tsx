import { useSignal } from '@preact/signals';
import { ReadSeriesTable, type SeriesResult } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { More } from '../../parts/more.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { noPage, usePages } from '../../parts/use-pages.ts';
import { useSeries } from './series.ts';

/** Rows that are read at once. */
const PAGE = 100;

/** The table of a series: points of each player, by event; results that do not count are in brackets. */
export function Table() {
  const { client, words, viewer } = useHere();
  const { id, version, events } = useSeries().series;
  const results = useSignal<readonly SeriesResult[]>([]);
  const pages = usePages(
    async (after) => {
      const told = await client.ask(ReadSeriesTable, { id, first: PAGE, ...after });
      if ('refusal' in told) return told;
      const standings = told.data.series?.standings;
      results.value = standings?.results ?? [];
      return { data: standings ?? noPage };
    },
    [client, id, version],
  );
  const title = words.say('standings.table');
  return (
    <section aria-labelledby="series-table">
      <h2 id="series-table">{title}</h2>
      {pages.refusal.value && <Refused refusal={pages.refusal.value} />}
      {pages.items === undefined && <div class="skeleton list-skeleton" />}
      {pages.items?.length === 0 && <p class="notes">{words.say('series.none')}</p>}
      {pages.items !== undefined && pages.items.length > 0 && (
        <div class="wide-table" role="region" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.say('standings.rank')}</th>
                <th scope="col">{words.say('standings.player')}</th>
                <th scope="col">{words.say('standings.points')}</th>
                {events.map(({ number }, at) => (
                  <th key={number} scope="col" data-result={results.value[at]}>
                    {words.say('series.event', { n: number })}
                    {results.value[at] === 'PROVISIONAL' && ` (${words.say('series.provisional')})`}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pages.items.map(({ rank, account, points, scores }) => (
                <tr key={account.id} class={account.id === viewer.value?.id ? 'mine' : undefined}>
                  <td>{rank}</td>
                  <th scope="row">{account.name}</th>
                  <td>
                    <b>{words.number(points)}</b>
                  </td>
                  {events.map(({ number }) => {
                    const score = scores.find(({ event }) => event === number);
                    if (score === undefined) return <td key={number}>–</td>;
                    const got = words.number(score.points);
                    return <td key={number}>{score.counts ? got : `(${got})`}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <More pages={pages} label={words.say('standings.more')} />
    </section>
  );
}
