import { undescribed } from '../../../schema/generated/undescribed.ts';
import { buildContract } from '../documents/contract.ts';
import { tokenValidityOn } from '../../accounts/accounts/token-validity.ts';
import { identifyOn } from '../../accounts/accounts/account-cache.ts';
import { ratesFrom } from '../../accounts/accounts/rates.ts';
import { issuerFrom } from '../../accounts/identity/config.ts';
import { visibilityOn } from '../../matches/views/visibility.ts';
import { instruments } from '../../platform/observability/instruments.ts';
import { messages } from '../../platform/observability/invocation-kinds.ts';
import { storeFrom } from '../../platform/storage/config.ts';
import { followedTournaments } from '../../tournaments/following.ts';
import { loadTournamentAccess } from '../../tournaments/tournament-access.ts';
import { channelFrom } from './config.ts';
import type { SocketEvent, SocketHandler } from './event.ts';
import { socketHandler } from './server.ts';

/** The sockets API as the environment describes it; throws at once if a setting is missing, and names it. */
export function socketsFrom(
  env: Readonly<Record<string, string | undefined>>,
  its = instruments('sockets'),
): SocketHandler {
  const store = storeFrom(env, its.follow);
  const { connections, subscriptions } = store;
  return socketHandler({
    schema: buildContract(undescribed),
    identify: identifyOn(store.accounts, issuerFrom(env)),
    isValid: tokenValidityOn(store.accounts),
    rates: ratesFrom(env),
    matches: visibilityOn(store.events, loadTournamentAccess(store.events)),
    tournaments: followedTournaments(store.events),
    connections,
    subscriptions,
    channel: channelFrom(env),
  });
}

const its = instruments('sockets');
let serving: SocketHandler | undefined;

/** The entry of the function: made at its first event, kept for as long as it stays warm. */
export const handler = its.around(messages, (event: SocketEvent) =>
  (serving ??= socketsFrom(process.env, its))(event),
);
