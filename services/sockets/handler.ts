import { games as catalogue } from '../../shared/games/index.ts';
import { executableSchema } from '../graphql/schema.ts';
import { accountsOn } from '../accounts/config.ts';
import { ratesFrom } from '../accounts/rates.ts';
import { issuerFrom } from '../identity/config.ts';
import { matchesOn } from '../matches/on-store.ts';
import { storeFrom } from '../storage/config.ts';
import { channelFrom } from './config.ts';
import type { SocketHandler } from './event.ts';
import { socketHandler } from './server.ts';

/** The door as the environment describes it; a missing setting throws at once and says which it is. */
export function socketsFrom(env: Readonly<Record<string, string | undefined>>): SocketHandler {
  const store = storeFrom(env);
  const { connections, subscriptions } = store;
  return socketHandler({
    schema: executableSchema,
    identify: accountsOn(store, issuerFrom(env)).identify,
    rates: ratesFrom(env),
    matches: matchesOn(store, Object.values(catalogue)),
    connections,
    subscriptions,
    channel: channelFrom(env),
  });
}

let serving: SocketHandler | undefined;

/** The entry of the function: made at its first event, kept for as long as it stays warm. */
export const handler: SocketHandler = (event) => (serving ??= socketsFrom(process.env))(event);
