import { accountsOn } from '../accounts/config.ts';
import { ratesFrom } from '../accounts/rates.ts';
import { beaconFrom } from '../beacon/config.ts';
import { issuerFrom } from '../identity/config.ts';
import { matchesOn } from '../matches/on-store.ts';
import { counted } from '../observability/counted.ts';
import { instruments } from '../observability/instruments.ts';
import { requests } from '../observability/invocation-kinds.ts';
import { playableFrom } from '../packs/playable.ts';
import { storeFrom } from '../storage/config.ts';
import { waitingFrom } from './waiting.ts';
import { createRestHandler, type RestHandler } from './server.ts';

/** The door as the environment describes it; a missing setting throws at once and says which it is. */
export function restFrom(
  env: Readonly<Record<string, string | undefined>>,
  its = instruments('rest'),
): RestHandler {
  const store = counted(storeFrom(env, its.follow), its);
  const games = playableFrom(env);
  return createRestHandler({
    matches: matchesOn(store, games, beaconFrom(env)),
    ...accountsOn(store, issuerFrom(env)),
    games,
    waiting: waitingFrom(env, store.places),
    rates: ratesFrom(env),
    log: its.log,
  });
}

const its = instruments('rest');
let serving: RestHandler | undefined;

/** The entry of the function: made at its first request, kept for as long as it stays warm. */
export const handler = its.around(requests, (event: Parameters<RestHandler>[0]) =>
  (serving ??= restFrom(process.env, its))(event),
);
