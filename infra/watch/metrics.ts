import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { HttpStage, WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';

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

/** Conditional writes that were refused, per cent: commits that others got ahead of, and retries. */
export const conflictRate = (table: TableV2): IMetric =>
  new MathExpression({
    label: 'refused writes, %',
    expression: 'IF(puts > 100, 100 * refused / (puts + refused), 0)',
    usingMetrics: {
      refused: table.metricConditionalCheckFailedRequests({ statistic: Stats.SUM }),
      puts: table.metricSuccessfulRequestLatency({
        statistic: Stats.SAMPLE_COUNT,
        dimensionsMap: { TableName: table.tableName, Operation: 'PutItem' },
      }),
    },
    period,
  });

/** Reads and writes that the table would not take just then. */
export const tableThrottles = (table: TableV2): IMetric =>
  new MathExpression({
    label: 'throttled',
    expression: 'FILL(reads, 0) + FILL(writes, 0)',
    usingMetrics: {
      reads: table.metric('ReadThrottleEvents', { statistic: Stats.SUM }),
      writes: table.metric('WriteThrottleEvents', { statistic: Stats.SUM }),
    },
    period,
  });

/** How old the oldest record of the last batches was when it was taken up, milliseconds. */
export const iteratorAge = (consumer: IFunction): Metric =>
  consumer.metric('IteratorAge', { statistic: Stats.MAXIMUM, period });

/** What a WebSocket API counts: `ConnectCount`, `MessageCount`, `ExecutionError` … */
export const socketMetric = (api: WebSocketApi, metricName: string): Metric =>
  new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    dimensionsMap: { ApiId: api.apiId },
    statistic: Stats.SUM,
    period,
  });
