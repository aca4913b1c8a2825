import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { alarmTopic } from './alarm-topic.ts';
import { alarms } from './alarms.ts';
import { alarmDefinitions } from './alarm-definitions.ts';
import { budget } from './budget.ts';
import { dashboard } from './dashboard.ts';
import type { Watched } from './watched.ts';

/** Alarms, which it gives by their names, a page to look at, and a budget. */
export function watch(scope: Construct, watched: Watched): Readonly<Record<string, IAlarm>> {
  const { stage } = watched;
  const topic = alarmTopic(scope, stage);
  const ringing = alarms(scope, alarmDefinitions(watched), topic);
  dashboard(scope, watched, Object.values(ringing));
  budget(scope, stage, topic);
  return ringing;
}
