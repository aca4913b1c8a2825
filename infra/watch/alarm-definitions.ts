import { Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Duration } from 'aws-cdk-lib/core';
import {
  answering,
  conflictRate,
  errorRate,
  failingDeliveries,
  indexThrottles,
  iteratorAge,
  own,
  services,
  socketMetric,
  tableThrottles,
} from './metrics.ts';
import type { Watched } from './watched.ts';

/**
 * The threshold of an alarm: above this, or below it, in a number of periods of five minutes in a
 * row (one). Without data nothing is above, and everything is below.
 */
export type AlarmDefinition = {
  readonly metric: IMetric;
  readonly periods?: number;
} & ({ readonly above: number } | { readonly below: number });
export type AlarmDefinitions = Readonly<Record<string, AlarmDefinition>>;

const MINUTE_MS = 60_000;
const period = Duration.minutes(5);

/** Every alarm by its name; `docs/operations.md` says of each what it means and what to do. */
export const alarmDefinitions = (watched: Watched): AlarmDefinitions => ({
  ...doorAlarms(watched),
  ...ownAlarms(watched),
  ...consumerAlarms(watched),
  ...timerAlarms(watched),
  ...functionAlarms(watched),
  ...concurrencyAlarms(watched),
});

const doorAlarms = ({ http, sockets, functions }: Watched): AlarmDefinitions => ({
  'error-rate': { metric: errorRate(http), above: 1 },
  latency: { metric: answering(functions), above: 3_000, periods: 3 },
  'socket-errors': { metric: socketMetric(sockets, 'ExecutionError'), above: 10 },
});

const ownAlarms = ({ stage, table }: Watched): AlarmDefinitions => ({
  ...Object.fromEntries(
    services.map((service) => [
      `${service}-faults`,
      { metric: own(stage, 'faults', service, Stats.SUM), above: 5 },
    ]),
  ),
  'fan-out-lag': {
    metric: own(stage, 'fanOutLag', 'stream', Stats.p(95)),
    above: 5_000,
    periods: 2,
  },
  'altered-commits': { metric: own(stage, 'alteredCommits', 'stream', Stats.SUM), above: 0 },
  'bots-standing-still': { metric: own(stage, 'botsStandingStill', 'bots', Stats.SUM), above: 0 },
  'tournaments-mended': { metric: own(stage, 'tournamentsMended', 'bots', Stats.SUM), above: 0 },
  'conflict-rate': { metric: conflictRate(stage), above: 20, periods: 3 },
  'table-throttles': { metric: tableThrottles(table), above: 0, periods: 2 },
  'index-throttles': { metric: indexThrottles(table), above: 0, periods: 2 },
});

const consumerAlarms = ({ consumers }: Watched): AlarmDefinitions =>
  Object.fromEntries(
    Object.entries(consumers).flatMap(([name, { function: fed, givenUp, dead }]) => [
      [`${name}-lag`, { metric: iteratorAge(fed), above: MINUTE_MS, periods: 2 }],
      [
        `${name}-given-up`,
        { metric: givenUp.metricApproximateAgeOfOldestMessage({ period }), above: 15 * 60 },
      ],
      [
        `${name}-dead`,
        { metric: dead.metricApproximateNumberOfMessagesVisible({ period }), above: 0 },
      ],
    ]),
  );

/** The sweep comes once a minute, and what it finds is seen to in another. */
const timerAlarms = ({ stage, functions, queues }: Watched): AlarmDefinitions => ({
  'timers-silent': {
    metric: functions.timersSweep.metricInvocations({ period }),
    below: 1,
    periods: 2,
  },
  'expiry-lag': {
    metric: own(stage, 'expiryLag', 'timers', Stats.p(95)),
    above: 2 * MINUTE_MS,
    periods: 2,
  },
  'matches-not-woken': { metric: own(stage, 'matchesNotWoken', 'timers', Stats.SUM), above: 0 },
  'deliveries-failing': { metric: failingDeliveries(stage), above: 50, periods: 3 },
  ...Object.fromEntries(
    Object.entries(queues).map(([name, { dead }]) => [
      `${name}-dead`,
      { metric: dead.metricApproximateNumberOfMessagesVisible({ period }), above: 0 },
    ]),
  ),
});

const functionAlarms = ({ functions }: Watched): AlarmDefinitions =>
  Object.fromEntries(
    Object.entries(functions).flatMap(([name, each]) => {
      const { errors, periods } = name === 'sweep' ? seldomCalled : oftenCalled;
      return [
        [`${name}-errors`, { metric: each.metricErrors({ period }), above: errors }],
        [`${name}-throttles`, { metric: each.metricThrottles({ period }), above: 0, periods }],
      ];
    }),
  );

/**
 * Defines alarms on a share of instances that is nearly used up, before requests are turned away.
 */
const concurrencyAlarms = ({ functions, shares }: Watched): AlarmDefinitions =>
  Object.fromEntries(
    Object.entries(shares).flatMap(([name, share]) => {
      const metric = functions[name]?.metric('ConcurrentExecutions', {
        statistic: Stats.MAXIMUM,
        period,
      });
      return metric === undefined
        ? []
        : [[`${name}-concurrency`, { metric, above: Math.floor(0.8 * share), periods: 2 }]];
    }),
  );

/** The threshold of functions that are called all the time: a few errors are let pass. */
const oftenCalled = { errors: 3, periods: 2 };
/**
 * The threshold of functions called less than once a period, which can't fail more often than that,
 * nor in two in a row.
 */
const seldomCalled = { errors: 0, periods: 1 };
