import type { Journal } from '../../../../shared/engine/index.ts';
import { pageSizes } from '../../../../schema/page-sizes.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { logIn } from '../../graphql/resolvers/log.ts';
import { settingOf } from '../../graphql/resolvers/match.ts';
import type { MatchUpdate, MatchView } from '../../../matches/contract.ts';
import { noMatch } from '../../../matches/terms/no-match.ts';
import { accountsIn, isOver } from '../../../matches/record/seats.ts';
import { spanOf } from '../../../platform/requests/page.ts';
import { refuse } from '../../../platform/requests/refusal.ts';
import { revisionOf } from '../../../matches/words/sheet.ts';
import { textsOf } from '../../../matches/words/texts.ts';
import { actorOf, type Call, type CallOf, type Handlers } from '../call.ts';
import { viewsOf } from '../views-of.ts';
import { write, writeAll } from '../write.ts';
import { awaitUpdates } from './await-updates.ts';
import { byVersion } from './paged.ts';

/** Reads of games and matches that REST has of its own. */
export const matches: Handlers<
  | 'getGameSheet'
  | 'getUpdates'
  | 'getView'
  | 'getLog'
  | 'getJournal'
  | 'exportJournal'
  | 'getMessages'
> = {
  async getGameSheet(call) {
    const game = (await call.games.find(call.path.gameId)) ?? refuse('NOT_FOUND', 'Unknown game.');
    const revision = revisionOf(game);
    if (call.path.revision !== revision)
      return refuse('NOT_FOUND', `Unknown revision of the sheet. The current one is ${revision}.`);
    const { locale } = call.query;
    const sheet = await write('Game', game, { ...call, locale });
    const texts = textsOf(game.words.catalogue, locale, '');
    return { body: { ...sheet, locale: locale.toUpperCase(), texts } };
  },

  async getUpdates(call) {
    const { after, wait, upTo, first } = call.query;
    if (upTo !== undefined || first !== undefined) return pastUpdates(call);
    if (wait > 0)
      actorOf(call, 'Only signed-in clients can wait. Leave `wait` out, or send a token.');
    const match = await matchIn(call);
    const { matchId } = call.path;
    const updates = await awaitUpdates(call, {
      ...{ matchId, after },
      wait: isOver(match.record) ? 0 : wait,
    });
    return {
      body: { items: await updatesOf(call, match, updates) },
      // tells a client that would have waited for longer when to ask again
      ...(updates.length === 0 && wait > call.waiting.longest && { retryAfter: 1 }),
    };
  },

  async getView(call) {
    const { record, view } = await matchIn(call);
    const { version = record.version } = call.query;
    const then =
      version === record.version
        ? (view ?? {})
        : await call.matches.viewAt(call.viewer, record.id, version);
    return { body: await write('PastView', { version, view: then }, call) };
  },

  async getLog(call) {
    const match = await matchIn(call);
    const span = spanOf(call.query, pageSizes.log.usual);
    const lines = await call.matches.log(call.viewer, match.record.id, span);
    const entries = logIn(await settingOf(match, call), lines);
    const startCursor = lines[0]?.version ?? null;
    const hasPreviousPage = (startCursor ?? 0) > 0;
    const { page, next } = byVersion(entries, {
      versionOf: (_, i) => lines[i]?.version ?? 0,
      first: 'last' in span ? span.last : span.first,
      latest: match.record.version,
    });
    const previous =
      'last' in span && startCursor !== null && hasPreviousPage
        ? { last: span.last, before: startCursor }
        : undefined;
    return {
      body: await write('LogPage', { ...page, hasPreviousPage, startCursor }, call),
      next: 'last' in span ? previous : next,
    };
  },

  async getJournal(call) {
    const { record } = await matchIn(call);
    const span = definedFields(call.query);
    const entries = await call.matches.journal(call.viewer, record.id, span);
    const { page, next } = byVersion(entries, {
      versionOf: ({ version }) => version,
      first: span.first,
      latest: record.version,
    });
    return { body: await write('JournalPage', page, call), next };
  },

  async exportJournal({ matches, viewer, path }) {
    const { fork, ...journal } = await matches.exportJournal(viewer, path.matchId);
    const origin = fork && { ...fork, of: playedOf(fork.of) };
    return { body: { ...playedOf(journal), ...(origin && { fork: origin }) } };
  },

  async getMessages(call) {
    const { last, ...asked } = call.query;
    const page = { last, ...definedFields(asked) };
    const { items, hasPrevious } = await call.talk.messages(call.viewer, call.path.matchId, page);
    const startCursor = items[0]?.id ?? null;
    return {
      body: {
        items: await viewsOf(call, items, {
          named: ({ id }) => id,
          show: (each) => write('Message', each, call),
        }),
        hasPreviousPage: hasPrevious,
        startCursor,
      },
      next: hasPrevious && startCursor !== null ? { ...page, before: startCursor } : undefined,
    };
  },
};

type InMatch = Call & { readonly path: { readonly matchId: string } };

/** The match of the path, or the refusal that hides whether there is one. */
const matchIn = async ({ matches, viewer, path }: InMatch): Promise<MatchView> =>
  (await matches.find(viewer, path.matchId)) ?? noMatch();

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

/** The updates of old versions: nothing is waited for. */
async function pastUpdates(call: CallOf<'getUpdates'>) {
  const { wait, first = pageSizes.updates.usual, ...span } = call.query;
  if (wait > 0) refuse('BAD_USER_INPUT', 'Not allowed with `upTo` or `first`. Leave `wait` out.');
  const match = await matchIn(call);
  const updates = await call.matches.steps(call.viewer, match.record.id, {
    first,
    ...definedFields(span),
  });
  return { body: { items: await updatesOf(call, match, updates) } };
}

/** Updates in words, each with the seats as they were then. */
async function updatesOf(call: Call, { record }: MatchView, updates: readonly MatchUpdate[]) {
  const names = await call.accounts.names(updates.flatMap(accountsIn));
  const game = call.games.of(record);
  const models = updates.map((update) => ({
    update,
    setting: { game, seats: update.seats, names },
  }));
  return writeAll('MatchUpdate', models, call);
}
