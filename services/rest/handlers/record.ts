import { isOver } from '../../matches/record/seats.ts';
import { actorOf, matchIn, settingOf, type Call, type Handlers, type Outcome } from '../call.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { logOf } from '../model/log.ts';
import { updateOf } from '../model/update.ts';
import { awaitUpdates } from './await-updates.ts';

/** What has happened in a match, and what happens now. */
export const record: Handlers<'getUpdates' | 'getLog' | 'getJournal' | 'exportJournal'> = {
  async getUpdates(call) {
    const { after, wait } = call.query;
    if (wait > 0)
      actorOf(call, 'Only who is signed in may wait; ask without `wait`, or send a token');
    const match = await matchIn(call);
    const setting = settingOf(call, match);
    const updates = await awaitUpdates(call, { after, wait: isOver(match.record) ? 0 : wait });
    return {
      body: { items: updates.map((update) => updateOf(update, setting)) },
      // whoever would have waited for longer is told when to ask again
      ...(updates.length === 0 && wait > call.waiting.longest && { retryAfter: 1 }),
    };
  },

  async getLog(call) {
    const match = await matchIn(call);
    const page = definedFields(call.query);
    const lines = await call.matches.log(call.viewer, call.matchId, page);
    return paged(logOf(settingOf(call, match), lines), page.first, match.record.version);
  },

  async getJournal(call) {
    const match = await matchIn(call);
    const page = definedFields(call.query);
    const entries = await call.matches.journal(call.viewer, call.matchId, page);
    return paged([...entries], page.first, match.record.version);
  },

  exportJournal: async ({ matches, viewer, matchId }: Call) => {
    const journal = await matches.exportJournal(viewer, matchId);
    const { seats, entropy, commits, ...rest } = journal;
    const whole = commits.map((commit) => ({ ...commit, entries: [...commit.entries] }));
    return { body: { ...rest, seats: [...seats], entropy: [...entropy], commits: whole } };
  },
};

/** A page of what versions gave: more may follow as long as it does not end with the latest. */
function paged<T extends { readonly version: number }>(
  items: T[],
  first: number,
  latest: number,
): Outcome<{ items: T[]; hasNextPage: boolean; endCursor: number | null }> {
  const last = items.at(-1)?.version;
  const hasNextPage = last !== undefined && last < latest;
  return {
    body: { items, hasNextPage, endCursor: last ?? null },
    next: hasNextPage ? { first, after: last } : undefined,
  };
}
