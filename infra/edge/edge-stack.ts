import { Duration, Stack, type App } from 'aws-cdk-lib/core';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { alarmTopic } from '../watch/alarm-topic.ts';
import { alarms } from '../watch/alarms.ts';
import type { AlarmDefinitions } from '../watch/alarm-definitions.ts';
import type { Stage } from '../stage.ts';
import { firewallMetric } from './firewall-stack.ts';
import { frontLog } from './front-log.ts';

/**
 * Creates the log and the alarms of front and firewall. These run everywhere, and are measured only
 * in `us-east-1`: hence a stack of its own, with a topic of its own.
 * @param front the id of the distribution
 */
export function edgeStack(app: App, stage: Stage, front: string): Stack {
  const stack = new Stack(app, `questhall-${stage.name}-edge`, {
    env: { region: 'us-east-1' },
    crossRegionReferences: true,
    description: 'Questhall: the log and the alarms of the edge.',
  });
  frontLog(stack, stage, front);
  alarms(stack, edgeAlarms(stage, front), alarmTopic(stack, stage));
  return stack;
}

const period = Duration.minutes(5);

const edgeAlarms = (stage: Stage, DistributionId: string): AlarmDefinitions => ({
  'front-errors': {
    metric: new Metric({
      namespace: 'AWS/CloudFront',
      metricName: '5xxErrorRate',
      dimensionsMap: { DistributionId, Region: 'Global' },
      statistic: Stats.AVERAGE,
      period,
    }),
    above: 5,
    periods: 2,
  },
  ...(stage.firewall
    ? {
        'firewall-blocks': {
          metric: new Metric({
            namespace: 'AWS/WAFV2',
            metricName: 'BlockedRequests',
            dimensionsMap: { WebACL: firewallMetric(stage), Rule: 'ALL' },
            statistic: Stats.SUM,
            period,
          }),
          above: 1_000,
        },
      }
    : {}),
});
