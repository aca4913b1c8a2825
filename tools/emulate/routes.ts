import * as z from 'zod';
import { nameOf, resourcesOf, UnfitAssemblyError, type Template } from './assembly.ts';
import { functionIn, type Resolve } from './resolve.ts';

/** The authorizer of a route. */
export type Authorizer = {
  readonly name: string;
  /** The header that must be there. */
  readonly header: string;
  /** Number of seconds for which its answer is cached. */
  readonly ttl: number;
};

/** A route of an API, with its function. */
export type ApiRoute = {
  /** `GET /graphql`, `ANY /v1/{proxy+}`, `$connect` … */
  readonly key: string;
  /** The function; absent: the request goes to an address outside. */
  readonly name: string | undefined;
  readonly authorizer: Authorizer | undefined;
};

/** An API with its routes; `headers` are added by the front to each request. */
export type Api = {
  readonly id: string;
  readonly routes: readonly ApiRoute[];
  readonly headers: Readonly<Record<string, string>>;
};

const route = z.object({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string().transform((text) => text.replace('integrations/', '')),
  AuthorizerId: z.string().optional(),
});
const integration = z.object({
  IntegrationType: z.enum(['AWS_PROXY', 'HTTP_PROXY']),
  IntegrationUri: z.string(),
});
const authorizer = z.object({
  AuthorizerUri: z.string(),
  AuthorizerResultTtlInSeconds: z.number().default(0),
  IdentitySource: z.tuple([z.string()]),
});
const api = z.object({ ProtocolType: z.enum(['HTTP', 'WEBSOCKET']) });

/** The API of this kind. */
export function apiOf(template: Template, resolve: Resolve, protocol: 'HTTP' | 'WEBSOCKET'): Api {
  const [id] =
    resourcesOf(template, 'AWS::ApiGatewayV2::Api').find(
      ([, { Properties }]) => api.parse(resolve(Properties)).ProtocolType === protocol,
    ) ?? [];
  if (id === undefined) throw new UnfitAssemblyError(`There is no ${protocol} API.`);
  const propertiesOf = (of: string): unknown => resolve(template.Resources[of]?.Properties);
  const authorizerNamed = (of: string): Authorizer => {
    const { AuthorizerUri, AuthorizerResultTtlInSeconds, IdentitySource } = authorizer.parse(
      propertiesOf(of),
    );
    const header = IdentitySource[0].split('.').at(-1) ?? '';
    return { name: nameOf(functionIn(AuthorizerUri)), header, ttl: AuthorizerResultTtlInSeconds };
  };
  const routes = resourcesOf(template, 'AWS::ApiGatewayV2::Route')
    .map(([, { Properties }]) => route.parse(resolve(Properties)))
    .filter(({ ApiId }) => ApiId === id)
    .map(({ RouteKey, Target, AuthorizerId }): ApiRoute => {
      const { IntegrationType, IntegrationUri } = integration.parse(propertiesOf(Target));
      return {
        key: RouteKey,
        name: IntegrationType === 'AWS_PROXY' ? nameOf(functionIn(IntegrationUri)) : undefined,
        authorizer: AuthorizerId === undefined ? undefined : authorizerNamed(AuthorizerId),
      };
    });
  return { id, routes, headers: headersTo(template, resolve, id) };
}

const distribution = z.object({
  DistributionConfig: z.object({
    Origins: z.array(
      z.object({
        DomainName: z.string(),
        OriginCustomHeaders: z
          .array(z.object({ HeaderName: z.string(), HeaderValue: z.string() }))
          .default([]),
      }),
    ),
  }),
});

/** The headers that the front adds to requests to an API. */
function headersTo(
  template: Template,
  resolve: Resolve,
  apiId: string,
): Readonly<Record<string, string>> {
  const fronts = resourcesOf(template, 'AWS::CloudFront::Distribution').flatMap(
    ([, { Properties }]) => distribution.parse(resolve(Properties)).DistributionConfig.Origins,
  );
  const origin = fronts.find(({ DomainName }) => DomainName.startsWith(`${apiId}.`));
  return Object.fromEntries(
    (origin?.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [
      HeaderName,
      HeaderValue,
    ]),
  );
}

/** The route of a request; of several the most specific, as API Gateway chooses. */
export function routeFor(
  routes: readonly ApiRoute[],
  method: string,
  path: string,
): ApiRoute | undefined {
  const weight = ({ key }: ApiRoute): number =>
    key.length - (key.includes('{') ? 1_000 : 0) - (key.includes('+}') ? 1_000 : 0);
  return routes
    .filter(({ key }) => {
      const [its = '', pattern = ''] = key.split(' ');
      return (its === 'ANY' || its === method) && patternOf(pattern).test(path);
    })
    .toSorted((a, b) => weight(b) - weight(a))[0];
}

const patternOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\{\w+\+\}/g, '.+').replace(/\{\w+\}/g, '[^/]+')}$`);
