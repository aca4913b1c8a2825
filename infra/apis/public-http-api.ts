import { Duration } from 'aws-cdk-lib/core';
import { CorsHttpMethod, HttpApi, HttpMethod, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  HttpLambdaIntegration,
  HttpUrlIntegration,
} from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Guard } from '../guard.ts';
import type { Stage } from '../stage.ts';
import { accessLog } from './access-log.ts';

export type PublicHttpApi = { readonly api: HttpApi; readonly stage: HttpStage };

export type PublicHttpApiProps = {
  readonly stage: Stage;
  readonly graphql: IFunction;
  readonly rest: IFunction;
  /** The function for requests that wait for the next event. */
  readonly waits: IFunction;
  readonly jwksUri: string;
  readonly guard: Guard['http'];
};

/** The HTTP API: GraphQL, REST, and the keys that our tokens are signed with. */
export function publicHttpApi(scope: Construct, props: PublicHttpApiProps): PublicHttpApi {
  const here = new Construct(scope, 'Http');
  const api = new HttpApi(here, 'Api', {
    apiName: `questhall-${props.stage.name}`,
    createDefaultStage: false,
    corsPreflight: anyPage,
    defaultAuthorizer: props.guard,
  });
  routes(api, props);
  const stage = new HttpStage(here, 'Stage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: props.stage.throttle,
    detailedMetricsEnabled: true,
    accessLogSettings: accessLog(here, props.stage, fields),
  });
  return { api, stage };
}

function routes(api: HttpApi, { graphql, rest, waits, jwksUri }: PublicHttpApiProps): void {
  const { GET, POST, ANY } = HttpMethod;
  const toRest = new HttpLambdaIntegration('Rest', rest);
  const toGraphql = new HttpLambdaIntegration('Graphql', graphql);
  api.addRoutes({ path: '/graphql', methods: [GET, POST], integration: toGraphql });
  api.addRoutes({ path: '/graphql/schema.graphql', methods: [GET], integration: toGraphql });
  api.addRoutes({
    path: '/v1/matches/{matchId}/updates',
    methods: [GET],
    integration: new HttpLambdaIntegration('Waits', waits),
  });
  api.addRoutes({ path: '/v1', methods: [ANY], integration: toRest });
  api.addRoutes({ path: '/v1/{proxy+}', methods: [ANY], integration: toRest });
  api.addRoutes({
    path: '/.well-known/jwks.json',
    methods: [GET],
    integration: new HttpUrlIntegration('Jwks', jwksUri),
  });
}

/** Any page may call: nothing here acts on cookies. */
const anyPage = {
  allowOrigins: ['*'],
  allowMethods: [CorsHttpMethod.ANY],
  allowHeaders: [
    ...['authorization', 'content-type', 'accept', 'accept-language', 'apollo-require-preflight'],
    ...['if-match', 'if-none-match', 'idempotency-key', 'x-apollo-operation-name'],
  ],
  exposeHeaders: ['etag', 'link', 'location', 'retry-after', 'x-request-id'],
  maxAge: Duration.days(1),
};

const fields = [
  ...['requestId', 'httpMethod', 'routeKey', 'status'],
  ...['responseLength', 'responseLatency', 'integrationLatency', 'integrationErrorMessage'],
  ...['identity.sourceIp', 'identity.userAgent'],
];
