import { Duration } from 'aws-cdk-lib/core';
import {
  AccessLevel,
  CachePolicy,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Construct } from 'constructs';
import {
  APIS,
  MATCH_PAGE,
  MATCHES,
  MISSING_PAGE,
  PAGE,
  PAGES,
} from '../../services/page/web/addresses.ts';
import { pageHeaders, STRICT_SECONDS } from '../../services/page/web/headers.ts';
import type { SignIn } from '../sign-in/user-pool.ts';
import type { Stage } from '../stage.ts';
import { webFiles } from './web-files.ts';

export type WebProps = {
  readonly stage: Stage;
  /** The folder with the files of the built page. */
  readonly files: string;
  readonly signIn: Pick<SignIn, 'page' | 'origins'>;
};

/** The page: its files in a private bucket, and how the front answers with them. */
export function web(scope: Construct, { stage, files, signIn }: WebProps): BehaviorOptions {
  const here = new Construct(scope, 'Web');
  const bucket = webFiles(here, { stage, files, config: signIn.page });
  return {
    // the right to list makes a missing file a 404; the function lets no one list
    origin: S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: new CachePolicy(here, 'Cache', {
      comment: 'The files of the page, for as long as each says.',
      ...upTo,
    }),
    responseHeadersPolicy: headersPolicy(here, signIn.origins),
    functionAssociations: [
      { eventType: FunctionEventType.VIEWER_REQUEST, function: onePage(here) },
      { eventType: FunctionEventType.VIEWER_RESPONSE, function: missing(here) },
    ],
  };
}

/**
 * The lifetimes of a cache that follows each answer's own, compressed, and the same for all equal
 * requests.
 */
export const upTo = {
  minTtl: Duration.seconds(0),
  defaultTtl: Duration.seconds(0),
  maxTtl: Duration.days(365),
  enableAcceptEncodingGzip: true,
  enableAcceptEncodingBrotli: true,
};

/**
 * The page that answers at an address, as `pageAt` has it; a file has a dot in its name. Where none does, a 404 in
 * JSON answers.
 */
const onePage = (here: Construct): EdgeFunction =>
  new EdgeFunction(here, 'OnePage', {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(`function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (uri.includes('.')) return request;
  const accept = request.headers && request.headers.accept ? request.headers.accept.value : '';
  const html = accept.includes('text/html');
  const known = ${String(PAGES)}.test(uri);
  if (known && (html || !accept.includes('json'))) {
    request.uri = uri.startsWith('${MATCHES}') ? '${MATCH_PAGE}' : '${PAGE}';
    return request;
  }
  if (!known && html && !${String(APIS)}.test(uri)) {
    request.uri = '${MISSING_PAGE}';
    return request;
  }
  const extensions = { code: 'NOT_FOUND', retryable: false };
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'application/json; charset=utf-8' } },
    body: JSON.stringify({ errors: [{ message: 'No such path: ' + uri + '.', extensions }] }),
  };
}`),
  });

/** Sends the page at an unknown address as a 404. The browser keeps its copy if nothing is new. */
const missing = (here: Construct): EdgeFunction =>
  new EdgeFunction(here, 'Missing', {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(`function handler(event) {
  const response = event.response;
  const uri = event.request.uri;
  const known = uri.includes('.') ? uri !== '${MISSING_PAGE}' : ${String(PAGES)}.test(uri);
  if (known || response.statusCode !== 200) return response;
  response.statusCode = 404;
  response.statusDescription = 'Not Found';
  return response;
}`),
  });

/** Builds the policy of the page's headers; the ones that CloudFront knows are set one by one. */
function headersPolicy(here: Construct, origins: readonly string[]): ResponseHeadersPolicy {
  const headers = pageHeaders(origins);
  const override = true;
  return new ResponseHeadersPolicy(here, 'Headers', {
    comment: 'What every file of the page is sent with.',
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: headers['content-security-policy'],
        override,
      },
      contentTypeOptions: { override },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(STRICT_SECONDS),
        override,
      },
    },
    customHeadersBehavior: {
      customHeaders: (['cross-origin-opener-policy', 'permissions-policy'] as const).map(
        (header) => ({ header, value: headers[header], override }),
      ),
    },
  });
}
