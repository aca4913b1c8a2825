import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

/** Speaks up when a month costs four fifths of what it may, all of it, or is going to. */
export function budget(scope: Construct, stage: Stage, topic: ITopic): void {
  const told = [{ subscriptionType: 'SNS', address: topic.topicArn }];
  const notices = [
    { notificationType: 'ACTUAL', threshold: 80 },
    { notificationType: 'ACTUAL', threshold: 100 },
    { notificationType: 'FORECASTED', threshold: 100 },
  ];
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: stage.budget, unit: 'USD' },
      // every resource of the installation bears the tag; it must be activated for billing once
      costFilters: { TagKeyValue: [`user:questhall-stage$${stage.name}`] },
    },
    notificationsWithSubscribers: notices.map((notice) => ({
      notification: { ...notice, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
      subscribers: told,
    })),
  });
}
