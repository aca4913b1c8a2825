import type { Tables } from '../data/tables.ts';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { SocketDoor } from '../doors/socket-door.ts';
import { mayList, maySend, mayTell, mayUse, type Right } from '../rights.ts';

/**
 * What each function may do: the calls that it was seen to make, and no more. A test compares.
 */

/** Who runs the matcher, of queues. */
const queueCalls = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] as const;

/** A door for commands. */
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

/** Who reads for those that wait; what an open table asks of people is held against them. */
export const waitsToRead = ({ main }: Tables): readonly Right[] =>
  mayUse(main, {
    STREAM: ['Query'],
    ACCOUNT: ['GetItem', 'UpdateItem'],
    TENURE: ['Query'],
    RATING: ['Query'],
  });

/** The door for sockets. */
export const connects = ({ main }: Tables, { api, stage }: SocketDoor): readonly Right[] => [
  ...mayUse(main, {
    STREAM: ['Query', 'PutItem'],
    WATCHERS: ['PutItem', 'DeleteItem'],
    CONNECTION: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    ACCOUNT: ['GetItem', 'UpdateItem'],
  }),
  ...mayTell(api, stage),
];

/** Whom to tell of what is to be looked at soon. */
type Queues = readonly IQueue[];

/** Who brings lists and wake-ups up to date and tells watchers. */
export const tells = (
  { main }: Tables,
  { api, stage }: SocketDoor,
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
  ...mayTell(api, stage),
  ...queues.flatMap(maySend),
];

/** By which time goes for each: and a day of vacation is taken where somebody would be late. */
const knowsCalendars = { ACCOUNT: ['GetItem'], VACATION: ['GetItem', 'PutItem'] } as const;

/** Who folds what came to tournaments, shows them in lists, and keeps who plays in them and when to look at them. */
const directsTournaments = {
  HEAD: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  INBOX: ['Query', 'PutItem', 'DeleteItem'],
  PLAYS: ['PutItem'],
} as const;

/**
 * Who does for tournaments what takes long: makes matches, each with a secret of its own, and puts what accounts are to
 * hear where it is told.
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

/** Who plays for bots, directs tournaments, and first for whoever is late. */
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

/** Who looks for bots that stand still and for tournaments, on lists that nobody is shown. */
export const sweeps = (tables: Tables, directed: IQueue): readonly Right[] => [
  ...plays(tables, directed),
  ...mayList(tables.main),
];

/** Who finds what has come, in the index alone. */
export const finds = ({ main }: Tables, queues: Queues): readonly Right[] => [
  ...mayList(main),
  ...queues.flatMap(maySend),
];

/** Who sees to those matches. */
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

/** Who decides whom to tell, and sends: it knows no match but by what is wanted there of whom. */
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
