import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

/** Now and then, and never twice for one occasion: the next is not far. */
export function sweep(scope: Construct, swept: IFunction, every: Duration): void {
  const here = new Construct(scope, 'Sweep');
  new Rule(here, 'Rule', {
    schedule: Schedule.rate(every),
    targets: [new LambdaFunction(swept, { retryAttempts: 0, maxEventAge: Duration.minutes(5) })],
  });
}
