import * as z from 'zod';
import { pageSizes } from '../page-sizes.ts';
import { text } from './models/scalars.ts';
import { playerStatus } from './models/tournaments/player.ts';

/** A query holds text: digits are taken for a number, `true` and `false` for what they say. */
const digits = (given: unknown): unknown =>
  typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : given;
const truth = (given: unknown): unknown =>
  given === 'true' ? true : given === 'false' ? false : given;

const whole = (says: string, schema: z.ZodInt) => z.preprocess(digits, schema.describe(says));
type PageSize = { readonly usual: number; readonly most: number };
const atMost = (what: string, { most }: PageSize) =>
  whole(`How many ${what} at most, from 1 to ${most}.`, z.int().min(1).max(most));
const first = (what: string, size: PageSize) => atMost(what, size).default(size.usual);
const afterVersion = (says: string) => whole(says, z.int().min(0).max(2_147_483_647)).optional();

/** The longest that a request for updates may be held back, in seconds. */
export const LONGEST_WAIT = 20;

export const matchesQuery = z.strictObject({
  list: z
    .enum(['MINE', 'OPEN', 'RUNNING', 'FINISHED'])
    .describe('The list to look through. `MINE`, the matches you hold a seat in, needs a token.')
    .default('OPEN'),
  gameId: text('Only matches of this game.').optional(),
  speed: z.enum(['LIVE', 'ASYNC']).describe('Only matches of this speed.').optional(),
  language: z
    .enum(['EN', 'CS', 'KO'])
    .describe('Only matches whose people are to talk this language.')
    .optional(),
  rated: z
    .preprocess(
      truth,
      z
        .boolean()
        .describe(
          '`true`: only those that count for ratings; `false`: only those that do not. A page may end before it is full.',
        )
        .optional(),
    )
    .optional(),
  joinableByMe: z
    .preprocess(
      truth,
      z.boolean().describe('With `OPEN`: only those of which you may take a seat. Needs a token.'),
    )
    .default(false),
  myTurn: z
    .preprocess(truth, z.boolean().describe('With `MINE`: only those that wait for your answer.'))
    .default(false),
  substitutesWanted: z
    .preprocess(
      truth,
      z
        .boolean()
        .describe('Only public matches in play with a seat that others may take. Not with `MINE`.'),
    )
    .default(false),
  news: z
    .preprocess(truth, z.boolean().describe('Whether each match has its `news`.'))
    .default(false),
  snapshot: z
    .preprocess(truth, z.boolean().describe('Whether each match has its `snapshot`.'))
    .default(false),
  first: first('matches', pageSizes.matches),
  after: text('Continue after this cursor: the `endCursor` of the page before.').optional(),
});

export const leaderboardQuery = z.strictObject({
  first: first('accounts', pageSizes.leaderboard),
  after: text('Continue after this cursor: the `endCursor` of the page before.').optional(),
});

export const queuesQuery = z.strictObject({
  gameId: text('Only queues for this game.').optional(),
});

export const attentionQuery = z.strictObject({
  first: first('items', pageSizes.attention),
  after: text('Continue after this cursor: the `endCursor` of the page before.').optional(),
});

export const deliveriesQuery = z.strictObject({
  first: first('deliveries', pageSizes.deliveries),
});

export const fromMatchQuery = z.strictObject({
  matchId: text('The match that you come from; the first of all unless given.').optional(),
});

export const whoseQuery = z.strictObject({
  account: text('One of your bot accounts; yourself if you name none.').optional(),
});

export const vacationQuery = z.strictObject({
  from: text(
    'The first day of one to come, `2026-07-01`; the one that lasts unless given.',
  ).optional(),
});

export const deletionQuery = z.strictObject({
  confirm: text('The id of your account, so that nobody deletes it by mistake.'),
});

export const textsQuery = z.strictObject({
  prefix: text('Only keys that begin so, for example `card:`.').default(''),
});

export const sheetQuery = z.strictObject({
  locale: z.enum(['EN', 'CS', 'KO']).describe('The language.').default('EN'),
});

