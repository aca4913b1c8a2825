import { Duration } from 'aws-cdk-lib/core';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

type Swept = { readonly swept: IFunction; readonly every: Duration };

/**
 * The settings of a sweep, which is not tried again, neither by the clock nor by the function's own
 * queue: the next is not far.
 */
const once = { retryAttempts: 0, maxEventAge: Duration.minutes(5) };

/** Every so often, and never twice for one occasion. */
export function sweep(scope: Construct, id: string, { swept, every }: Swept): void {
  const here = new Construct(scope, id);
  swept.configureAsyncInvoke(once);
  new Rule(here, 'Rule', {
    schedule: Schedule.rate(every),
    targets: [new LambdaFunction(swept, once)],
  });
}
