import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';
import { devToken } from '../../services/accounts/identity/local/handler.ts';
import type { LocalIssuer } from '../../services/accounts/identity/local/issuer.ts';
import type { Route } from '../../services/local/http/front.ts';
import { json, type Reply } from '../../services/local/http/reply.ts';
import { openidConfiguration } from '../../services/local/sign-in/configuration.ts';
import { provider } from '../../services/local/sign-in/provider.ts';
import type { EmulatedPage } from './page.ts';

/** The page's configuration of sign-in, from the deployment. */
const told = z.looseObject({ clientId: z.string(), configuration: z.string() });

/**
 * Routes that stand in for the user pool: anyone signs in by any name. The page gets its deployed
 * configuration, except for the address of the pool's own description.
 */
export function signInRoutes(pool: LocalIssuer, page: EmulatedPage): readonly Route[] {
  const CONFIG = '/config.json';
  const config = told.parse(JSON.parse(String(page.answer(CONFIG).body)));
  const signIn = provider(pool, config.clientId);
  const home = ({ headers }: APIGatewayProxyEventV2): string => `http://${headers['host'] ?? ''}/`;
  const configAt = (event: APIGatewayProxyEventV2): Reply => {
    const configuration = `${home(event)}.well-known/openid-configuration`;
    const { body } = json(200, { ...config, configuration });
    return { ...page.answer(CONFIG), body };
  };
  return [
    { path: '/dev/token', methods: ['POST'], answer: devToken(pool) },
    { path: CONFIG, methods: ['GET'], answer: configAt },
    {
      path: '/.well-known/openid-configuration',
      methods: ['GET'],
      answer: (event) => openidConfiguration(pool, home(event)),
    },
    { path: '/oauth/authorize', methods: ['GET', 'POST'], answer: signIn.authorize },
    { path: '/oauth/token', methods: ['POST'], answer: signIn.token },
    { path: '/oauth/revoke', methods: ['POST'], answer: signIn.revoke },
  ];
}
