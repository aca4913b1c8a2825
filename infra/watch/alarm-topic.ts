import { Aws } from 'aws-cdk-lib/core';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

/**
 * Creates the topic of alarms and the budget. Its messages are not secret, so it needs no key of
 * its own.
 */
export function alarmTopic(scope: Construct, stage: Stage): Topic {
  const here = new Construct(scope, 'Alarms');
  const topic = new Topic(here, 'Topic', { enforceSSL: true });
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: ['cloudwatch', 'budgets'].map(
        (sender) => new ServicePrincipal(`${sender}.amazonaws.com`),
      ),
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  );
  if (stage.alarmEmail !== undefined)
    topic.addSubscription(new EmailSubscription(stage.alarmEmail));
  return topic;
}
