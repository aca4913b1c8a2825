import { Duration } from 'aws-cdk-lib/core';
import {
  HttpLambdaAuthorizer,
  HttpLambdaResponseType,
  WebSocketLambdaAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { serviceFunction } from './functions/service-function.ts';
import type { Stage } from './stage.ts';

const HEADER = 'x-questhall-front';

/** The guard that keeps both APIs from being called past the front and its firewall. */
export type Guard = {
  readonly http: HttpLambdaAuthorizer;
  readonly sockets: WebSocketLambdaAuthorizer;
  readonly functions: Readonly<Record<'guard' | 'socketGuard', IFunction>>;
  /** The headers by which the front identifies itself. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Creates the key that front and guards share, at the first deploy; no template holds it. */
export function guard(scope: Construct, stage: Stage): Guard {
  const here = new Construct(scope, 'Guards');
  const key = new Secret(here, `Key${String(stage.frontKey)}`, {
    description: 'By which the front makes itself known to the APIs behind it.',
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  acknowledge(key, { SMG4: 'It is replaced by hand, as docs/operations.md says.' });
  const shared = key.secretValue.unsafeUnwrap();
  const its = {
    stage,
    service: 'guard',
    memoryMb: 256,
    seconds: 5,
    concurrency: stage.concurrency.guard,
    environment: { FRONT_KEY: shared },
    may: [],
  };
  const functions = {
    guard: serviceFunction(here, 'Guard', its),
    socketGuard: serviceFunction(here, 'SocketGuard', { ...its, handler: 'sockets' }),
  };
  return { functions, headers: { [HEADER]: shared }, ...authorizers(functions) };
}

/** The answer for one key is remembered for an hour, so that hardly any request waits for it. */
const authorizers = ({ guard: http, socketGuard }: Guard['functions']) => ({
  http: new HttpLambdaAuthorizer('Guard', http, {
    responseTypes: [HttpLambdaResponseType.SIMPLE],
    identitySource: [`$request.header.${HEADER}`],
    resultsCacheTtl: Duration.hours(1),
  }),
  sockets: new WebSocketLambdaAuthorizer('SocketGuard', socketGuard, {
    identitySource: [`route.request.header.${HEADER}`],
  }),
});
