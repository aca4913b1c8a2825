import { createApp } from '../../services/app/app.ts';
import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { createGraphqlHandler } from '../../services/apis/graphql/server.ts';
import { localIssuer } from '../../services/accounts/identity/local/issuer.ts';
import { remembering } from '../../services/accounts/identity/remember.ts';
import { verifier } from '../../services/accounts/identity/verify.ts';
import type { Answer } from '../../services/matches/contract.ts';
import type { Game } from '../../shared/engine/index.ts';
import type { Store } from '../../services/platform/storage/contract.ts';
import type { Clock } from '../../services/platform/time/clock.ts';

const sight = `version status view waitingOn
  questions { id kind text min max askedAt options { id text group } }`;
const answering = `mutation ($input: AnswerInput!) { answer(input: $input) { version match { ${sight} } } }`;
const looking = `query ($id: ID!) { match(id: $id) { ${sight} } }`;

/** The GraphQL API, as its function has it. Whatever it refuses is thrown. */
export type CostApi = {
  answer(account: string, input: Answer): Promise<void>;
  look(account: string, id: string): Promise<void>;
  /** Sends a request of one's own. */
  ask(account: string, body: object): Promise<void>;
};

/** @param now game time */
export async function apiOn(store: Store, game: Game, now: Clock): Promise<CostApi> {
  const issuer = await localIssuer();
  const handler = createGraphqlHandler(
    createApp({
      ...{ games: [game], now, store },
      issuer: issuer.issuer,
      signedIn: remembering(verifier(issuer)),
      rates: undefined,
      log: { error: fail, warn: fail },
    }),
  );
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (subject: string): Promise<string> => {
    const token = tokens.get(subject) ?? issuer.issue({ subject });
    tokens.set(subject, token);
    return token;
  };
  const ask = async (account: string, body: object): Promise<void> => {
    const { body: told = '' } = await handler(eventOf(await tokenOf(account), body));
    const { errors } = JSON.parse(told) as { readonly errors?: unknown };
    if (errors !== undefined) fail('The API refused', errors);
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
