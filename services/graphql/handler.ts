import { randomBytes } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import { z } from 'zod';
import { games as catalogue } from '../../shared/games/index.ts';
import { identityFrom } from '../identity/config.ts';
import { createMatches } from '../matches/index.ts';
import { createClient } from '../storage/client.ts';
import { createStore } from '../storage/store.ts';
import { createGraphqlHandler, type GraphqlHandler } from './server.ts';

const settings = z.object({
  TABLE_NAME: z.string().min(1),
  /** A database other than the region's own. */
  DYNAMODB_ENDPOINT: z.url().optional(),
});

/** The door as the environment describes it; a missing setting throws at once and says which it is. */
export function graphqlFrom(env: Readonly<Record<string, string | undefined>>): GraphqlHandler {
  const { TABLE_NAME: table, DYNAMODB_ENDPOINT: endpoint } = settings.parse(env);
  const identify = identityFrom(env);
  const { events, secrets, heads } = createStore({ client: createClient({ endpoint }), table });
  const games = Object.values(catalogue);
  const now = () => new Date();
  return createGraphqlHandler({
    matches: createMatches({
      store: events,
      secrets,
      index: heads,
      games,
      now,
      random: randomBytes,
    }),
    games,
    identify,
    log: new Logger({ serviceName: 'graphql' }),
  });
}

let serving: GraphqlHandler | undefined;

/** The entry of the function: made at its first request, kept for as long as it stays warm. */
export const handler: GraphqlHandler = (event) => (serving ??= graphqlFrom(process.env))(event);
