import { ArnFormat, RemovalPolicy, Stack, type App } from 'aws-cdk-lib/core';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Stage } from '../stage.ts';

/**
 * Creates the firewall in front of both APIs, and returns its ARN. It is a stack of its own,
 * because CloudFront takes only firewalls of `us-east-1`.
 */
export function firewallStack(app: App, stage: Stage): string {
  const stack = new Stack(app, `questhall-${stage.name}-firewall`, {
    env: { region: 'us-east-1' },
    crossRegionReferences: true,
    description: 'Questhall: the firewall at the edge.',
  });
  const acl = new CfnWebACL(stack, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: seenAs(firewallMetric(stage)),
    // redacts the rest of what the firewall shows; a path is beyond it, so no requests are sampled
    dataProtectionConfig: {
      dataProtections: [
        { field: { fieldType: 'QUERY_STRING' }, action: 'SUBSTITUTION' },
        { field: { fieldType: 'SINGLE_HEADER', fieldKeys: [...hidden] }, action: 'SUBSTITUTION' },
      ],
    },
    rules: [
      perAddress(stage),
      managed(1, 'AmazonIpReputationList'),
      managed(2, 'KnownBadInputsRuleSet'),
    ],
  });
  const log = new LogGroup(stack, 'Log', {
    // the firewall writes only to groups with this prefix
    logGroupName: `aws-waf-logs-questhall-${stage.name}`,
    retention: stage.logDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  new CfnLoggingConfiguration(stack, 'Logging', {
    resourceArn: acl.attrArn,
    logDestinationConfigs: [
      stack.formatArn({
        service: 'logs',
        resource: 'log-group',
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        resourceName: log.logGroupName,
      }),
    ],
    redactedFields: [
      { uriPath: {} },
      { queryString: {} },
      ...hidden.map((name) => ({ singleHeader: { Name: name } })),
    ],
  });
  return acl.attrArn;
}

/** Headers by which one gets in. */
const hidden = ['authorization', 'cookie'] as const;

/** The metric name prefix of the firewall. */
export const firewallMetric = ({ name }: Stage): string => `questhall-${name}`;

/**
 * Limits the requests of an address, far above the pace of play. Messages on an open socket are not
 * counted.
 */
const perAddress = (stage: Stage): CfnWebACL.RuleProperty => ({
  name: 'per-address',
  priority: 0,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      evaluationWindowSec: 300,
      limit: stage.requestsPerAddress,
    },
  },
  visibilityConfig: seenAs('per-address'),
});

const managed = (priority: number, rules: string): CfnWebACL.RuleProperty => ({
  name: rules,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: { vendorName: 'AWS', name: `AWSManagedRules${rules}` },
  },
  visibilityConfig: seenAs(rules),
});

const seenAs = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});
