import { createApp, type App } from '../../../services/app/app.ts';
import { refuse } from '../../../services/platform/requests/refusal.ts';
import type { RateLimits } from '../../../services/accounts/accounts/rates.ts';
import { localIssuer } from '../../../services/accounts/identity/local/issuer.ts';
import { verifier } from '../../../services/accounts/identity/verify.ts';
import { createGraphqlHandler } from '../../../services/apis/graphql/server.ts';
import type { Matches } from '../../../services/matches/contract.ts';
import type { Role } from '../../../services/platform/requests/actor.ts';
import { afterAll, beforeAll } from 'vitest';
import type { Game } from '../../../shared/engine/index.ts';
import { games as catalogue } from '../../../services/matches/games/loaded.ts';
import { openHall, type Hall } from './hall.ts';
import { httpEvent, type Sent } from './event.ts';
import { noughts } from './noughts.ts';

/** The GraphQL API, as a client sees it. */
export type GraphqlApi = {
  /** Sends one request as it is. */
  send(sent: Sent): Promise<ReceivedUpdate>;
  /** Sends one operation the usual way. */
  ask(query: string, manner?: Manner): Promise<ReceivedUpdate>;
  /** The faults that were logged, in order. */
  readonly faults: readonly Readonly<Record<string, unknown>>[];
};
export type Manner = {
  readonly as?: string;
  readonly roles?: readonly Role[];
  /** The token to show instead of a sign-in. */
  readonly token?: string;
  readonly variables?: object;
  readonly headers?: Readonly<Record<string, string>>;
};
export type ReceivedUpdate = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly requestId: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the query asked for
  readonly data: any;
  readonly errors: readonly {
    readonly message: string;
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
};

const games: readonly Game[] = [noughts, ...Object.values(catalogue)];

/** Opens the real API on the real use-cases around the tests of a file. */
export function useApi(): () => GraphqlApi {
  let opened: (GraphqlApi & { readonly hall: Hall }) | undefined;
  beforeAll(async () => {
    const hall = await openHall(games);
    opened = { ...(await doorTo(hall.matches, hall)), hall };
  });
  afterAll(() => opened?.hall.close());
  return () => {
    if (opened === undefined) throw new TypeError('The API is open while tests run.');
    return opened;
  };
}

