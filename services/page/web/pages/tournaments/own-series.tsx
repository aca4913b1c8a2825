import { useId } from 'preact/hooks';
import { ReadOwnSeries } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { More } from '../../parts/more.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { usePages } from '../../parts/use-pages.ts';

/** Series that are read at once. */
const PAGE = 20;

/**
 * The series that the viewer owns or organizes, the latest first; most have none, and see nothing
 * of it.
 */
export function OwnSeries() {
  const { client, words, viewer } = useHere();
  const id = useId();
  const pages = usePages(
    async (after) => {
      const told = await client.ask(ReadOwnSeries, { first: PAGE, ...after });
      return 'data' in told ? { data: told.data.ownSeries } : told;
    },
    [client, viewer.value?.id],
  );
  const refusal = pages.refusal.value;
  const { items = [] } = pages;
  if (items.length === 0 && !refusal && pages.next === undefined) return null;
  const title = words.say('series.mine');
  return (
    <section aria-labelledby={id} data-list="series">
      <h2 id={id}>{title}</h2>
      {refusal && <Refused refusal={refusal} />}
      <ul class="matches">
        {items.map((each) => (
          <li key={each.id}>
            <a href={`/series/${each.id}`}>
              <b>{each.name}</b>
            </a>
          </li>
        ))}
      </ul>
      <More pages={pages} label={words.say('home.more', { list: title })} />
    </section>
  );
}
