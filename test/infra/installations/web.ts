import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { pageHeaders } from '../../../services/page/web/headers.ts';
import { resolving } from '../../../tools/emulate/resolve.ts';
import { installations } from '../support/installations.ts';
import { every, type Parsed } from '../support/synth.ts';
import { all, type Statement } from '../support/template.ts';
import { pageAt } from '../../../services/page/web/addresses.ts';

type Behavior = { readonly PathPattern: string } & Readonly<Record<string, Parsed>>;

describe.each(Object.entries(installations))('the page of %s', (_, { service }) => {
  const resolve = resolving({ Resources: Object.fromEntries(Object.entries(service.Resources)) });
  const [front] = all(service, 'AWS::CloudFront::Distribution');
  const config: Parsed = front?.Properties['DistributionConfig'];
  const originOf = ({ TargetOriginId }: { TargetOriginId: string }): Parsed =>
    config.Origins.find(({ Id }: { Id: string }) => Id === TargetOriginId);
  /** The properties of what a behaviour names. */
  const named = (ref: { Ref: string }): Parsed => service.Resources[ref.Ref]?.Properties;

  it('has every address outside of the APIs', () => {
    const behaviors: Behavior[] = config.CacheBehaviors;
    const origins = behaviors.map((its) => [
      its.PathPattern,
      JSON.stringify(originOf(its as never).DomainName).includes('Sockets') ? 'sockets' : 'http',
    ]);
    expect(origins).toEqual([
      // the first that fits is taken: sheets before all of the API
      ['/v1/games/*/sheets/*', 'http'],
      ['/v1', 'http'],
      ['/v1/*', 'http'],
      ['/graphql', 'http'],
      ['/graphql/schema.graphql', 'http'],
      ['/.well-known/*', 'http'],
      ['/ws', 'sockets'],
    ]);
    expect(originOf(config.DefaultCacheBehavior)).toMatchObject({
      OriginAccessControlId: expect.anything(),
      S3OriginConfig: { OriginAccessIdentity: '' },
    });
  });

  it('passes answers of the APIs on unchanged, and caches only sheets', () => {
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
    // parameters that are not in the key do not reach the API either
    expect(sheets).not.toHaveProperty('OriginRequestPolicyId');
    for (const error of config.CustomErrorResponses) {
      expect(Object.keys(error).sort()).toEqual(['ErrorCachingMinTTL', 'ErrorCode']);
      expect(error.ErrorCachingMinTTL).toBe(0);
    }
  });

  it('is sent with the same headers as in the local run', () => {
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

  /** The function of the front at an event. */
  const edge = (event: string) => {
    const its = config.DefaultCacheBehavior.FunctionAssociations.find(
      ({ EventType }: { EventType: string }) => EventType === event,
    );
    const { FunctionCode: code } = named({ Ref: its.FunctionARN['Fn::GetAtt'][0] });
    return (input: object): Parsed => runInNewContext(`${code}; handler(event)`, { event: input });
  };

  it('is served at the addresses of its routes, as in the local run', () => {
    const asked = (uri: string, accept?: string): Parsed =>
      edge('viewer-request')({
        request: { uri, ...(accept !== undefined && { headers: { accept: { value: accept } } }) },
      });
    const html = 'text/html,application/xhtml+xml';
    for (const [file, uris] of Object.entries({
      '/index.html': [
        '/',
        '/new',
        '/signed-in',
        '/tournaments/t',
        '/games/talisman/leaderboards/LIVE',
      ],
      '/match.html': ['/matches/m-1', '/matches/m-1/replay', '/matches/m-1/'],
    })) {
      for (const uri of uris) {
        for (const accept of [html, '*/*']) {
          expect(asked(uri, accept).uri, uri).toBe(file);
          expect(pageAt(uri, accept), uri).toBe(file);
        }
        expect(asked(uri).uri, uri).toBe(file);
      }
    }
    for (const uri of [
      '/nothing',
      '/matches',
      '/matches/m-1/x',
      '/newer',
      '/tournaments/t/console',
    ]) {
      expect(asked(uri, html).uri, uri).toBe('/missing.html');
      expect(pageAt(uri, html), uri).toBe('/missing.html');
    }
    for (const [uri, accept] of [
      ['/v2/games', '*/*'],
      ['/api/v1/games', 'text/html'],
      ['/graphql/', 'text/html'],
      ['/matches/m-1', 'application/json'],
      ['/nothing', '*/*'],
    ] as const) {
      const { statusCode, body = '' } = asked(uri, accept);
      expect(statusCode, uri).toBe(404);
      expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
      expect(pageAt(uri, accept), uri).toBeUndefined();
    }
    for (const file of ['/assets/main-1.js', '/config.json', '/assets/gone-2.css']) {
      expect(asked(file).uri).toBe(file);
    }
  });

  it('is sent as a 404 for a missing path, whatever address the function gets', () => {
    const status = (uri: string, statusCode = 200): number =>
      edge('viewer-response')({ request: { uri }, response: { statusCode } }).statusCode;
    for (const uri of ['/missing.html', '/nothing', '/matches/m-1/x']) {
      expect(status(uri), uri).toBe(404);
      expect(status(uri, 304), uri).toBe(304);
    }
    for (const uri of ['/', '/index.html', '/match.html', '/matches/m-1', '/assets/main-1.js']) {
      expect(status(uri), uri).toBe(200);
    }
  });

  it('is readable only by its front', () => {
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

  it('keeps the files of earlier releases, and links to a file only once it exists', () => {
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

  it('knows the identity provider, and may exchange its tokens', () => {
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
