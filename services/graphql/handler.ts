import { Logger } from '@aws-lambda-powertools/logger';
import { games as catalogue } from '../../shared/games/index.ts';
import { accountsOn } from '../accounts/config.ts';
import { ratesFrom } from '../accounts/rates.ts';
import { issuerFrom } from '../identity/config.ts';
import { matchesOn } from '../matches/on-store.ts';
import { storeFrom } from '../storage/config.ts';
import { createGraphqlHandler, type GraphqlHandler } from './server.ts';

/** The door as the environment describes it; a missing setting throws at once and says which it is. */
export function graphqlFrom(env: Readonly<Record<string, string | undefined>>): GraphqlHandler {
  const games = Object.values(catalogue);
  const store = storeFrom(env);
  return createGraphqlHandler({
    matches: matchesOn(store, games),
    ...accountsOn(store, issuerFrom(env)),
    games,
    rates: ratesFrom(env),
    log: new Logger({ serviceName: 'graphql' }),
  });
}

let serving: GraphqlHandler | undefined;

/** The entry of the function: made at its first request, kept for as long as it stays warm. */
export const handler: GraphqlHandler = (event) => (serving ??= graphqlFrom(process.env))(event);
