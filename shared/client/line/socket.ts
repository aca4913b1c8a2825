import { createClient, type Client } from 'graphql-ws/client';
import type { Ports } from './ports.ts';
import { objectOf } from './told.ts';
import type { Tokens } from './tokens.ts';

/** In milliseconds: how often a line is asked whether it still stands, and how long it may take to say so. */
const PING_EVERY = 25_000;
const PONG_WITHIN = 5_000;

export type Socket = Pick<Client, 'subscribe'> & {
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
  let open: { send(text: string): void } | undefined;
  let callOff = (): void => undefined;
  let count = 0;

  const later = (ms: number, then: () => void): void => {
    callOff();
    callOff = clock.after(ms, then);
  };
  const ping = (): void => {
    if (open === undefined) return;
    open.send(PING);
    later(PONG_WITHIN, () => {
      client.terminate();
    });
  };
  const rest = (): void => {
    later(PING_EVERY, ping);
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
        open = objectOf(socket) as { send(text: string): void };
        rest();
      },
      pong: rest,
      message: rest,
      closed() {
        open = undefined;
        callOff();
      },
    },
  });
  return {
    subscribe: client.subscribe,
    check: ping,
    close: () => {
      callOff();
      void client.dispose();
    },
  };
}

const PING = JSON.stringify({ type: 'ping' });
