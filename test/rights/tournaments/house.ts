import { createApp } from '../../../services/app/app.ts';
import {
  createGraphqlHandler,
  type GraphqlHandler,
} from '../../../services/apis/graphql/server.ts';
import { localIssuer } from '../../../services/accounts/identity/local/issuer.ts';
import { verifier } from '../../../services/accounts/identity/verify.ts';
import { createRestHandler, type RestHandler } from '../../../services/apis/rest/server.ts';
import { followedTournaments } from '../../../services/tournaments/following.ts';
import { executableSchema } from '../../../services/apis/graphql/schema.ts';
import { socketHandler } from '../../../services/apis/sockets/server.ts';
import { tokenValidityOn } from '../../../services/accounts/accounts/token-validity.ts';
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
  const { matches, tournaments, store, close } = await openHall(games);
  const issuer = await localIssuer();
  const app = createApp({
    ...{ games, matches, store, tournaments },
    issuer: issuer.issuer,
    signedIn: verifier(issuer),
    rates: undefined,
    log: { error: (_, { error }) => faults.push(error as Error), warn: () => undefined },
  });
  const { accounts, identify } = app;
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
    graphql: createGraphqlHandler(app),
    rest: createRestHandler(app),
    websocket: tryWebsocket(sockets, channel),
  };
}
