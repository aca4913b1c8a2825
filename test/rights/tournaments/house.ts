import { accountsOn } from '../../../services/accounts/accounts/config.ts';
import { attentionOn } from '../../../services/notifications/attention/on-store.ts';
import {
  createGraphqlHandler,
  type GraphqlHandler,
} from '../../../services/apis/graphql/server.ts';
import { localIssuer } from '../../../services/accounts/identity/local/issuer.ts';
import { verifier } from '../../../services/accounts/identity/verify.ts';
import { leavingOn } from '../../../services/leaving/on-store.ts';
import { notificationsOn } from '../../../services/notifications/delivery/on-store.ts';
import { ratingsOn } from '../../../services/accounts/ratings/account-ratings.ts';
import { createRestHandler, type RestHandler } from '../../../services/apis/rest/server.ts';
import { exportsOn } from '../../../services/apis/http/exports.ts';
import { waitingFrom } from '../../../services/apis/rest/waiting.ts';
import { talkOn } from '../../../services/matches/chat/on-store.ts';
import { followedTournaments } from '../../../services/tournaments/following.ts';
import { executableSchema } from '../../../services/apis/graphql/schema.ts';
import { socketHandler } from '../../../services/apis/sockets/server.ts';
import { tokenValidityOn } from '../../../services/accounts/accounts/token-validity.ts';
import { systemClock } from '../../../services/platform/time/clock.ts';
import { openHall } from '../../graphql/support/hall.ts';
import { secretNumbers } from '../../support/secret-numbers.ts';
import { notebook, tryWebsocket } from '../websocket.ts';
import type { TryAt } from '../attempt.ts';
import { peopleOf } from './people.ts';
import type { Ground } from './scene.ts';

/** All APIs on one store, and the people who make attempts through them. */
export type House = Ground & {
  readonly graphql: GraphqlHandler;
  readonly rest: RestHandler;
  readonly websocket: TryAt;
  /** Internal errors; a missing right must never cause one. */
  readonly faults: readonly Error[];
  close(): Promise<void>;
};

export async function openHouse(): Promise<House> {
  const games = [secretNumbers];
  const faults: Error[] = [];
  const { matches, queues, tournaments, store, close } = await openHall(games);
  const issuer = await localIssuer();
  const { accounts, identify } = accountsOn(store, verifier(issuer));
  const attention = attentionOn(store);
  const ground = {
    issuer: issuer.issuer,
    ...{ matches, accounts, identify, attention, queues, tournaments, games },
    talk: talkOn(store, matches),
    notifications: notificationsOn(store),
    ratings: ratingsOn(store, systemClock),
    leaving: leavingOn(store, { matches, accounts, attention, queues, tournaments }),
    waiting: waitingFrom({}, store.places),
    exports: exportsOn(store.places),
    log: { error: (_: string, { error }: { readonly error: Error }) => faults.push(error) },
  };
  const channel = notebook();
  const { connections, subscriptions } = store;
  const sockets = socketHandler({
    schema: executableSchema(),
    isValid: tokenValidityOn(store.accounts),
    tournaments: followedTournaments(store.events),
    ...{ identify, matches, connections, subscriptions, channel },
  });
  return {
    ...{ tournaments, store, faults, close },
    people: await peopleOf(accounts, issuer),
    graphql: createGraphqlHandler(ground),
    rest: createRestHandler(ground),
    websocket: tryWebsocket(sockets, channel),
  };
}
