import { Duration, Stack, Validations } from 'aws-cdk-lib/core';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, type HttpOriginProps } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { PublicHttpApi } from '../apis/public-http-api.ts';
import type { PublicSocketApi } from '../apis/public-socket-api.ts';
import type { Stage } from '../stage.ts';
import type { Guard } from '../guard.ts';
import { SHEETS, sheets } from './sheets.ts';

export type FrontProps = {
  readonly stage: Stage;
  readonly http: PublicHttpApi;
  readonly sockets: PublicSocketApi;
  readonly guard: Guard;
  /** The behaviour that serves the page. */
  readonly web: BehaviorOptions;
  /** The ARN of the firewall, if the stage has one. */
  readonly webAclArn?: string;
};

/** One name for both APIs and the page, which has every address that is none of theirs, behind the firewall. */
export function front(scope: Construct, props: FrontProps): Distribution {
  const { stage, http, sockets, guard, web, webAclArn } = props;
  const customHeaders = guard.headers;
  const here = new Construct(scope, 'Front');
  const api = originOf(here, http.api.apiId, { customHeaders });
  const toApi = { ...passing, origin: api };
  const distribution = new Distribution(here, 'Distribution', {
    comment: `Questhall ${stage.name}`,
    defaultBehavior: web,
    defaultRootObject: 'index.html',
    // the first that fits is taken
    additionalBehaviors: {
      [SHEETS]: sheets(here, api),
      '/v1': toApi,
      '/v1/*': toApi,
      '/graphql': toApi,
      '/graphql/schema.graphql': toApi,
      '/.well-known/*': toApi,
      '/ws': {
        ...passing,
        origin: originOf(here, sockets.api.apiId, {
          customHeaders,
          originPath: `/${sockets.stage.stageName}`,
        }),
        functionAssociations: [
          { eventType: FunctionEventType.VIEWER_REQUEST, function: withoutPath(here) },
        ],
      },
    },
    errorResponses: [...neverKept],
    ...(webAclArn === undefined ? {} : { webAclId: webAclArn }),
    ...(stage.domain === undefined ? {} : named(here, stage.domain)),
  });
  acknowledge(distribution, reasons(stage));
  Validations.of(distribution).acknowledge({
    id: '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    reason: 'The root has an object, and no address without a dot reaches the bucket.',
  });
  return distribution;
}

/**
 * The errors that CloudFront must not cache. By default it caches one for ten seconds, for everyone, whatever its
 * policies say: a viewer who may see a match would get "not found". The answers themselves stay as they are.
 */
const neverKept = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));

const passing = {
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
} satisfies Partial<BehaviorOptions>;

const originOf = (here: Construct, apiId: string, props: HttpOriginProps): HttpOrigin =>
  new HttpOrigin(`${apiId}.execute-api.${Stack.of(here).region}.amazonaws.com`, props);

/** A WebSocket API knows its stage and no path below it. */
const withoutPath = (here: Construct): EdgeFunction =>
  new EdgeFunction(here, 'WithoutPath', {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(
      "function handler(event) { event.request.uri = '/'; return event.request; }",
    ),
  });

const named = (here: Construct, { name, certificateArn }: NonNullable<Stage['domain']>) => ({
  domainNames: [name],
  minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
  certificate: Certificate.fromCertificateArn(here, 'Certificate', certificateArn),
});

const reasons = (stage: Stage): Readonly<Record<string, string>> => ({
  CFR1: 'Players may sit anywhere.',
  CFR3: 'Its log is delivered from us-east-1, for only so can queries be left out: see edge-stack.ts.',
  ...(stage.firewall ? {} : { CFR2: 'No firewall for a stage on which we only try things out.' }),
  ...(stage.domain ? {} : { CFR4: 'Only with a domain of its own can it choose its protocols.' }),
});
