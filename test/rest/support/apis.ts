import { createApp, type App } from '../../../services/app/app.ts';
import { afterAll, beforeAll } from 'vitest';
import { rateLimits, type Rates } from '../../../services/accounts/accounts/rates.ts';
import { createGraphqlHandler } from '../../../services/apis/graphql/server.ts';
import { localIssuer } from '../../../services/accounts/identity/local/issuer.ts';
import { verifier } from '../../../services/accounts/identity/verify.ts';
import type { Matches } from '../../../services/matches/contract.ts';
import type { Role } from '../../../services/platform/requests/actor.ts';
import { createRestHandler } from '../../../services/apis/rest/server.ts';
import type { Game } from '../../../shared/engine/index.ts';
import { games as catalogue } from '../../../services/matches/games/loaded.ts';
import { httpEvent, type Sent } from '../../graphql/support/event.ts';
import { openHall, type Hall } from '../../graphql/support/hall.ts';
import { noughts } from '../../graphql/support/noughts.ts';
import { checkKept } from './promised.ts';
import type { RestReply } from './reply.ts';

/** The GraphQL and the REST API to the same matches, as a client sees them. */
export type RestAndGraphql = {
  readonly matches: Matches;
  /** Sends a request to the REST API; the response must keep the contract. */
  rest(method: string, path: string, manner?: Manner): Promise<RestReply>;
  /** Sends a request to the REST API as it is, even against the contract. */
  raw(sent: Sent): Promise<RestReply>;
  graphql(
    query: string,
    variables: object,
    as?: string,
    roles?: readonly Role[],
  ): Promise<GraphqlAnswer>;
  token(as: string, roles?: readonly Role[]): Promise<string>;
  /** The faults that were logged, in order. */
  readonly faults: readonly { readonly requestId: string; readonly error: Error }[];
};
export type Manner = {
  /** The account that signs in, or an access token. */
  readonly as?: string;
  readonly roles?: readonly Role[];
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
export type GraphqlAnswer = {
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the query asked for
  readonly data: any;
  readonly errors: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly currentVersion?: number };
  }[];
};

/** The store of the app, and members in place of those that it would make. */
type Given = Pick<App, 'store'> & Partial<Pick<App, 'games' | 'now' | 'queues' | 'tournaments'>>;

const everyGame: readonly Game[] = [noughts, ...Object.values(catalogue)];

/** Opens the real APIs on the real use-cases around the tests of a file. */
export function useDoors(now?: () => Date): () => RestAndGraphql & { readonly hall: Hall } {
  let opened: (RestAndGraphql & { readonly hall: Hall }) | undefined;
  beforeAll(async () => {
    const hall = await openHall(everyGame, now);
    const { store, queues, tournaments } = hall;
    const given = { store, queues, tournaments, ...(now && { now }) };
    opened = { ...(await apisTo(hall.matches, given)), hall };
  });
  afterAll(() => opened?.hall.close());
  return () => {
    if (opened === undefined) throw new TypeError('The APIs are open while tests run.');
    return opened;
  };
}

const isAccessToken = (as: string): boolean => as.startsWith('qh_pat_');

export async function apisTo(
  matches: Matches,
  { games = everyGame, ...given }: Given,
  rates?: Rates,
  env: Readonly<Record<string, string>> = {},
): Promise<RestAndGraphql> {
  const faults: { requestId: string; error: Error }[] = [];
  const issuer = await localIssuer();
  const app = createApp({
    ...given,
    ...{ env, games },
    matches: matches as App['matches'],
    issuer: issuer.issuer,
    signedIn: verifier(issuer),
    rates: rates && rateLimits(rates),
    log: {
      error: (_, details) => faults.push(details as (typeof faults)[number]),
      warn: () => undefined,
    },
  });
  const handlers = { rest: createRestHandler(app), graphql: createGraphqlHandler(app) };
  const token = (as: string, roles?: readonly Role[]) => issuer.issue({ subject: as, roles });
  const signed = async (as?: string, roles?: readonly Role[]): Promise<RestReply['headers']> =>
    as === undefined
      ? {}
      : { authorization: `Bearer ${isAccessToken(as) ? as : await token(as, roles)}` };

  async function raw(sent: Sent): Promise<RestReply> {
    const event = httpEvent(sent);
    const { statusCode = 0, headers = {}, body: text = '' } = await handlers.rest(event);
    const { requestId } = event.requestContext;
    const isJson = /^application\/(problem\+)?json/.test(String(headers['content-type']));
    const body: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
    return { status: statusCode, headers: headers as RestReply['headers'], text, body, requestId };
  }

  return {
    matches,
    faults,
    raw,
    token,
    async rest(method, address, { as, roles, body, headers = {} } = {}) {
      const [path = '', query = ''] = address.split('?');
      const told = await raw({
        method,
        path,
        query,
        headers: { ...(await signed(as, roles)), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      checkKept(method, path, told);
      return told;
    },
    async graphql(query, variables, as, roles) {
      const headers = await signed(as, roles);
      const event = httpEvent({ headers, body: JSON.stringify({ query, variables }) });
      const { body = '' } = await handlers.graphql(event);
      const { data, errors = [] } = JSON.parse(body) as Partial<GraphqlAnswer>;
      return { data, errors };
    },
  };
}
