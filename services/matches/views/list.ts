import type { Summaries, List } from '../../storage/contract.ts';
import { CursorError } from '../../storage/errors.ts';
import type { MatchFilter, MatchRecord, Page } from '../contract.ts';
import type { AccountActor } from '../../requests/actor.ts';
import { UnreadableMatchError } from '../record/unreadable.ts';
import { checkCount } from '../../requests/page.ts';
import { refuse, refuseInput } from '../../requests/refusal.ts';

const publicLists = { OPEN: 'open', RUNNING: 'running', FINISHED: 'finished' } as const;

/** No list is looked for under anything else. */
const mayBeGame = (id: string): boolean => /^[!-~]{1,64}$/.test(id);

function listFor(viewer: AccountActor | undefined, { list, gameId, ...filter }: MatchFilter): List {
  if (gameId !== undefined && !mayBeGame(gameId)) {
    return refuseInput({ path: ['gameId'], detail: 'No game can have this id.' });
  }
  const kind = gameId === undefined ? {} : { kind: gameId };
  const { myTurn, substitutesWanted } = filter;
  if (substitutesWanted === true) {
    if (list !== 'MINE') return { of: 'substitutes', ...kind };
    const detail = 'At your own tables no seat is offered to you';
    return refuseInput({ path: ['substitutesWanted'], detail });
  }
  if (list !== 'MINE') return { of: 'everyone', publicList: publicLists[list], ...kind };
  if (!viewer) return refuse('UNAUTHENTICATED', 'To list your own matches, send your token.');
  return { of: 'account', account: viewer.account, ...(myTurn && { turn: true }), ...kind };
}

/** A match whose game was taken away is told of where it is asked for; the lists pass over it. */
async function ifReadable(reading: Promise<MatchRecord | undefined>) {
  try {
    return await reading;
  } catch (thrown) {
    if (thrown instanceof UnreadableMatchError) return undefined;
    throw thrown;
  }
}

/** As many as the index of lists gives at once. */
const MOST = 100;

/** A page of the matches that a list holds, each as it stands now. Lists lag behind a moment. */
export async function listed(
  index: Summaries,
  latest: (id: string) => Promise<MatchRecord | undefined>,
  asking: {
    readonly viewer: AccountActor | undefined;
    readonly filter: MatchFilter;
    readonly page: { readonly first: number; readonly after?: string };
  },
): Promise<Page<MatchRecord>> {
  const { viewer, filter, page } = asking;
  const { first, after } = page;
  checkCount('first', first, MOST);
  try {
    const { items, hasNext } = await index.list(listFor(viewer, filter), { first, after });
    const records = await Promise.all(items.map(({ item }) => ifReadable(latest(item.stream))));
    return {
      items: items.flatMap(({ cursor }, i) => {
        const item = records[i];
        return item ? [{ cursor, item }] : [];
      }),
      hasNext,
    };
  } catch (thrown) {
    if (thrown instanceof CursorError)
      return refuseInput({ path: ['after'], detail: thrown.message });
    throw thrown;
  }
}
