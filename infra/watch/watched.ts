import type { HttpStage, WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Consumer } from '../consumers/consumer.ts';
import type { WorkQueue } from '../consumers/work-queue.ts';
import type { Stage } from '../stage.ts';

/** All that is looked at, by the names that alarms and the dashboard give it. */
export type Watched = {
  readonly stage: Stage;
  readonly http: HttpStage;
  readonly sockets: WebSocketApi;
  readonly table: ITableV2;
  readonly functions: Readonly<Record<string, IFunction> & Record<'timersSweep', IFunction>>;
  /** The most instances of the functions that many users wait for. */
  readonly shares: Readonly<Record<string, number>>;
  readonly consumers: Readonly<Record<string, Consumer>>;
  readonly queues: Readonly<Record<'timers' | 'notifications' | 'directing', WorkQueue>>;
};
