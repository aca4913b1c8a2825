import { Duration } from 'aws-cdk-lib/core';
import { GraphWidget, MathExpression, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { answering, own } from './metrics.ts';
import type { Watched } from './watched.ts';

/**
 * A service-level objective: on the dashboard with its results, in words in `docs/operations.md`.
 */
type Promised = {
  readonly title: string;
  readonly metric: IMetric;
  readonly objective: number;
  readonly label: string;
};

const day = Duration.days(1);

/** The share of requests that were not met with a fault of ours, per cent. */
const available = ({ http }: Watched): IMetric =>
  new MathExpression({
    label: 'answered, %',
    expression: '100 - 100 * FILL(faults, 0) / FILL(all, 1)',
    usingMetrics: {
      faults: http.metricServerError({ statistic: Stats.SUM, period: day }),
      all: http.metricCount({ statistic: Stats.SUM, period: day }),
    },
    period: day,
  });

const promised = (watched: Watched): readonly Promised[] => [
  {
    title: 'Answered',
    metric: available(watched),
    objective: 99.9,
    label: 'at least 99.9 % of requests a day',
  },
  {
    title: 'Answered in time',
    metric: answering(watched.functions),
    objective: 500,
    label: 'at most 500 ms for 95 % of requests',
  },
  {
    title: 'Told in time',
    metric: own(watched.stage, 'fanOutLag', 'stream', Stats.p(95)),
    objective: 1_000,
    label: 'at most 1,000 ms for 95 % of commits',
  },
];

/** Builds a graph for each objective, with a line at its threshold. */
export const promises = (watched: Watched): GraphWidget[] =>
  promised(watched).map(
    ({ title, metric, objective, label }) =>
      new GraphWidget({
        title,
        left: [metric],
        leftAnnotations: [{ value: objective, label }],
        width: 8,
        height: 6,
      }),
  );
