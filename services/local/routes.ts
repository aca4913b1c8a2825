import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { PUBLISHED } from '../apis/graphql/published.ts';
import type { GraphqlHandler } from '../apis/graphql/server.ts';
import { devToken, jwksOf } from '../accounts/identity/local/handler.ts';
import type { LocalIssuer } from '../accounts/identity/local/issuer.ts';
import type { RestHandler } from '../apis/rest/server.ts';
import type { Route } from './http/front.ts';
import { json } from './http/reply.ts';
import { addresses, cleanHost } from './pages/addresses.ts';
import { explorer, explorerFiles } from './pages/explorer.ts';
import { landing } from './pages/landing.ts';
import { moveClock, readClock } from './timers/dev-clock.ts';
import type { GameClock } from './timers/game-clock.ts';
import type { LocalTimers } from './timers/timers.ts';
import { openidConfiguration, pageConfig } from './sign-in/configuration.ts';
import { provider } from './sign-in/provider.ts';
import type { Outbox } from './outbox/outbox.ts';
import { reference, referenceFiles } from './pages/reference.ts';
import { webFiles } from './pages/web.ts';

export type RouteHandlers = {
  readonly graphql: GraphqlHandler;
  readonly rest: RestHandler;
  readonly issuer: LocalIssuer;
  readonly clock: GameClock;
  readonly timers: Pick<LocalTimers, 'moveTo'>;
  readonly outbox: Pick<Outbox, 'reply'>;
  /** The name of this machine, for clients that do not say how they call it. */
  readonly host: string;
  /** Returns the demo match to watch, if there is one. */
  demo(): Promise<string | undefined>;
};

/** Everything that answers by HTTP. */
export function routes({
  graphql,
  rest,
  issuer,
  clock,
  timers,
  outbox,
  host,
  demo,
}: RouteHandlers): readonly Route[] {
  const at = (event: APIGatewayProxyEventV2) => addresses(cleanHost(event.headers['host'], host));
  const files = explorerFiles();
  const web = webFiles();
  const signIn = provider(issuer);
  return [
    { path: '/graphql', answer: graphql },
    { path: PUBLISHED, methods: ['GET'], answer: graphql },
    { path: '/v1/docs', methods: ['GET'], answer: () => reference() },
    { path: '/v1/docs/', methods: ['GET'], answer: (event) => referenceFiles(event.rawPath) },
    { path: '/v1', answer: rest },
    { path: '/v1/', answer: rest },
    {
      path: '/developers',
      methods: ['GET'],
      answer: async (event) => landing(at(event), await demo()),
    },
    {
      path: '/explorer',
      methods: ['GET'],
      answer: async (event) => explorer(at(event), await demo()),
    },
    { path: '/explorer/', methods: ['GET'], answer: (event) => files(event.rawPath) },
    { path: '/health', methods: ['GET'], answer: () => json(200, { status: 'ok' }) },
    { path: '/dev/token', methods: ['POST'], answer: devToken(issuer) },
    { path: '/dev/clock', methods: ['GET'], answer: () => readClock({ clock }) },
    { path: '/dev/clock', methods: ['POST'], answer: moveClock({ clock, timers }) },
    { path: '/dev/outbox', methods: ['GET'], answer: outbox.reply },
    {
      path: '/config.json',
      methods: ['GET'],
      answer: (event) => pageConfig(issuer, at(event).home),
    },
    {
      path: '/.well-known/openid-configuration',
      methods: ['GET'],
      answer: (event) => openidConfiguration(issuer, at(event).home),
    },
    { path: '/oauth/authorize', methods: ['GET', 'POST'], answer: signIn.authorize },
    { path: '/oauth/token', methods: ['POST'], answer: signIn.token },
    { path: '/oauth/revoke', methods: ['POST'], answer: signIn.revoke },
    { path: '/.well-known/jwks.json', methods: ['GET'], answer: jwksOf(issuer) },
    {
      path: '/*',
      methods: ['GET'],
      answer: async (event) => {
        // its first page lists the matches in play
        if (event.rawPath === '/') await demo();
        return web(event.rawPath, event.headers);
      },
    },
  ];
}
