import type { Function } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { WorkQueue } from '../consumers/work-queue.ts';
import type { Tables } from '../data/tables.ts';
import type { PublicSocketApi } from '../apis/public-socket-api.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { SignIn } from '../sign-in/user-pool.ts';
import type { Stage } from '../stage.ts';
import { releaseEnvironment } from '../../services/platform/release.ts';
import { mayFollow, mayReread } from '../rights.ts';
import {
  answers,
  connects,
  directs,
  finds,
  notifies,
  plays,
  sweeps,
  tells,
  waitsToRead,
  wakes,
} from './roles.ts';
import { serviceFunction, type ServiceFunctionProps } from './service-function.ts';

export type Functions = Readonly<
  Record<
    | 'graphql'
    | 'rest'
    | 'waits'
    | 'sockets'
    | 'stream'
    | 'streamRedrive'
    | 'bots'
    | 'botsRedrive'
    | 'sweep'
    | 'timersSweep'
    | 'timersDue'
    | 'notifications'
    | 'directing',
    Function
  >
>;

export type FunctionsProps = {
  readonly stage: Stage;
  readonly tables: Tables;
  readonly signIn: SignIn;
  readonly sockets: PublicSocketApi;
  readonly timers: WorkQueue;
  readonly notifications: Notifications;
  /** The queue of the director's work. */
  readonly directed: WorkQueue;
};

/**
 * The longest time that consumers of the stream and of queues may take over a batch, in seconds.
 */
export const CONSUMER_SECONDS = 60;

/** Creates every function, with its environment and its rights. */
export function functions(scope: Construct, props: FunctionsProps): Functions {
  const here = new Construct(scope, 'Functions');
  const make = (id: string, its: Omit<ServiceFunctionProps, 'stage'>): Function =>
    serviceFunction(here, id, { stage: props.stage, ...its });
  return {
    ...apiFunctions(props, make),
    ...consumers(props, make),
    ...ofTime(props, make),
    ...ofNotices(props, make),
    ...ofTournaments(props, make),
  };
}

/**
 * The longest time that a request for a coming event is held: a second costs as much as many
 * answers.
 */
const LONGEST_WAIT_SECONDS = 5;

/**
 * REST once more, for the requests that wait: however many they are, they take the place of no other.
 * They only read, and mostly sleep, so they get little memory, and no secret.
 */
const waiting = {
  service: 'rest',
  games: true as const,
  memoryMb: 512,
  seconds: 3 * LONGEST_WAIT_SECONDS,
};

type Make = (id: string, its: Omit<ServiceFunctionProps, 'stage'>) => Function;

function apiFunctions(props: FunctionsProps, make: Make) {
  const { stage, tables, signIn, sockets, notifications, directed } = props;
  const { main } = tables;
  const answering = {
    environment: {
      ...named(tables),
      ...signIn.environment,
      ...limitsOf(stage),
      ...(stage.beaconUrl && { BEACON_URL: stage.beaconUrl }),
      ...noticesOf(notifications),
      ...workOf(directed),
      ...notifications.mail.environment,
      ...releaseEnvironment(process.env),
    },
    may: answers(tables, [notifications.queue.due, directed.due]),
    games: true as const,
    memoryMb: 1769,
    seconds: 29,
    concurrency: stage.concurrency.http,
  };
  return {
    graphql: make('Graphql', { service: 'graphql', ...answering }),
    rest: make('Rest', { service: 'rest', ...answering }),
    waits: make('Waits', {
      ...waiting,
      environment: {
        TABLE_NAME: main.tableName,
        ...signIn.environment,
        ...limitsOf(stage),
        LONGEST_WAIT: String(LONGEST_WAIT_SECONDS),
      },
      may: waitsToRead(tables),
      concurrency: stage.concurrency.waits,
    }),
    sockets: make('Sockets', {
      service: 'sockets',
      environment: {
        TABLE_NAME: main.tableName,
        ...signIn.environment,
        ...sockets.environment,
        ...limitsOf(stage),
      },
      may: connects(tables, sockets),
      memoryMb: 1024,
      seconds: 15,
      concurrency: stage.concurrency.sockets,
    }),
  };
}

