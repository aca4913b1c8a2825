import {
  createClient,
  type FormattedExecutionResult,
  type Sink,
  type SubscribePayload,
} from 'graphql-ws/client';
import type { Ports } from './ports.ts';
import { objectOf } from './told.ts';
import type { Tokens } from './tokens.ts';

/** In milliseconds: how often a line is asked whether it still stands, and how long it may take to say so. */
const PING_EVERY = 25_000;
const PONG_WITHIN = 5_000;

/** Who is told of what comes by a subscription. */
export type Listener<Data> = Sink<FormattedExecutionResult<Data>> & {
  /** The service has let itself be heard since it was asked: the line stands, though nothing may come by it for long. */
  stands(): void;
};

export type Socket = {
  subscribe<Data>(payload: SubscribePayload, listener: Listener<Data>): () => void;
  /** Asks at once whether the line still stands: when a page is seen again, or back online. */
  check(): void;
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
  const { clock } = ports;
  let open: Line | undefined;
  let callOff = (): void => undefined;
  let count = 0;
  /** Who has asked since the service was heard last. */
  let asking: readonly (() => void)[] = [];

  const later = (ms: number, then: () => void): void => {
    callOff();
    callOff = clock.after(ms, then);
  };
  const ping = (): void => {
    // one that nobody needs any more closes for a while
    if (open?.readyState !== OPEN) return;
    open.send(PING);
    later(PONG_WITHIN, () => {
      client.terminate();
    });
  };
  const rest = (): void => {
    later(PING_EVERY, ping);
  };
  const heard = (): void => {
    rest();
    const told = asking;
    asking = [];
    for (const stands of told) stands();
  };

  const client = createClient({
    url,
    webSocketImpl: ports.socket,
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
    close: () => {
      callOff();
      void client.dispose();
    },
  };
}

/** What is used of a socket beside what `graphql-ws` does. */
type Line = { readonly readyState: number; send(text: string): void };

const OPEN = 1;
const PING = JSON.stringify({ type: 'ping' });
