import { Duration } from 'aws-cdk-lib/core';
import {
  MathExpression,
  Metric as Measured,
  Stats,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { HttpStage, WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { DIMENSION, metrics, type Metric } from '../../services/platform/observability/metrics.ts';
import { tableDefinition } from '../../services/platform/storage/table/table.ts';
import { namespaceOf, type Stage } from '../stage.ts';

/** The services that emit metrics. */
export const services = [
  ...(['graphql', 'rest', 'sockets', 'stream', 'bots'] as const),
  ...(['timers', 'notifications', 'directing', 'redrive'] as const),
];
export type Service = (typeof services)[number];

const period = Duration.minutes(5);

/** Requests that the HTTP API answered with a fault of ours, per cent. Few requests make no rate. */
export const errorRate = (http: HttpStage): IMetric =>
  new MathExpression({
    label: 'faults of ours, %',
    expression: 'IF(all > 20, 100 * faults / all, 0)',
    usingMetrics: {
      faults: http.metricServerError({ statistic: Stats.SUM }),
      all: http.metricCount({ statistic: Stats.SUM }),
    },
    period,
  });

/** Builds a metric that the service emits, of one of its parts. */
export const own = (stage: Stage, metric: Metric, service: Service, statistic: string): Measured =>
  new Measured({
    namespace: namespaceOf(stage),
    metricName: metrics[metric].name,
    dimensionsMap: { [DIMENSION]: service },
    label: `${metric} of ${service}`,
    statistic,
    period,
  });

/** Commits that others got ahead of, per cent: how much of the work is done in vain. */
export const conflictRate = (stage: Stage): IMetric =>
  new MathExpression({
    label: 'conflicts, %',
    expression: `IF(${stored} > 50, 100 * ${lost} / (${stored} + ${lost}), 0)`,
    usingMetrics: Object.fromEntries(
      writers.flatMap((service) => [
        [`stored_${service}`, own(stage, 'commits', service, Stats.SUM)],
        [`lost_${service}`, own(stage, 'conflicts', service, Stats.SUM)],
      ]),
    ),
    period,
  });

const writers = ['graphql', 'rest', 'bots', 'timers', 'directing'] as const;
const sumOf = (what: string): string =>
  `(${writers.map((service) => `FILL(${what}_${service}, 0)`).join(' + ')})`;
const stored = sumOf('stored');
const lost = sumOf('lost');

/** Builds the percentage of attempts to notify that failed. Few attempts make no rate. */
export const failingDeliveries = (stage: Stage): IMetric =>
  new MathExpression({
    label: 'deliveries that fail, %',
    expression: 'IF(tried > 20, 100 * FILL(failed, 0) / tried, 0)',
    usingMetrics: {
      tried: own(stage, 'deliveriesTried', 'notifications', Stats.SUM),
      failed: own(stage, 'deliveriesFailed', 'notifications', Stats.SUM),
    },
    period,
  });

/** Reads and writes that the table would not take just then. */
export const tableThrottles = (table: ITableV2): IMetric =>
  new MathExpression({
    label: 'throttled',
    expression: 'FILL(reads, 0) + FILL(writes, 0)',
    usingMetrics: {
      reads: table.metric('ReadThrottleEvents', { statistic: Stats.SUM }),
      writes: table.metric('WriteThrottleEvents', { statistic: Stats.SUM }),
    },
    period,
  });

/** Entries of lists that the index would not take just then; the table's writes wait for it. */
export const indexThrottles = (table: ITableV2): IMetric =>
  new Measured({
    namespace: 'AWS/DynamoDB',
    metricName: 'WriteThrottleEvents',
    dimensionsMap: {
      TableName: table.tableName,
      GlobalSecondaryIndexName: tableDefinition.indexes[0].name,
    },
    label: 'throttled in lists',
    statistic: Stats.SUM,
    period,
  });

/** Builds the 95th percentile of the time of the slower of both APIs for commands, in ms. */
export const answering = (functions: Readonly<Record<string, IFunction>>): IMetric =>
  new MathExpression({
    label: 'time to answer, ms',
    expression: 'MAX([FILL(graphql, 0), FILL(rest, 0)])',
    usingMetrics: Object.fromEntries(
      (['graphql', 'rest'] as const).flatMap((name) => {
        const its = functions[name]?.metricDuration({ statistic: Stats.p(95), period });
        return its === undefined ? [] : [[name, its]];
      }),
    ),
    period,
  });

/** Builds the age of the oldest record of the last batches when it was taken up, in ms. */
export const iteratorAge = (consumer: IFunction): Measured =>
  consumer.metric('IteratorAge', { statistic: Stats.MAXIMUM, period });

/** Builds a metric of a WebSocket API: `ConnectCount`, `MessageCount`, `ExecutionError` … */
export const socketMetric = (api: WebSocketApi, metricName: string): Measured =>
  new Measured({
    namespace: 'AWS/ApiGateway',
    metricName,
    dimensionsMap: { ApiId: api.apiId },
    statistic: Stats.SUM,
    period,
  });
