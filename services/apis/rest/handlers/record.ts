import type { Journal } from '../../../../shared/engine/index.ts';
import type { MatchUpdate, MatchView } from '../../../matches/contract.ts';
import { accountsIn, isOver } from '../../../matches/record/seats.ts';
import { actorOf, matchIn, type Call, type CallOf, type Handlers, type Outcome } from '../call.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { logIn } from '../../graphql/resolvers/log.ts';
import { settingOf } from '../../graphql/resolvers/match.ts';
import { writeAll } from '../write.ts';
import { pageSizes } from '../../../../schema/page-sizes.ts';
import { spanOf } from '../../../platform/requests/page.ts';
import { refuse } from '../../../platform/requests/refusal.ts';
import { awaitUpdates } from './await-updates.ts';

/** Operations on the record of a match: what has happened, and what happens now. */
export const record: Handlers<
  'getUpdates' | 'getView' | 'getLog' | 'getJournal' | 'exportJournal'
> = {
  async getUpdates(call) {
    const { after, wait, upTo, first } = call.query;
    if (upTo !== undefined || first !== undefined) return pastUpdates(call);
    if (wait > 0)
      actorOf(call, 'Only signed-in clients can wait. Leave `wait` out, or send a token.');
    const match = await matchIn(call);
    const updates = await awaitUpdates(call, { after, wait: isOver(match.record) ? 0 : wait });
    return {
      body: { items: await updatesOf(call, match, updates) },
      // whoever would have waited for longer is told when to ask again
      ...(updates.length === 0 && wait > call.waiting.longest && { retryAfter: 1 }),
    };
  },

  async getView(call) {
    const { record, view } = await matchIn(call);
    const { version = record.version } = call.query;
    const then =
      version === record.version
        ? (view ?? {})
        : await call.matches.viewAt(call.viewer, call.matchId, version);
    return { body: { version, view: then } };
  },

  async getLog(call) {
    const match = await matchIn(call);
    const span = spanOf(call.query, pageSizes.log.usual);
    const lines = await call.matches.log(call.viewer, call.matchId, span);
    const entries = logIn(await settingOf(match, call), lines);
    const startCursor = lines[0]?.version ?? null;
    const back = { hasPreviousPage: (startCursor ?? 0) > 0, startCursor };
    const on = paged(lines, 'last' in span ? span.last : span.first, match.record.version);
    const items = await writeAll('LogEntry', entries, call);
    const previous =
      'last' in span && startCursor !== null && back.hasPreviousPage
        ? { last: span.last, before: startCursor }
        : undefined;
    return { body: { ...on.body, items, ...back }, next: 'last' in span ? previous : on.next };
  },

  async getJournal(call) {
    const match = await matchIn(call);
    const page = definedFields(call.query);
    const entries = await call.matches.journal(call.viewer, call.matchId, page);
    return paged(entries, page.first, match.record.version);
  },

  exportJournal: async ({ matches, viewer, matchId }: Call) => {
    const { fork, ...journal } = await matches.exportJournal(viewer, matchId);
    const origin = fork && { ...fork, of: playedOf(fork.of) };
    return { body: { ...playedOf(journal), ...(origin && { fork: origin }) } };
  },
};

/** A journal, less the one that it goes on from. */
function playedOf({ fork: _, seats, entropy, commits, ranking, ...rest }: Journal) {
  const whole = commits.map((commit) => ({ ...commit, entries: [...commit.entries] }));
  return {
    ...rest,
    seats: [...seats],
    entropy: [...entropy],
    ...(ranking && { ranking: [...ranking] }),
    commits: whole,
  };
}

/** The updates of versions long ago: nothing is waited for. */
async function pastUpdates(call: CallOf<'getUpdates'>) {
  const { wait, first = pageSizes.updates.usual, ...span } = call.query;
  if (wait > 0) refuse('BAD_USER_INPUT', 'Not allowed with `upTo` or `first`. Leave `wait` out.');
  const match = await matchIn(call);
  const updates = await call.matches.steps(call.viewer, call.matchId, {
    first,
    ...definedFields(span),
  });
  return { body: { items: await updatesOf(call, match, updates) } };
}

/** Updates in words, each with those who sat at the table then. */
async function updatesOf(call: Call, { record }: MatchView, updates: readonly MatchUpdate[]) {
  const names = await call.accounts.names(updates.flatMap(accountsIn));
  const game = call.games.of(record);
  const models = updates.map((update) => ({
    update,
    setting: { game, seats: update.seats, names },
  }));
  return writeAll('MatchUpdate', models, call);
}

/** A page of what versions gave: more may follow as long as it does not end with the latest. */
function paged<T extends { readonly version: number }>(
  items: readonly T[],
  first: number,
  latest: number,
): Outcome<{ items: readonly T[]; hasNextPage: boolean; endCursor: number | null }> {
  const last = items.at(-1)?.version;
  const hasNextPage = last !== undefined && last < latest;
  return {
    body: { items, hasNextPage, endCursor: last ?? null },
    next: hasNextPage ? { first, after: last } : undefined,
  };
}
