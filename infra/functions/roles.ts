import type { Tables } from '../data/tables.ts';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { PublicSocketApi } from '../apis/public-socket-api.ts';
import { mayList, maySend, mayTell, mayUse, type Right } from '../rights.ts';

/**
 * The rights of each function: the calls that it was seen to make, and no more. A test compares.
 */

/** The calls of the matcher, of queues. */
const queueCalls = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] as const;

/** The rights of an API for commands. */
export const answers = ({ main, secrets }: Tables, queues: Queues): readonly Right[] => [
  ...mayUse(main, {
    STREAM: ['BatchGetItem', 'Query', 'PutItem'],
    HEAD: ['BatchGetItem', 'UpdateItem'],
    QUEUE: queueCalls,
    ACCOUNT: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    VACATION: ['GetItem', 'PutItem', 'DeleteItem'],
    TENURE: ['Query', 'DeleteItem'],
    PLAYS: ['Query', 'DeleteItem'],
    INBOX: ['PutItem'],
    PREVIEW: ['GetItem', 'PutItem'],
    RATING: ['BatchGetItem', 'Query', 'PutItem', 'DeleteItem'],
    OPERATOR: ['GetItem', 'PutItem'],
    ATTENTION: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    TALK: ['GetItem', 'Query', 'PutItem'],
    REPORT: ['GetItem', 'PutItem'],
    MAILING: ['PutItem', 'UpdateItem'],
  }),
  ...mayList(main),
  ...mayUse(secrets, {
    SECRET: ['GetItem', 'PutItem'],
    CHANNEL: ['GetItem', 'PutItem', 'DeleteItem'],
    VAPID: ['GetItem', 'PutItem'],
  }),
  ...queues.flatMap(maySend),
];

/**
 * The rights of reads that wait for events; the requirements of an open table are checked for its
 * readers.
 */
export const waitsToRead = ({ main }: Tables): readonly Right[] =>
  mayUse(main, {
    STREAM: ['Query'],
    ACCOUNT: ['GetItem', 'UpdateItem'],
    TENURE: ['Query'],
    RATING: ['Query'],
  });

/** The rights of the API for sockets. */
export const connects = ({ main }: Tables, { api, stage }: PublicSocketApi): readonly Right[] => [
  ...mayUse(main, {
    STREAM: ['Query', 'PutItem'],
    WATCHERS: ['PutItem', 'DeleteItem'],
    CONNECTION: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    ACCOUNT: ['GetItem', 'UpdateItem'],
  }),
  ...mayTell(api, stage),
];

/** The queues for wake-ups that are due soon. */
type Queues = readonly IQueue[];

/** The rights of the function that updates lists and wake-ups and notifies watchers. */
export const tells = (
  { main }: Tables,
  { api, stage }: PublicSocketApi,
  queues: Queues,
): readonly Right[] => [
  ...mayUse(main, {
    STREAM: ['Query'],
    HEAD: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    WATCHERS: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    CONNECTION: ['GetItem', 'Query', 'DeleteItem'],
    ACCOUNT: ['GetItem'],
    ATTENTION: ['GetItem', 'Query', 'PutItem'],
    TENURE: ['Query', 'PutItem'],
    RATING: ['GetItem', 'Query', 'PutItem'],
    RATED: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    OPERATOR: ['GetItem'],
    TALK: ['Query'],
  }),
  ...mayList(main),
  ...mayTell(api, stage),
  ...queues.flatMap(maySend),
];

/** The rights to read the calendars of accounts, and to take a day of vacation for late ones. */
const knowsCalendars = { ACCOUNT: ['GetItem'], VACATION: ['GetItem', 'PutItem'] } as const;

/**
 * The rights to fold the facts of tournaments, to show them in lists, and to store their players
 * and wake-ups.
 */
const directsTournaments = {
  HEAD: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  INBOX: ['Query', 'PutItem', 'DeleteItem'],
  PLAYS: ['PutItem'],
} as const;

/**
 * The rights of the long-running work of tournaments: to create matches, each with a secret of its
 * own, and to queue notices to accounts.
 */
export const directs = ({ main, secrets }: Tables, queues: Queues): readonly Right[] => [
  ...mayUse(main, {
    STREAM: ['Query', 'PutItem'],
    OPERATOR: ['GetItem'],
    ...knowsCalendars,
    ...directsTournaments,
    PREVIEW: ['PutItem'],
    ATTENTION: ['GetItem', 'PutItem'],
  }),
  ...mayUse(secrets, { SECRET: ['GetItem', 'PutItem'] }),
  ...queues.flatMap(maySend),
];

/**
 * The rights to play for bots, and to direct tournaments; the clock answers for late players first.
 */
export const plays = ({ main, secrets }: Tables, directed: IQueue): readonly Right[] => [
  ...mayUse(main, {
    STREAM: ['Query', 'PutItem'],
    OPERATOR: ['GetItem'],
    ...knowsCalendars,
    ...directsTournaments,
  }),
  ...mayUse(secrets, { SECRET: ['GetItem'] }),
  ...maySend(directed),
];

/** The rights to look for stalled bots and tournaments, on hidden lists. */
export const sweeps = (tables: Tables, directed: IQueue): readonly Right[] => [
  ...plays(tables, directed),
  ...mayList(tables.main),
];

/** The rights to find wake-ups that have come, only in the index. */
export const finds = ({ main }: Tables, queues: Queues): readonly Right[] => [
  ...mayList(main),
  ...queues.flatMap(maySend),
];

/** The rights to handle those matches. */
export const wakes = ({ main, secrets }: Tables, queues: Queues): readonly Right[] => [
  ...mayUse(main, {
    STREAM: ['Query', 'PutItem'],
    QUEUE: queueCalls,
    OPERATOR: ['GetItem'],
    ...knowsCalendars,
    ...directsTournaments,
    ACCOUNT: ['GetItem', 'UpdateItem'],
  }),
  ...mayList(main),
  ...mayUse(secrets, { SECRET: ['GetItem', 'PutItem'] }),
  ...queues.flatMap(maySend),
];

/** The rights to decide notices and to send them: of a match it reads only its wanted accounts. */
export const notifies = ({ main, secrets }: Tables, told: IQueue): readonly Right[] => [
  ...mayUse(main, {
    ATTENTION: ['GetItem', 'Query', 'PutItem'],
    ACCOUNT: ['GetItem'],
    HEAD: ['GetItem'],
    OPERATOR: ['GetItem'],
    WATCHERS: ['Query'],
    CONNECTION: ['GetItem'],
    MAILING: ['UpdateItem'],
  }),
  ...mayUse(secrets, { CHANNEL: ['GetItem'], VAPID: ['GetItem'] }),
  ...maySend(told),
];
