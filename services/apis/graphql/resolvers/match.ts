import { pageSizes } from '../../../../schema/page-sizes.ts';
import { kindOf } from '../../../matches/terms/origin.ts';
import { accountsIn, isOver } from '../../../matches/record/seats.ts';
import {
  EXPORT_LINES,
  MATCH_LINES,
  NEWS_LINES,
  RECAP_LINES,
  STEP_LINES,
  SUGGESTION_LINES,
} from '../budget.ts';
import type { GraphqlContext } from '../context.ts';
import type { MatchLogArgs } from '../../../../schema/generated/types.ts';
import { goalOf } from '../../../matches/words/guide.ts';
import { render } from '../../../../shared/words/render.ts';
import { pressing } from '../../../matches/words/pressing.ts';
import { put, putShort, type Setting } from '../../../matches/words/put.ts';
import { snapshotIn } from '../../../matches/words/snapshot.ts';
import type { MatchModel } from '../models.ts';
import { pageCount, page } from '../paging.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { spanOf, type PageRange } from '../../../platform/requests/page.ts';
import { seatedIn } from './account.ts';
import { logIn } from './log.ts';
import { questionsIn } from './question.ts';
import { recapIn } from './recap.ts';
import { resultIn } from './result.ts';
import { seatsIn } from './seat.ts';
import { messagesAt } from './talk.ts';
import { podOfMatch } from './tournaments/rounds.ts';
import { tournamentById } from './tournaments/tournament.ts';
import type { Complete } from '../needed.ts';

export const Match = {
  id: ({ record }) => record.id,
  game: ({ record }, _, { games }) => games.of(record),
  version: ({ record }) => record.version,
  status: ({ record }) => record.status,
  visibility: ({ record }) => record.visibility,
  kind: ({ record }) => kindOf(record),
  forkOf: ({ record }) => record.origin,
  tournament: async ({ record }, _, context) =>
    record.pod && tournamentById(record.pod.tournament, context),
  pod: async ({ record }, _, context) => record.pod && podOfMatch(record.pod, context),
  host: async (match, _, context) => seatedIn(await settingOf(match, context), match.record.host),
  createdAt: ({ record }) => record.createdAt,
  updatedAt: ({ record }) => record.updatedAt,
  seats: async (match, _, context) => seatsIn(await settingOf(match, context)),
  title: ({ record }) => record.title,
  language: ({ record }) => record.language,
  startWhenFull: ({ record }) => record.startWhenFull === true,
  rated: ({ record }) => record.rated === true,
  lastRound: ({ record }) => record.lastRound !== undefined,
  requirements: ({ record, unmet }) => record.requirements && { ...record.requirements, unmet },
  async invitations(match, _, { matches, accounts }) {
    const seen = matches.invitations(match);
    const named = seen.flatMap(({ by, account }) => [
      by,
      ...(account === undefined ? [] : [account]),
    ]);
    const names = await accounts.names(named);
    return seen.map((each) => ({ ...each, names }));
  },
  spectatorDelay: ({ record }) => record.spectators?.turns ?? 0,
  options: ({ record }) => record.options ?? {},
  timeControl: ({ record }) => record.timeControl,
  absence: ({ record }) => record.absence,
  can: (match, _, { matches, viewer }) => [...matches.can(viewer, match)],
  result: async (match, _, context) =>
    match.result && resultIn(match.result, await settingOf(match, context)),
  goal({ record }, { locale }, context) {
    const game = context.games.of(record);
    const goal = goalOf(game, record.options ?? {});
    return goal && render(game.words.catalogue, locale ?? context.locale, goal);
  },
  async ratingChanges({ record, result }, _, { ratings, budget }) {
    if (record.rated !== true || result === undefined) return [];
    budget.spend(1);
    return [...(await ratings.changes(record.id))];
  },
  view: async ({ record, view }, { version }, { matches, viewer, budget }) => {
    if (version == null) return view ?? {};
    budget.spend(MATCH_LINES);
    return matches.viewAt(viewer, record.id, version);
  },
  undo: async (match, _, { matches, viewer, budget }) => {
    budget.spend(MATCH_LINES);
    return matches.undoOf(viewer, match);
  },
  async suggestion({ record }, { questionId }, { matches, viewer, budget }) {
    budget.spend(SUGGESTION_LINES);
    const { choose } = await matches.suggestion(viewer, { matchId: record.id, questionId });
    return { choose: [...choose] };
  },
  questions: async (match, _, context) => questionsIn(await settingOf(match, context), match),
  log: async (match, { locale, ...asked }, context) => {
    const span = lineSpan(asked);
    context.budget.spend('last' in span ? span.last : span.first);
    const lines = await context.matches.log(context.viewer, match.record.id, span);
    return logIn(await settingOf(match, context), lines, locale ?? undefined);
  },
  chat: ({ record }) => record.chat ?? 'FREE',
  messages: ({ record }, asked, context) => messagesAt(record.id, asked, context),
  updates: async (match, { first, ...asked }, context) => {
    const count = pageCount(first, pageSizes.updates);
    context.budget.spend(count * STEP_LINES);
    const span = { first: count, ...definedFields(asked) };
    const updates = await context.matches.steps(context.viewer, match.record.id, span);
    const game = context.games.of(match.record);
    const names = await context.accounts.names(updates.flatMap(accountsIn));
    return updates.map((update) => ({ update, setting: { game, seats: update.seats, names } }));
  },
  journal: ({ record }, { after, first }, { matches, viewer, budget }) => {
    const span = page({ after, first }, pageSizes.journal);
    budget.spend(span.first);
    return matches.journal(viewer, record.id, span);
  },
  since: async (match, { version, locale }, context) => {
    const { matches, viewer, budget } = context;
    budget.spend(RECAP_LINES);
    const recap = await matches.since(viewer, match.record.id, version ?? undefined);
    return recapIn(await settingOf(match, context), recap, locale ?? undefined);
  },
  seen: ({ record }, _, { matches, viewer, budget }) => {
    budget.spend(MATCH_LINES);
    return matches.seen(viewer, record.id);
  },
  deadline: ({ questions }) => pressing(questions)?.deadline,
  async asking(match, { locale }, context) {
    const question = pressing(match.questions);
    if (question === undefined) return undefined;
    const setting = await settingOf(match, context);
    return putShort(setting, setting.game.words.question(question), locale ?? context.locale);
  },
  async news(match, { locale }, context) {
    if (match.seat === undefined) return undefined;
    context.budget.spend(NEWS_LINES);
    const line = await context.matches.latestNews(context.viewer, match.record.id);
    return line && put(await settingOf(match, context), line.text, locale ?? context.locale);
  },
  rematch(match, _, { matches, viewer, budget }) {
    if (!isOver(match.record)) return undefined;
    budget.spend(MATCH_LINES);
    return matches.rematchOf(viewer, match);
  },
  snapshot: ({ record, view }, _, { games }) => snapshotIn(games.of(record), view),
  export({ record }, _, { matches, viewer, budget }) {
    if (!isOver(record)) return undefined;
    budget.spend(EXPORT_LINES);
    return matches.exportJournal(viewer, record.id);
  },
} satisfies Complete<'Match'>;

