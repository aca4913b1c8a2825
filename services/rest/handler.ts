import { Logger } from '@aws-lambda-powertools/logger';
import { games as catalogue } from '../../shared/games/index.ts';
import { accountsOn } from '../accounts/config.ts';
import { ratesFrom } from '../accounts/rates.ts';
import { issuerFrom } from '../identity/config.ts';
import { matchesOn } from '../matches/on-store.ts';
import { storeFrom } from '../storage/config.ts';
import { createRestHandler, type RestHandler } from './server.ts';

/** The door as the environment describes it; a missing setting throws at once and says which it is. */
export function restFrom(env: Readonly<Record<string, string | undefined>>): RestHandler {
  const games = Object.values(catalogue);
  const store = storeFrom(env);
  return createRestHandler({
    matches: matchesOn(store, games),
    ...accountsOn(store, issuerFrom(env)),
    games,
    rates: ratesFrom(env),
    log: new Logger({ serviceName: 'rest' }),
  });
}

let serving: RestHandler | undefined;

/** The entry of the function: made at its first request, kept for as long as it stays warm. */
export const handler: RestHandler = (event) => (serving ??= restFrom(process.env))(event);
