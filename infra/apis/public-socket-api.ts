import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { Guard } from '../guard.ts';
import type { Stage } from '../stage.ts';
import { accessLog } from './access-log.ts';

export type PublicSocketApi = {
  readonly api: WebSocketApi;
  readonly stage: WebSocketStage;
  /** The environment variables that tell functions the address of the sockets. */
  readonly environment: Readonly<Record<string, string>>;
};

/** Creates the WebSocket API, without its functions: they need to know it first. */
export function publicSocketApi(scope: Construct, stage: Stage): PublicSocketApi {
  const here = new Construct(scope, 'Sockets');
  const api = new WebSocketApi(here, 'Api', { apiName: `questhall-${stage.name}-sockets` });
  const live = new WebSocketStage(here, 'Stage', {
    webSocketApi: api,
    stageName: 'live',
    autoDeploy: true,
    throttle: stage.throttle,
    detailedMetricsEnabled: true,
    accessLogSettings: accessLog(here, stage, fields),
  });
  acknowledge(api, { APIG4: 'Authorisers judge a handshake; messages follow on one.' });
  return { api, stage: live, environment: { CONNECTIONS_ENDPOINT: live.callbackUrl } };
}

/** Routes all three routes of the API to one function; the guard decides who may connect. */
export function servedBy(api: WebSocketApi, served: IFunction, guard: Guard['sockets']): void {
  for (const route of ['$connect', '$disconnect', '$default']) {
    api.addRoute(route, {
      integration: new WebSocketLambdaIntegration(`Serve${route.slice(1)}`, served),
      ...(route === '$connect' ? { authorizer: guard } : {}),
    });
  }
}

const fields = [
  ...['requestId', 'eventType', 'routeKey', 'status', 'connectionId'],
  ...['messageId', 'integrationLatency', 'integrationErrorMessage', 'identity.sourceIp'],
];
