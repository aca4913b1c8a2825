import {
  createClient,
  type FormattedExecutionResult,
  type Sink,
  type SubscribePayload,
} from 'graphql-ws/client';
import type { Ports } from './ports.ts';
import { answered } from './reply.ts';
import { objectOf } from './outcome.ts';
import type { Tokens } from './tokens.ts';

const MINUTE = 60_000;

/**
 * The silence after which a connection is pinged, at least and at most, in milliseconds. API Gateway
 * closes it after ten minutes, and each ping is paid for.
 */
const PING_AFTER = { least: 4 * MINUTE, most: 9 * MINUTE } as const;
/** Timeouts in milliseconds: for a pong, for expected news, and for opening a connection. */
const PONG_WITHIN = 5_000;
const NEWS_WITHIN = 5_000;
const OPEN_WITHIN = 15_000;

/** Callbacks of a subscription. */
export type Listener<Data> = Sink<FormattedExecutionResult<Data>> & {
  /**
   * The service has been heard since the ping: the connection stands, even if no news comes for long.
   */
  stands(): void;
};

export type Socket = {
  subscribe<Data>(payload: SubscribePayload, listener: Listener<Data>): () => void;
  /** Pings the connection at once: when a page becomes visible again, or comes online. */
  check(): void;
  /** Connects again, with the current token. */
  renew(): void;
  /** Pings the connection if nothing comes within 5 seconds: news of an act from here is due. */
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
 * One socket for all subscriptions. A mute connection looks like a quiet one, and `graphql-ws` would
 * wait for ever: so it is pinged, and dropped if no pong comes.
 */
export function createSocket({ url, locale, tokens, ports }: Sources): Socket {
  const { clock, chance } = ports;
  let open: Line | undefined;
  let callOff = (): void => undefined;
  let count = 0;
  /** The callbacks waiting to hear from the service. */
  let asking: readonly (() => void)[] = [];

  const later = (ms: number, then: () => void): void => {
    callOff();
    callOff = clock.after(ms, then);
  };
  const terminate = (): void => {
    client.terminate();
  };
  const ping = (): void => {
    // A connection without subscriptions closes after a while.
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
      // A connection that is never accepted looks as if it were still opening.
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
      // Fails if a connection that is still opening fails.
      void answered(async () => client.dispose());
    },
  };
}

/**
 * The same constructor, of sockets that keep a listener for errors: `ws` throws if a socket is closed
 * while opening, as `graphql-ws` does once it no longer listens.
 */
const outlivingItsErrors = (constructor: unknown): unknown =>
  class extends (constructor as new (...given: readonly unknown[]) => Line) {
    constructor(...given: readonly unknown[]) {
      super(...given);
      this.addEventListener('error', () => undefined);
    }
  };

/** The members of a socket that are used besides those `graphql-ws` uses. */
type Line = {
  readonly readyState: number;
  send(text: string): void;
  addEventListener(name: 'error', listener: () => void): void;
};

const OPEN = 1;
const PING = JSON.stringify({ type: 'ping' });
