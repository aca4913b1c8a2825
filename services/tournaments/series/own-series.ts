import type { AccountActor } from '../../platform/requests/actor.ts';
import { checkCount } from '../../platform/requests/page.ts';
import { ifShown } from '../../platform/requests/if-visible.ts';
import type { Page } from '../../matches/contract.ts';
import { seriesStream } from '../../platform/storage/tournaments/series-name.ts';
import type { TournamentsDeps } from '../deps.ts';
import { cursorsOf } from '../reading/cursors-of.ts';
import { readSeries } from './series-aggregate.ts';
import type { SeriesSummary } from './series-contract.ts';
import { isOwn } from './series-permissions.ts';
import type { SeriesRecord } from './series-record.ts';

const MOST = 50;

type Asked = { readonly first: number; readonly after?: string | undefined };

/**
 * Notes for accounts that they may run a series, before the series records it: an interrupted act
 * leaves notes that are not true, and `ownSeries` leaves these out. Nothing is ever missing.
 */
export async function noteRuns(
  { runs }: Pick<TournamentsDeps, 'runs'>,
  accounts: readonly string[],
  { id, createdAt }: { readonly id: string; readonly createdAt: string },
): Promise<void> {
  const run = { series: id, begun: createdAt };
  await Promise.all([...new Set(accounts)].map((account) => runs.put(account, run)));
}

/** A page of the series of an owner or organizer, the newest first. */
export async function ownSeries(
  { store, runs, log }: Pick<TournamentsDeps, 'store' | 'runs' | 'log'>,
  actor: AccountActor,
  page: Asked,
): Promise<Page<SeriesSummary>> {
  checkCount('first', page.first, MOST);
  const found = await cursorsOf(runs.page(actor.account, page));
  const items = await Promise.all(
    found.items.map(({ cursor, item }) =>
      ifShown(log, item.series, async () => {
        const { record } = (await readSeries(store, seriesStream(item.series))) ?? {};
        // a repeated command may have noted a time of creation that does not hold
        const isSo = record?.series.createdAt === item.begun && isOwn(record.series, actor);
        return isSo ? { cursor, item: inShort(record) } : undefined;
      }),
    ),
  );
  // entries that are left out do not end the list
  return {
    ...found,
    items: items.filter((each) => each !== undefined),
    end: found.items.at(-1)?.cursor,
  };
}

/** A series in lists. */
function inShort({ series, updatedAt }: SeriesRecord): SeriesSummary {
  const { id, name, visibility, league, events, createdAt } = series;
  return {
    ...{ id, name, visibility, league: league !== undefined, events: events.length },
    ...{ createdAt, updatedAt },
  };
}
