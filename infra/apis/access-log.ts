import { RemovalPolicy } from 'aws-cdk-lib/core';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { LogGroupLogDestination, type IAccessLogSettings } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

/**
 * A line for each request: who, what, how it ended; when, the log says itself. No header, no query and no path:
 * tokens and codes may stand there. The function's own log names the path under the same request id.
 */
export function accessLog(
  scope: Construct,
  stage: Stage,
  fields: readonly string[],
): IAccessLogSettings {
  const group = new LogGroup(scope, 'AccessLog', {
    retention: stage.logDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const line = Object.fromEntries(fields.map((name) => [name, `$context.${name}`]));
  return {
    destination: new LogGroupLogDestination(group),
    format: AccessLogFormat.custom(JSON.stringify(line)),
  };
}