/** @param on what accounts are kept on; without it there are none */
export async function doorTo(
  matches: Matches,
  on?: Pick<Hall, 'store'> & Partial<Pick<Hall, 'queues' | 'tournaments'>>,
  rates?: RateLimits,
): Promise<GraphqlApi> {
  const faults: Readonly<Record<string, unknown>>[] = [];
  const issuer = await localIssuer();
  const app = createApp({
    ...{ games, rates },
    ...(on === undefined ? { store: nowhere as unknown as App['store'] } : on),
    matches: matches as App['matches'],
    issuer: issuer.issuer,
    signedIn: verifier(issuer),
    leaving: { exportOf: nobody, deleteAccount: nobody, keepGuest: nobody },
    log: { error: (_, details) => faults.push(details), warn: () => undefined },
  });
  const handler = createGraphqlHandler(app);

  async function send(sent: Sent): Promise<ReceivedUpdate> {
    const event = httpEvent(sent);
    const { statusCode = 0, headers = {}, body = '' } = await handler(event);
    const { requestId } = event.requestContext;
    const { data, errors = [] } = JSON.parse(body || '{}') as Partial<ReceivedUpdate>;
    return { status: statusCode, headers, text: body, requestId, data, errors };
  }

  return {
    send,
    faults,
    async ask(query, { as, roles, token: shown, variables, headers = {} } = {}) {
      const signedIn =
        as === undefined ? undefined : await issuer.issue({ subject: as, roles, name: named(as) });
      const token = shown ?? signedIn;
      return send({
        headers: {
          ...headers,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      });
    },
  };
}

const nobody = () => refuse('FORBIDDEN', 'Nobody leaves here.');

/** No account has ever said anything of itself. */
const nowhere = {
  accounts: { profile: () => Promise.resolve(undefined) } as unknown as Hall['store']['accounts'],
  tickets: { notes: () => Promise.resolve([]) } as unknown as Hall['store']['tickets'],
  summaries: {
    list: () => Promise.resolve({ items: [], hasNext: false }),
  } as unknown as Hall['store']['summaries'],
  wakeUps: { set: () => Promise.resolve() } as unknown as Hall['store']['wakeUps'],
  secrets: {
    keep: () => Promise.resolve('kept'),
    read: () => Promise.resolve(undefined),
  } satisfies Hall['store']['secrets'],
  tenures: {
    put: () => Promise.resolve(),
    lately: () => Promise.resolve([]),
    all: () => Promise.resolve([]),
  } satisfies Hall['store']['tenures'],
  ratings: {
    all: () => Promise.resolve([]),
    tally: () => Promise.resolve(undefined),
    putTally: () => Promise.resolve(true),
    rated: () => Promise.resolve([]),
    putRated: () => Promise.resolve(true),
    isAdded: () => Promise.resolve(false),
    markAdded: () => Promise.resolve(),
    board: () => Promise.resolve({ items: [], hasNext: false }),
  } satisfies Hall['store']['ratings'],
  vacations: {
    read: () => Promise.resolve(undefined),
    put: () => Promise.resolve(true),
  } satisfies Hall['store']['vacations'],
  attentions: {
    find: () => Promise.resolve(undefined),
    openOf: () => Promise.resolve([]),
    put: () => Promise.resolve(true),
  } satisfies Hall['store']['attentions'],
  documents: {
    read: () => Promise.resolve(undefined),
    put: () => Promise.resolve(true),
  } satisfies Hall['store']['documents'],
  events: {
    append: () => Promise.resolve('stored'),
    load: () => Promise.resolve(undefined),
    unchanged: () => Promise.resolve(new Set()),
    range: () => Promise.resolve([]),
    keepParts: () => Promise.resolve(),
    parts: () => Promise.resolve(new Map()),
  } satisfies Hall['store']['events'],
  talk: {
    message: () => Promise.resolve(undefined),
    latest: () => Promise.resolve([]),
    put: () => Promise.resolve(true),
    saidAt: () => Promise.resolve([]),
    said: () => Promise.resolve(undefined),
    putSaid: () => Promise.resolve(true),
  } satisfies Hall['store']['talk'],
  reports: {
    find: () => Promise.resolve(undefined),
    put: () => Promise.resolve(true),
    list: () => Promise.resolve([]),
  } satisfies Hall['store']['reports'],
  mailings: {
    claim: () => Promise.resolve(true),
    turn: (_: string, { at }: { at: string }) => Promise.resolve(at),
  },
  vapidKeys: { keep: (fresh: unknown) => Promise.resolve(fresh) },
  deliveries: {
    find: () => Promise.resolve(undefined),
    latest: () => Promise.resolve([]),
    put: () => Promise.resolve(true),
  } satisfies Hall['store']['deliveries'],
  channelSecrets: {
    put: () => Promise.resolve(),
    read: () => Promise.resolve(undefined),
    remove: () => Promise.resolve(),
  } satisfies Hall['store']['channelSecrets'],
  operatorTimes: {
    read: () => Promise.resolve({ held: [], credits: [] }),
    hold: () => Promise.resolve(),
    release: () => Promise.resolve(),
    credit: () => Promise.resolve(),
  } satisfies Hall['store']['operatorTimes'],
  places: {
    take: () => Promise.resolve(undefined),
    free: () => Promise.resolve(),
    vacate: () => Promise.resolve(),
  } satisfies Hall['store']['places'],
};

const named = (subject: string): string => subject.charAt(0).toUpperCase() + subject.slice(1);
