import { Duration } from 'aws-cdk-lib/core';
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  Stats,
  type IAlarm,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import {
  conflictRate,
  errorRate,
  failingDeliveries,
  iteratorAge,
  own,
  socketMetric,
  tableThrottles,
} from './metrics.ts';
import { promises } from './promises.ts';
import type { Watched } from './watched.ts';

/** Creates the dashboard: one page that shows if all is well, and which part is not. */
export function dashboard(scope: Construct, watched: Watched, alarms: readonly IAlarm[]): void {
  new Dashboard(scope, 'Dashboard', {
    defaultInterval: Duration.hours(12),
    widgets: [
      [new AlarmStatusWidget({ alarms: [...alarms], width: 24, height: 4 })],
      promises(watched),
      apis(watched),
      functions(watched),
      behind(watched),
    ],
  });
}

const apis = ({ http, sockets }: Watched) => [
  graph('Requests', [http.metricCount({ statistic: Stats.SUM }), http.metricClientError()]),
  graph('Faults', [errorRate(http), socketMetric(sockets, 'ExecutionError')]),
  graph('Time to answer', [
    http.metricLatency({ statistic: Stats.p(50) }),
    http.metricLatency({ statistic: Stats.p(95) }),
  ]),
  graph('Sockets', [socketMetric(sockets, 'ConnectCount'), socketMetric(sockets, 'MessageCount')]),
];

const functions = ({ functions: each }: Watched) => [
  graph(
    'Calls',
    of(each, (it) => it.metricInvocations()),
  ),
  graph(
    'Time a call takes',
    of(each, (it) => it.metricDuration({ statistic: Stats.p(95) })),
  ),
  graph(
    'Errors',
    of(each, (it) => it.metricErrors()),
  ),
  graph(
    'Turned away',
    of(each, (it) => it.metricThrottles()),
  ),
];

const behind = ({ stage, table, consumers, queues }: Watched) => [
  graph('Behind the stream', [
    own(stage, 'fanOutLag', 'stream', Stats.p(95)),
    own(stage, 'expiryLag', 'timers', Stats.p(95)),
    own(stage, 'deliveryLag', 'notifications', Stats.p(95)),
    ...of(consumers, ({ function: fed }) => iteratorAge(fed)),
  ]),
  graph('Given up', [
    ...of(consumers, ({ givenUp }) => givenUp.metricApproximateNumberOfMessagesVisible()),
    ...of(consumers, ({ dead }) => dead.metricApproximateNumberOfMessagesVisible()),
    ...of(queues, ({ dead }) => dead.metricApproximateNumberOfMessagesVisible()),
  ]),
  graph('The table', [
    table.metricConsumedReadCapacityUnits(),
    table.metricConsumedWriteCapacityUnits(),
  ]),
  graph('Done in vain', [
    conflictRate(stage),
    tableThrottles(table),
    failingDeliveries(stage),
    ...(['graphql', 'stream'] as const).map((each) => own(stage, 'loads', each, Stats.SUM)),
  ]),
];

const of = <T>(them: Readonly<Record<string, T>>, metric: (it: T) => IMetric): IMetric[] =>
  Object.values(them).map(metric);

const graph = (title: string, left: IMetric[]): GraphWidget =>
  new GraphWidget({ title, left, width: 6, height: 6 });