function consumers(props: FunctionsProps, make: Make) {
  const { stage, tables, sockets, timers, notifications, directed } = props;
  const { main } = tables;
  const telling = {
    service: 'stream',
    environment: {
      TABLE_NAME: main.tableName,
      ...sockets.environment,
      ...matchesOf(timers),
      ...noticesOf(notifications),
    },
    games: true as const,
    // it computes about as long as it waits, and waiting is paid by the GB: docs/decisions/the-cloud.md has the figures
    memoryMb: 1024,
    seconds: CONSUMER_SECONDS,
    concurrency: stage.concurrency.stream,
  };
  const playing = {
    service: 'bots',
    environment: { ...named(tables), ...workOf(directed) },
    games: true as const,
    memoryMb: 1769,
    seconds: CONSUMER_SECONDS,
    concurrency: stage.concurrency.bots,
  };
  const again = { service: 'redrive', concurrency: stage.concurrency.redrive };
  const queues = [timers.due, notifications.queue.due];
  const [tell, play] = [tells(tables, sockets, queues), plays(tables, directed.due)];
  const [follow, reread] = [mayFollow(main), mayReread(main)];
  const swept = {
    handler: 'sweep',
    concurrency: 1,
    seconds: 300,
    may: sweeps(tables, directed.due),
  };
  return {
    stream: make('Stream', { ...telling, may: [...tell, ...follow] }),
    streamRedrive: make('StreamRedrive', {
      ...{ ...telling, ...again },
      handler: 'telling',
      may: [...tell, ...reread],
    }),
    bots: make('Bots', { ...playing, may: [...play, ...follow] }),
    botsRedrive: make('BotsRedrive', {
      ...{ ...playing, ...again },
      handler: 'playing',
      may: [...play, ...reread],
    }),
    sweep: make('Sweep', { ...playing, ...swept }),
  };
}

/**
 * Creates the functions of timers: one finds wake-ups that have come, one handles the matches among
 * them.
 */
function ofTime(props: FunctionsProps, make: Make) {
  const { stage, tables, timers, notifications, directed } = props;
  const common = { service: 'timers', seconds: CONSUMER_SECONDS };
  return {
    timersSweep: make('TimersSweep', {
      ...common,
      handler: 'sweep',
      environment: {
        TABLE_NAME: tables.main.tableName,
        ...matchesOf(timers),
        ...noticesOf(notifications),
      },
      may: finds(tables, [timers.due, notifications.queue.due]),
      memoryMb: 512,
      concurrency: 1,
    }),
    timersDue: make('TimersDue', {
      ...common,
      handler: 'due',
      environment: { ...named(tables), ...matchesOf(timers), ...workOf(directed) },
      may: wakes(tables, [timers.due, directed.due]),
      games: true,
      memoryMb: 1769,
      concurrency: stage.concurrency.timers,
    }),
  };
}

/** Creates the function of notifications; the address of its page is added once it is known. */
function ofNotices({ stage, tables, notifications }: FunctionsProps, make: Make) {
  const { queue, mail } = notifications;
  return {
    notifications: make('Notifications', {
      service: 'notifications',
      environment: {
        ...named(tables),
        ...noticesOf(notifications),
        ...mail.environment,
      },
      may: [...notifies(tables, queue.due), ...mail.may],
      memoryMb: 1024,
      seconds: CONSUMER_SECONDS,
      concurrency: stage.concurrency.notifications,
    }),
  };
}

/**
 * Creates the functions that do the long-running work of tournaments, and notify accounts of it.
 */
function ofTournaments({ stage, tables, notifications, directed }: FunctionsProps, make: Make) {
  return {
    directing: make('Directing', {
      service: 'directing',
      environment: { ...named(tables), ...workOf(directed), ...noticesOf(notifications) },
      may: directs(tables, [directed.due, notifications.queue.due]),
      games: true,
      memoryMb: 1769,
      seconds: CONSUMER_SECONDS,
      concurrency: stage.concurrency.directing,
    }),
  };
}

const workOf = ({ due }: WorkQueue) => ({ DIRECTOR_QUEUE_URL: due.queueUrl });

/** The environment variables of the queues for matches to be looked at soon, and for notices. */
const matchesOf = ({ due }: WorkQueue) => ({ TIMERS_QUEUE_URL: due.queueUrl });
const noticesOf = ({ queue }: Notifications) => ({ NOTIFICATIONS_QUEUE_URL: queue.due.queueUrl });

/**
 * Turns the limits by address off behind the front, where an API sees the front's own addresses;
 * the firewall counts those of people.
 */
const limitsOf = (stage: Stage): Readonly<Record<string, string>> =>
  stage.firewall ? { RATE_LIMIT_ADDRESS: 'off' } : {};

/** The names of both tables: for those who may know secrets. */
const named = ({ main, secrets }: Tables) => ({
  TABLE_NAME: main.tableName,
  SECRETS_TABLE_NAME: secrets.tableName,
});
