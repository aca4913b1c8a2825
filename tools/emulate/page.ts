import { runInNewContext } from 'node:vm';
import { extname } from 'node:path';
import * as z from 'zod';
import type { Reply } from '../../services/local/http/reply.ts';
import { resourcesOf, UnfitAssemblyError, type Assembly, type Template } from './assembly.ts';
import { bucketOf, fits } from './bucket.ts';
import type { Resolve } from './resolve.ts';

/**
 * The page as the front serves it: the default behaviour of the distribution, and the bucket behind
 * it.
 */
export type EmulatedPage = {
  /** True if no other behaviour has the address. */
  has(path: string): boolean;
  answer(path: string, accept?: string): Reply;
};

const distribution = z.object({
  DistributionConfig: z.object({
    DefaultCacheBehavior: z.object({
      ResponseHeadersPolicyId: z.string(),
      FunctionAssociations: z.array(
        z.object({
          EventType: z.enum(['viewer-request', 'viewer-response']),
          FunctionARN: z.string(),
        }),
      ),
    }),
    CacheBehaviors: z.array(z.object({ PathPattern: z.string() })),
  }),
});
const policy = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: z.object({
      ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
      ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
      StrictTransportSecurity: z.object({ AccessControlMaxAgeSec: z.number() }),
    }),
    CustomHeadersConfig: z.object({
      Items: z.array(z.object({ Header: z.string(), Value: z.string() })),
    }),
  }),
});
const edge = z.object({ FunctionCode: z.string() });

/** The types of the bucket's objects, by extension. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

export function pageOf(assembly: Assembly, resolve: Resolve): EmulatedPage {
  const { template } = assembly;
  const [front] = resourcesOf(template, 'AWS::CloudFront::Distribution');
  if (front === undefined) throw new UnfitAssemblyError('There is no distribution.');
  const { DefaultCacheBehavior: its, CacheBehaviors } = distribution.parse(
    resolve(front[1].Properties),
  ).DistributionConfig;
  const headers = headersIn(template, resolve, its.ResponseHeadersPolicyId);
  const functionsAt = (event: string) =>
    its.FunctionAssociations.filter(({ EventType }) => EventType === event).map(
      ({ FunctionARN: arn }) => codeOf(template, resolve, arn.replace(/\.FunctionARN$/u, '')),
    );
  const rewrites = functionsAt('viewer-request').map(rewriting);
  const statuses = functionsAt('viewer-response').map(answering);
  const objects = bucketOf(assembly, resolve);
  return {
    has: (path) => !CacheBehaviors.some(({ PathPattern }) => fits(PathPattern, path)),
    answer(path, accept = '') {
      let key = path;
      for (const rewrite of rewrites) {
        const made = rewrite(key, accept);
        if (typeof made !== 'string') return { ...made, headers: { ...headers, ...made.headers } };
        key = made;
      }
      key = key.slice(1);
      const object = objects.get(key);
      if (object === undefined)
        return { statusCode: 404, headers: { ...headers, 'content-type': 'application/xml' } };
      const { body, cacheControl } = object;
      return {
        statusCode: statuses.reduce((status, answer) => answer(path, status), 200),
        headers: {
          ...headers,
          'content-type': types[extname(key)] ?? 'binary/octet-stream',
          ...(cacheControl !== undefined && { 'cache-control': cacheControl }),
        },
        body,
      };
    },
  };
}

/** The headers that a policy adds to every answer. */
function headersIn(template: Template, resolve: Resolve, id: string): Record<string, string> {
  const { SecurityHeadersConfig: secure, CustomHeadersConfig: custom } = policy.parse(
    resolve(template.Resources[id]?.Properties),
  ).ResponseHeadersPolicyConfig;
  return {
    'content-security-policy': secure.ContentSecurityPolicy.ContentSecurityPolicy,
    'referrer-policy': secure.ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': `max-age=${String(secure.StrictTransportSecurity.AccessControlMaxAgeSec)}`,
    'x-content-type-options': 'nosniff',
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
  };
}

const rewritten = z.union([
  z.object({ uri: z.string() }).transform(({ uri }) => uri),
  z
    .object({
      statusCode: z.number(),
      headers: z.record(z.string(), z.object({ value: z.string() })),
      body: z.string(),
    })
    .transform(({ headers, ...reply }): Reply => {
      const named = Object.entries(headers).map(([name, { value }]) => [name, value]);
      return { ...reply, headers: Object.fromEntries(named) as Record<string, string> };
    }),
]);

const codeOf = (template: Template, resolve: Resolve, id: string): string =>
  edge.parse(resolve(template.Resources[id]?.Properties)).FunctionCode;

/** Runs a function of the front on the status of an answer. */
function answering(code: string) {
  return (uri: string, statusCode: number): number => {
    const event = { request: { uri }, response: { statusCode } };
    return answered.parse(runInNewContext(`${code}; handler(event)`, { event })).statusCode;
  };
}

const answered = z.object({ statusCode: z.number() });

/** Runs a function of the front on an address: returns another one, or an answer of its own. */
function rewriting(code: string) {
  return (uri: string, accept: string): string | Reply => {
    const event = { request: { uri, headers: { accept: { value: accept } } } };
    return rewritten.parse(runInNewContext(`${code}; handler(event)`, { event }));
  };
}
