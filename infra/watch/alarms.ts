import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { AlarmDefinitions } from './alarm-definitions.ts';

/** Creates an alarm for each known failure of the service, by its name. */
export function alarms(
  scope: Construct,
  definitions: AlarmDefinitions,
  topic: ITopic,
): Readonly<Record<string, Alarm>> {
  const here = new Construct(scope, 'Watch');
  const made = Object.entries(definitions).map(([name, definition]) => {
    const { metric, periods = 1 } = definition;
    const alarm = new Alarm(here, name, {
      metric,
      ...('above' in definition ? above(definition) : below(definition)),
      evaluationPeriods: periods,
      alarmDescription: `What it means and what to do: docs/operations.md, "${name}".`,
    });
    alarm.addAlarmAction(new SnsAction(topic));
    alarm.addOkAction(new SnsAction(topic));
    return [name, alarm] as const;
  });
  return Object.fromEntries(made);
}

const above = ({ above: threshold }: { readonly above: number }) => ({
  threshold,
  comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
  treatMissingData: TreatMissingData.NOT_BREACHING,
});

const below = ({ below: threshold }: { readonly below: number }) => ({
  threshold,
  comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
  treatMissingData: TreatMissingData.BREACHING,
});
