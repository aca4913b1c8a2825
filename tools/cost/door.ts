import { leavingOn } from '../../services/leaving/on-store.ts';
import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { attentionOn } from '../../services/notifications/attention/on-store.ts';
import { talkOn } from '../../services/matches/chat/on-store.ts';
import { queuesOn } from '../../services/matches/lobby/queues/on-store.ts';
import { ratingsOn } from '../../services/accounts/ratings/account-ratings.ts';
import { notificationsOn } from '../../services/notifications/delivery/on-store.ts';
import { accountsOn } from '../../services/accounts/accounts/config.ts';
import { exportsOn } from '../../services/apis/http/exports.ts';
import { createGraphqlHandler } from '../../services/apis/graphql/server.ts';
import { localIssuer } from '../../services/accounts/identity/local/issuer.ts';
import { remembering } from '../../services/accounts/identity/remember.ts';
import { verifier } from '../../services/accounts/identity/verify.ts';
import type { Answer } from '../../services/matches/contract.ts';
import { matchesOn } from '../../services/matches/on-store.ts';
import type { Game } from '../../shared/engine/index.ts';
import type { Store } from '../../services/platform/storage/contract.ts';
import { tournamentsOn } from '../../services/tournaments/on-store.ts';
import { podMatchesOn } from '../../services/tournaments/pod-matches-on.ts';
import type { Clock } from '../../services/platform/time/clock.ts';

const sight = `version status view waitingOn
  questions { id kind text min max askedAt options { id text group } }`;
const answering = `mutation ($input: AnswerInput!) { answer(input: $input) { version match { ${sight} } } }`;
const looking = `query ($id: ID!) { match(id: $id) { ${sight} } }`;

/** The GraphQL door, as its function has it. Whatever it refuses is thrown. */
export type Door = {
  answer(account: string, input: Answer): Promise<void>;
  look(account: string, id: string): Promise<void>;
  /** Sends a request of one's own. */
  ask(account: string, body: object): Promise<void>;
};

/** @param now game time */
export async function doorOn(store: Store, game: Game, now: Clock): Promise<Door> {
  const issuer = await localIssuer();
  const matches = matchesOn(store, [game], { now });
  const { accounts, identify } = accountsOn(store, remembering(verifier(issuer)));
  const attention = attentionOn(store);
  const queues = queuesOn(store, [game], { matches, now });
  const tournaments = tournamentsOn(store, [game], {
    matches: podMatchesOn(matches),
    now,
  });
  const handler = createGraphqlHandler({
    issuer: issuer.issuer,
    ...{ matches, accounts, identify, attention },
    queues,
    tournaments,
    ratings: ratingsOn(store, now),
    talk: talkOn(store, matches, { now }),
    leaving: leavingOn(store, { matches, accounts, attention, queues, tournaments }),
    notifications: notificationsOn(store),
    games: [game],
    exports: exportsOn(store.places),
    log: { error: fail },
  });
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (subject: string): Promise<string> => {
    const token = tokens.get(subject) ?? issuer.issue({ subject });
    tokens.set(subject, token);
    return token;
  };
  const ask = async (account: string, body: object): Promise<void> => {
    const { body: told = '' } = await handler(eventOf(await tokenOf(account), body));
    const { errors } = JSON.parse(told) as { readonly errors?: unknown };
    if (errors !== undefined) fail('The door refused', errors);
  };
  return {
    answer: (account, input) => ask(account, { query: answering, variables: { input } }),
    look: (account, id) => ask(account, { query: looking, variables: { id } }),
    ask,
  };
}

const fail = (message: string, details: unknown): never => {
  throw new Error(`${message}: ${JSON.stringify(details)}`);
};

/** A request as the HTTP API hands it over. */
function eventOf(token: string, body: object): APIGatewayProxyEventV2 {
  const [method, path, host] = ['POST', '/graphql', 'questhall.example'];
  return {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: path,
    rawQueryString: '',
    headers: { host, 'content-type': 'application/json', authorization: `Bearer ${token}` },
    requestContext: {
      accountId: '000000000000',
      apiId: 'cost',
      domainName: host,
      domainPrefix: 'cost',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'cost' },
      requestId: randomUUID(),
      routeKey: `${method} ${path}`,
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
    },
    isBase64Encoded: false,
    body: JSON.stringify(body),
  };
}