export const logQuery = z.strictObject({
  after: afterVersion('Only what happened after this version.'),
  first: first('lines', pageSizes.log),
  before: afterVersion(
    'Instead, the last lines before this version: to go back in the story. Not with `after`.',
  ),
  last: atMost('of the last lines', pageSizes.log).optional(),
});

export const reportsQuery = z.strictObject({
  status: z.enum(['OPEN', 'ACTED', 'DISMISSED']).describe('How far they are.').default('OPEN'),
  first: first('reports', pageSizes.reports),
  after: text('Continue after this cursor: the `endCursor` of the page before.').optional(),
});

export const messagesQuery = z.strictObject({
  audience: z
    .enum(['SEATS', 'SPECTATORS', 'ALL'])
    .describe('Only what was said to these.')
    .optional(),
  before: text('Only what was said before this message, by its id: to go back.').optional(),
  last: atMost('messages', pageSizes.messages).default(pageSizes.messages.usual),
});

export const viewQuery = z.strictObject({
  version: afterVersion('The version to look back at; the present unless given.'),
});

export const journalQuery = z.strictObject({
  after: afterVersion('Only what was recorded after this version.'),
  first: first('entries', pageSizes.journal),
});

export const suggestionQuery = z.strictObject({
  questionId: text('The question, by its `id`: one that you have to answer.'),
});

export const sinceQuery = z.strictObject({
  version: afterVersion('The version to go on from; what you have seen unless given.'),
});

const cursor = () =>
  text('Continue after this cursor: the `endCursor` of the page before.').optional();

export const tournamentsQuery = z.strictObject({
  list: z
    .enum(['MINE', 'OPEN', 'RUNNING', 'FINISHED'])
    .describe(
      'The list to look through. `MINE`, those that you run or play in, needs a token. `OPEN`: public ones that have been announced and have not begun.',
    )
    .default('OPEN'),
  gameId: text('Only tournaments of this game.').optional(),
  first: first('tournaments', pageSizes.tournaments),
  after: cursor(),
});

export const playersQuery = z.strictObject({
  status: playerStatus.optional(),
  first: first('players', pageSizes.players),
  after: cursor(),
});

export const podsQuery = z.strictObject({
  first: first('pods', pageSizes.pods),
  after: cursor(),
});

export const standingsQuery = z.strictObject({
  stage: whole('The stage; the present one unless given.', z.int().min(1).max(3)).optional(),
  round: whole(
    'The last round that counts; the last of the stage unless given.',
    z.int().min(1).max(64),
  ).optional(),
  first: first('rows', pageSizes.standings),
  after: cursor(),
});

export const ownSeriesQuery = z.strictObject({
  first: first('series', pageSizes.series),
  after: cursor(),
});

export const seriesStandingsQuery = z.strictObject({
  first: first('rows', pageSizes.standings),
  after: cursor(),
});

export const qualifiedQuery = z.strictObject({
  count: whole('How many, from 1 to 500.', z.int().min(1).max(500)),
  without: text(
    'Accounts that are out of it otherwise, as having qualified elsewhere or declined: their ids, with commas between.',
  ).optional(),
});

export const tableQuery = z.strictObject({
  stage: standingsQuery.shape.stage,
  round: standingsQuery.shape.round,
});

export const stageQuery = z.strictObject({ stage: standingsQuery.shape.stage });

export const auditQuery = z.strictObject({
  first: first('entries', pageSizes.audit),
  after: cursor(),
});

export const tournamentUpdatesQuery = z.strictObject({
  after: afterVersion('Only what happened after this version.'),
  first: first('steps', pageSizes.updates),
});

export const updatesQuery = z.strictObject({
  after: afterVersion('The last version you saw. Without it you get a snapshot at once.'),
  wait: whole(
    `For how many seconds to hold the request back while there is nothing new, from 0 to ${LONGEST_WAIT}.`,
    z.int().min(0).max(LONGEST_WAIT),
  ).default(0),
  upTo: afterVersion(
    'The last version, to look at what was long ago: every step is given, however old. Not with `wait`.',
  ),
  first: atMost('updates', pageSizes.updates).optional(),
});