/** The lines asked for, checked: a budget is spent by their number. */
function lineSpan({ first, last, ...asked }: Omit<MatchLogArgs, 'locale'>): PageRange {
  const size = pageSizes.log;
  const counts = {
    first: pageCount(first, size),
    ...(last != null && { last: pageCount(last, size, 'last') }),
  };
  return spanOf({ ...definedFields(asked), ...counts }, size.usual);
}

/** The requirements of a table. */
export const Requirements = {
  languages: ({ languages = [] }) => [...languages],
} satisfies Complete<'Requirements'>;

/** The invitation: the match as far as the invited account may know it. */
export const Invitation = {
  matchId: ({ record }) => record.id,
  game: ({ record }, _, { games }) => games.of(record),
  host: async (match, _, context) => seatedIn(await settingOf(match, context), match.record.host),
  seats: async (match, _, context) => seatsIn(await settingOf(match, context)),
  title: ({ record }) => record.title,
  language: ({ record }) => record.language,
  options: ({ record }) => record.options ?? {},
  timeControl: ({ record }) => record.timeControl,
} satisfies Complete<'Invitation'>;

type Means = Pick<GraphqlContext, 'games' | 'accounts'>;

/** The settings by request: many fields of a match need the same names. */
const settings = new WeakMap<Means, WeakMap<MatchModel, Promise<Setting>>>();

/** The setting that the texts of a match come from, with the names of the people at its table. */
export function settingOf(match: MatchModel, context: Means): Promise<Setting> {
  const known = settings.get(context) ?? new WeakMap<MatchModel, Promise<Setting>>();
  settings.set(context, known);
  const setting = known.get(match) ?? settingNow(match, context);
  known.set(match, setting);
  return setting;
}

const settingNow = async (
  { record }: MatchModel,
  { games, accounts }: Means,
): Promise<Setting> => ({
  game: games.of(record),
  seats: record.seats,
  names: await accounts.names(accountsIn(record)),
});

/** An invitation to a match, as its host or the invited account sees it. */
export const MatchInvitation = {
  by: ({ by, names }) => ({ id: by, name: names[by] }),
  account: ({ account, names }) =>
    account === undefined ? undefined : { id: account, name: names[account] },
} satisfies Complete<'MatchInvitation'>;
