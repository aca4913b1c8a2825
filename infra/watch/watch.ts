import type { Construct } from 'constructs';
import { alarmTopic } from './alarm-topic.ts';
import { alarms } from './alarms.ts';
import { bells } from './bells.ts';
import { budget } from './budget.ts';
import { dashboard } from './dashboard.ts';
import type { Watched } from './watched.ts';

/** Alarms, a page to look at, and a budget. */
export function watch(scope: Construct, watched: Watched): void {
  const { stage } = watched;
  const topic = alarmTopic(scope, stage);
  dashboard(scope, watched, alarms(scope, bells(watched), topic));
  budget(scope, stage, topic);
}
