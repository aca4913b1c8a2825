import type { Summaries, List } from '../../platform/storage/contract.ts';
import { CursorError } from '../../platform/storage/errors.ts';
import type { FaultLog } from '../terms/fault-log.ts';
import type { MatchFilter, MatchView, Page } from '../contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { checkCount } from '../../platform/requests/page.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import { ifShown } from '../../platform/requests/if-visible.ts';
import type { VisibleVersion, ReadAccess } from './read-access.ts';

const publicLists = { OPEN: 'open', RUNNING: 'running', FINISHED: 'finished' } as const;

function listFor(viewer: AccountActor | undefined, filter: MatchFilter): List {
  const { list, gameId, speed, language, rated, myTurn } = filter;
  checkOf(filter, viewer);
  const facets = {
    ...(gameId !== undefined && { kind: gameId }),
    ...(speed && { speed }),
    ...(language && { language }),
    ...(rated !== undefined && { rated }),
  };
  if (filter.substitutesWanted === true) return { of: 'substitutes', ...facets };
  if (list !== 'MINE') {
    const free = filter.joinableByMe === true;
    return { of: 'everyone', publicList: publicLists[list], ...(free && { free }), ...facets };
  }
  if (!viewer) return refuse('UNAUTHENTICATED', 'Send a token to list your own matches.');
  return { of: 'account', account: viewer.account, ...(myTurn && { turn: true }), ...facets };
}

/** Refuses filters that go with other lists. */
function checkOf(filter: MatchFilter, viewer: AccountActor | undefined): void {
  const { list, substitutesWanted, joinableByMe } = filter;
  if (substitutesWanted === true && list === 'MINE') {
    const detail = "Not possible with `MINE`: you can't take over a seat at your own table.";
    refuseInput({ path: ['substitutesWanted'], detail });
  }
  if (joinableByMe !== true) return;
  if (list !== 'OPEN' || substitutesWanted === true) {
    refuseInput({
      path: ['joinableByMe'],
      detail: 'You can only join open matches. Ask for `OPEN`.',
    });
  }
  if (!viewer) refuse('UNAUTHENTICATED', 'Send a token to list matches you can join.');
}

/** The most ids that the index of lists returns at once. */
const MOST = 100;

/** The way in which the matches of a list are come by, and which of them are left out. */
type Listing = {
  readonly index: Summaries;
  /** Matches as the viewer may see them, those that they may know of. */
  readonly findAll: (ids: readonly string[]) => ReturnType<ReadAccess['findAll']>;
  show(match: VisibleVersion): MatchView;
  /** Whether the viewer could take a seat of it. */
  joinable(match: MatchView): boolean;
  readonly log: FaultLog;
};
type Asking = {
  readonly viewer: AccountActor | undefined;
  readonly filter: MatchFilter;
  readonly page: { readonly first: number; readonly after?: string };
};

/**
 * A page of the matches that a list holds, each as its viewer may see it now. Lists lag behind a moment. Where most do not
 * pass a filter the page ends before it is full, and says where to go on.
 */
export async function listed(listing: Listing, asking: Asking): Promise<Page<MatchView>> {
  const { viewer, filter, page } = asking;
  const list = listFor(viewer, filter);
  checkCount('first', page.first, MOST);
  const passes = filter.joinableByMe === true ? listing.joinable : () => true;
  const isLobby = list.of === 'everyone' && list.publicList === 'open';
  const few = isLobby ? fewOfEachHost(viewer) : () => true;
  try {
    return await gathered(listing, list, { page, passes: (match) => passes(match) && few(match) });
  } catch (thrown) {
    if (thrown instanceof CursorError)
      return refuseInput({ path: ['after'], detail: thrown.message });
    throw thrown;
  }
}

/** The most tables of one host that a page of the lobby shows to others. */
const OF_ONE_HOST = 5;

/** Passes the first few tables of each host, and all of the viewer's own. */
function fewOfEachHost(viewer: AccountActor | undefined): (match: MatchView) => boolean {
  const shown = new Map<string, number>();
  return ({ record: { host } }) => {
    const before = shown.get(host) ?? 0;
    shown.set(host, before + 1);
    return before < OF_ONE_HOST || host === viewer?.account;
  };
}

/** The most ranges of a list that are read for one page. */
const STRETCHES = 4;

async function gathered(
  { index, findAll, show, log }: Listing,
  list: List,
  { page, passes }: Pick<Asking, 'page'> & { passes(match: MatchView): boolean },
): Promise<Page<MatchView>> {
  const ifPassing = (match: VisibleVersion): MatchView | undefined => {
    const view = show(match);
    return passes(view) ? view : undefined;
  };
  const found: Page<MatchView>['items'][number][] = [];
  let { after } = page;
  for (let stretch = 1; ; stretch += 1) {
    const first = page.first - found.length;
    const { items, hasNext, unreadable = [] } = await index.list(list, { first, after });
    for (const each of unreadable) log.error("An item of a list can't be shown.", each);
    const ids = items.map(({ item }) => item.stream);
    const matches = await findAll(ids);
    const seen = await Promise.all(
      matches.map((reading, n) => ifShown(log, String(ids[n]), () => reading)),
    );
    for (const [n, { cursor }] of items.entries()) {
      const match = seen[n];
      const item = match && (await ifShown(log, String(ids[n]), () => ifPassing(match)));
      if (item) found.push({ cursor, item });
    }
    after = items.at(-1)?.cursor;
    if (!hasNext || found.length === page.first || stretch === STRETCHES)
      return { items: found, hasNext, ...(after !== undefined && { end: after }) };
  }
}
