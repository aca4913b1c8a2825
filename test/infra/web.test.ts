import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { pageHeaders } from '../../services/web/headers.ts';
import { resolving } from '../../tools/emulate/resolve.ts';
import { installations } from './support/installations.ts';
import { every, type Parsed } from './support/synth.ts';
import { all, type Statement } from './support/template.ts';
import { answersWithPage } from '../../services/web/addresses.ts';

type Behavior = { readonly PathPattern: string } & Readonly<Record<string, Parsed>>;

describe.each(Object.entries(installations))('the page of %s', (_, { service }) => {
  const resolve = resolving({ Resources: Object.fromEntries(Object.entries(service.Resources)) });
  const [front] = all(service, 'AWS::CloudFront::Distribution');
  const config: Parsed = front?.Properties['DistributionConfig'];
  const originOf = ({ TargetOriginId }: { TargetOriginId: string }): Parsed =>
    config.Origins.find(({ Id }: { Id: string }) => Id === TargetOriginId);
  /** The properties of what a behaviour names. */
  const named = (ref: { Ref: string }): Parsed => service.Resources[ref.Ref]?.Properties;

  it('has every address that is none of the doors', () => {
    const behaviors: Behavior[] = config.CacheBehaviors;
    const doors = behaviors.map((its) => [
      its.PathPattern,
      JSON.stringify(originOf(its as never).DomainName).includes('Sockets') ? 'sockets' : 'http',
    ]);
    expect(doors).toEqual([
      // the first that fits is taken: sheets before all of the API
      ['/v1/games/*/sheets/*', 'http'],
      ['/v1*', 'http'],
      ['/graphql', 'http'],
      ['/graphql/*', 'http'],
      ['/.well-known/*', 'http'],
      ['/ws', 'sockets'],
    ]);
    expect(originOf(config.DefaultCacheBehavior)).toMatchObject({
      OriginAccessControlId: expect.anything(),
      S3OriginConfig: { OriginAccessIdentity: '' },
    });
  });

  it('leaves the answers of the doors as they are, and keeps none but sheets', () => {
    const disabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
    const [sheets, ...others] = config.CacheBehaviors as Behavior[];
    for (const its of others) expect(its['CachePolicyId'], its.PathPattern).toBe(disabled);
    expect(named(sheets?.['CachePolicyId']).CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 31_536_000,
      ParametersInCacheKeyAndForwardedToOrigin: {
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['locale'] },
      },
    });
    // what is not in the key does not reach the door either
    expect(sheets).not.toHaveProperty('OriginRequestPolicyId');
    for (const error of config.CustomErrorResponses) {
      expect(Object.keys(error).sort()).toEqual(['ErrorCachingMinTTL', 'ErrorCode']);
      expect(error.ErrorCachingMinTTL).toBe(0);
    }
  });

  it('is sent with the headers that the local run sends', () => {
    const { ResponseHeadersPolicyConfig: said } = named(
      config.DefaultCacheBehavior.ResponseHeadersPolicyId,
    );
    const security: Parsed = resolve(said.SecurityHeadersConfig);
    const strict = security.StrictTransportSecurity.AccessControlMaxAgeSec;
    const custom = said.CustomHeadersConfig.Items.map((it: Parsed) => [it.Header, it.Value]);
    const policy: string = security.ContentSecurityPolicy.ContentSecurityPolicy;
    const [, ...origins] = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect({
      'content-security-policy': policy,
      'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
      'strict-transport-security': `max-age=${strict}`,
      ...(security.ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
      ...Object.fromEntries(custom),
    }).toEqual(pageHeaders(origins));
    expect(origins).toHaveLength(2);
    expect(origins[0]).toBe('https://cognito-idp.eu-central-1.amazonaws.com');
    expect(origins[1]).toMatch(/^https:\/\/\S+\.auth\.eu-central-1\.amazoncognito\.com$/);
  });

  it('stands at every address without a dot', () => {
    const [association] = config.DefaultCacheBehavior.FunctionAssociations;
    expect(association.EventType).toBe('viewer-request');
    const its = named({ Ref: association.FunctionARN['Fn::GetAtt'][0] });
    const asked = (uri: string): string =>
      runInNewContext(`${its.FunctionCode}; handler(event).uri`, { event: { request: { uri } } });
    for (const address of ['/', '/matches', '/new', '/signed-in', '/tournaments/t/console']) {
      expect(asked(address)).toBe('/index.html');
    }
    for (const address of ['/matches/m-1', '/matches/m-1/replay']) {
      expect(asked(address)).toBe('/match.html');
    }
    const answered = (uri: string, accept: string) =>
      runInNewContext(`${its.FunctionCode}; handler(event)`, {
        event: { request: { uri, headers: { accept: { value: accept } } } },
      }) as { uri?: string; statusCode?: number; body?: string };
    for (const [uri, accept] of [
      ['/v2/games', '*/*'],
      ['/api/v1/games', 'text/html'],
      ['/matches/m-1', 'application/json'],
      ['/nothing', '*/*'],
    ] as const) {
      const { statusCode, body = '' } = answered(uri, accept);
      expect(statusCode, uri).toBe(404);
      expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
      expect(answersWithPage(uri, accept), uri).toBe(false);
    }
    for (const [uri, accept] of [
      ['/tournaments', '*/*'],
      ['/nothing', 'text/html'],
    ] as const) {
      expect(answered(uri, accept).uri, uri).toBe('/index.html');
      expect(answersWithPage(uri, accept), uri).toBe(true);
    }
    for (const file of ['/assets/main-1.js', '/config.json', '/assets/gone-2.css']) {
      expect(asked(file)).toBe(file);
    }
  });

  it('is read by its front alone', () => {
    const [id] = every(service, 'AWS::S3::Bucket').keys();
    const policy = all(service, 'AWS::S3::BucketPolicy').find(
      ({ Properties }) => Properties['Bucket'].Ref === id,
    );
    const statements: Statement[] = policy?.Properties['PolicyDocument'].Statement;
    const allowed = statements.filter(({ Effect }) => Effect === 'Allow');
    expect(allowed).toHaveLength(1);
    expect(allowed[0]).toMatchObject({
      Action: ['s3:GetObject', 's3:ListBucket'],
      Principal: { Service: 'cloudfront.amazonaws.com' },
    });
    expect(JSON.stringify(allowed[0]?.Condition)).toContain('FrontDistribution');
  });

  it('keeps the files of earlier releases, and names a file once it is there', () => {
    const [assets, rest, ...none] = [...every(service, 'Custom::CDKBucketDeployment').entries()];
    expect(none).toEqual([]);
    expect(assets?.[1].Properties).toMatchObject({
      Prune: false,
      Exclude: ['*'],
      Include: ['assets/*'],
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(rest?.[1].Properties).toMatchObject({
      Prune: false,
      Exclude: ['assets/*'],
      SystemMetadata: { 'cache-control': 'no-cache' },
    });
    expect(JSON.stringify(rest?.[1])).toContain(assets?.[0]);
  });

  it('is told who signs people in, whose tokens it may change for others', () => {
    const told = all(service, 'Custom::CDKBucketDeployment').flatMap(({ Properties }) =>
      (Properties['SourceMarkers'] ?? []).flatMap(Object.values),
    );
    const [client] = every(service, 'AWS::Cognito::UserPoolClient').keys();
    expect(told).toContainEqual({ Ref: client });
    const [its] = all(service, 'AWS::Cognito::UserPoolClient');
    expect(its?.Properties).toMatchObject({
      EnableTokenRevocation: true,
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
    });
  });
});
