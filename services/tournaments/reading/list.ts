import type { AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { checkCount } from '../../platform/requests/page.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { ifShown } from '../../platform/requests/if-visible.ts';
import type { Page } from '../../matches/contract.ts';
import type { PublicList } from '../../platform/storage/contract.ts';
import type { Filter, TournamentSummary } from '../contract.ts';
import type { TournamentsDeps } from '../deps.ts';
import { questions } from '../input/input.ts';
import { mayFind } from '../permissions.ts';
import { FORMER } from '../projections/plays.ts';
import { summaryOf } from '../projections/summary.ts';
import { cursorsOf } from './cursors-of.ts';
import type { Reader } from './reader.ts';

type Asked = {
  readonly filter: Filter;
  readonly page: { readonly first: number; readonly after?: string | undefined };
};

const MOST = 50;

/** A page of tournaments: public ones of a list, or those that the viewer plays in or runs. */
export async function listOf(
  deps: Pick<TournamentsDeps, 'games' | 'index' | 'plays' | 'log'>,
  reader: Reader,
  viewer: AccountActor | undefined,
  { filter, page }: Asked,
): Promise<Page<TournamentSummary>> {
  const { gameId, list = 'OPEN' } = checked(questions().filter, filter);
  checkCount('first', page.first, MOST);
  if (gameId !== undefined) await deps.games.named(gameId);
  if (list === 'MINE') return mine(deps, reader, viewer, page);
  const { unreadable = [], ...found } = await cursorsOf(
    deps.index.list(
      {
        of: 'tournaments',
        publicList: list.toLowerCase() as PublicList,
        ...(gameId !== undefined && { kind: gameId }),
      },
      page,
    ),
  );
  for (const each of unreadable) deps.log?.error("An item of a list can't be shown.", each);
  return {
    ...found,
    items: found.items.map(({ cursor, item }) => ({
      cursor,
      item: item.data as TournamentSummary,
    })),
  };
}

async function mine(
  { plays, log }: Pick<TournamentsDeps, 'plays' | 'log'>,
  reader: Reader,
  viewer: AccountActor | undefined,
  page: Asked['page'],
): Promise<Page<TournamentSummary>> {
  if (viewer === undefined)
    return refuse('UNAUTHENTICATED', 'Send a token to list your own tournaments.');
  const found = await cursorsOf(plays.page(viewer.account, page));
  const items = await Promise.all(
    found.items.map(({ cursor, item: { as, tournament } }) =>
      ifShown(log, tournament, async () => {
        if (as === FORMER) return undefined;
        const record = await reader.latest(tournament);
        const summary = summaryOf(record).data as TournamentSummary;
        return mayFind(record.tournament, viewer) ? { cursor, item: summary } : undefined;
      }),
    ),
  );
  // those that are left out do not end the list
  return {
    ...found,
    items: items.filter((each) => each !== undefined),
    end: found.items.at(-1)?.cursor,
  };
}
