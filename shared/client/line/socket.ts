import {
  createClient,
  type FormattedExecutionResult,
  type Sink,
  type SubscribePayload,
} from 'graphql-ws/client';
import type { Ports } from './ports.ts';
import { answered } from './reply.ts';
import { objectOf } from './told.ts';
import type { Tokens } from './tokens.ts';

const MINUTE = 60_000;

/**
 * In milliseconds: after how long a silence a line is asked whether it still stands, at least and at most. API Gateway
 * hangs up after ten minutes, and each ping is paid for.
 */
const PING_AFTER = { least: 4 * MINUTE, most: 9 * MINUTE } as const;
/** In milliseconds: how long it may take to say so; what is expected, to come; and a line, to be made. */
const PONG_WITHIN = 5_000;
const NEWS_WITHIN = 5_000;
const OPEN_WITHIN = 15_000;

/** Who is told of what comes by a subscription. */
export type Listener<Data> = Sink<FormattedExecutionResult<Data>> & {
  /** The service has let itself be heard since it was asked: the line stands, though nothing may come by it for long. */
  stands(): void;
};

export type Socket = {
  subscribe<Data>(payload: SubscribePayload, listener: Listener<Data>): () => void;
  /** Asks at once whether the line still stands: when a page is seen again, or back online. */
  check(): void;
  /** Connects again, with the current token. */
  renew(): void;
  /** Asks so where nothing comes within 5 seconds: news of what was done here are due. */
  expectNews(): void;
  close(): void;
};

type Sources = {
  readonly url: string;
  readonly locale?: string | undefined;
  readonly tokens: Tokens;
  readonly ports: Ports;
};

/**
 * A socket for all that is followed. A line that has gone mute looks as if nothing happened, and
 * `graphql-ws` would read on for ever: so it is pinged, and left where no pong comes.
 */
export function createSocket({ url, locale, tokens, ports }: Sources): Socket {
  const { clock, chance } = ports;
  let open: Line | undefined;
  let callOff = (): void => undefined;
  let count = 0;
  /** Who has asked since the service was heard last. */
  let asking: readonly (() => void)[] = [];

  const later = (ms: number, then: () => void): void => {
    callOff();
    callOff = clock.after(ms, then);
  };
  const terminate = (): void => {
    client.terminate();
  };
  const ping = (): void => {
    // one that nobody needs any more closes for a while
    if (open?.readyState !== OPEN) return;
    open.send(PING);
    later(PONG_WITHIN, terminate);
  };
  const rest = (): void => {
    const { least, most } = PING_AFTER;
    later(least + chance() * (most - least), ping);
  };
  const heard = (): void => {
    rest();
    const told = asking;
    asking = [];
    for (const stands of told) stands();
  };

  const client = createClient({
    url,
    webSocketImpl: outlivingItsErrors(ports.socket),
    retryAttempts: 0,
    keepAlive: 0,
    generateID: () => String((count += 1)),
    connectionParams: async () => {
      const token = await tokens.current();
      return {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(locale !== undefined && { acceptLanguage: locale }),
      };
    },
    on: {
      // one that is never let in looks as if it were still on its way
      connecting: () => {
        later(OPEN_WITHIN, terminate);
      },
      connected(socket) {
        open = objectOf(socket) as Line;
        heard();
      },
      pong: heard,
      message: rest,
      closed() {
        open = undefined;
        callOff();
      },
    },
  });
  return {
    subscribe(payload, listener) {
      const stands = (): void => {
        listener.stands();
      };
      asking = [...asking, stands];
      const unsubscribe = client.subscribe(payload, listener);
      ping();
      return () => {
        asking = asking.filter((each) => each !== stands);
        unsubscribe();
      };
    },
    check: ping,
    renew: terminate,
    expectNews: () => {
      if (open?.readyState === OPEN) later(NEWS_WITHIN, ping);
    },
    close: () => {
      callOff();
      // it fails if a connection that is still being made fails
      void answered(async () => client.dispose());
    },
  };
}

/**
 * The same constructor, of sockets that keep a listener for errors: `ws` throws where one that is still being opened is
 * closed, as `graphql-ws` does once it listens no more.
 */
const outlivingItsErrors = (constructor: unknown): unknown =>
  class extends (constructor as new (...given: readonly unknown[]) => Line) {
    constructor(...given: readonly unknown[]) {
      super(...given);
      this.addEventListener('error', () => undefined);
    }
  };

/** What is used of a socket beside what `graphql-ws` does. */
type Line = {
  readonly readyState: number;
  send(text: string): void;
  addEventListener(name: 'error', listener: () => void): void;
};

const OPEN = 1;
const PING = JSON.stringify({ type: 'ping' });
