import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

/** Not tried again, neither by the clock nor by the function's own queue: the next is not far. */
const once = { retryAttempts: 0, maxEventAge: Duration.minutes(5) };

/** Now and then, and never twice for one occasion. */
export function sweep(scope: Construct, swept: IFunction, every: Duration): void {
  const here = new Construct(scope, 'Sweep');
  swept.configureAsyncInvoke(once);
  new Rule(here, 'Rule', {
    schedule: Schedule.rate(every),
    targets: [new LambdaFunction(swept, once)],
  });
}
