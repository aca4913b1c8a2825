import type { Document } from '../document.ts';
import type { Ports } from '../line/ports.ts';
import { answered } from '../line/reply.ts';
import type { Socket } from '../line/socket.ts';
import type { Refusal } from '../line/outcome.ts';
import type { Tokens } from '../line/tokens.ts';
import { waitAfter } from '../line/waits.ts';
import { failureOf, type Failure } from './failure.ts';
import type { LineState } from './line-state.ts';

export type Following = {
  /** Call when the machine goes online or offline: nothing is tried without a network. */
  online(is: boolean): void;
  close(): void;
};

export type StaySources = {
  readonly socket: Socket;
  readonly tokens: Tokens;
  readonly ports: Pick<Ports, 'clock' | 'chance'>;
};

/** The course of a subscription after an event: it goes on, restarts, or has ended. */
export type Next = 'on' | 'again' | 'over';

/** A subscription to be kept up: its document, variables and callbacks. */
export type FollowRequest<Data, Variables> = {
  readonly document: Document<Data, Variables>;
  /** The variables to continue with; read again at each reconnection. */
  variables(): Variables;
  next(data: Data): Next;
  state(state: LineState): void;
};

/**
 * Subscribes, and resubscribes after reconnection or with a new token, until it is over, refused for
 * good or closed.
 */
export function stay<Data, Variables>(
  { socket, tokens, ports }: StaySources,
  wanted: FollowRequest<Data, Variables>,
): Following {
  let tries = 0;
  let isOnline = true;
  let isOver = false;
  /** Ends the subscription, or the wait for the next. */
  let stop = (): void => undefined;

  let said: LineState | undefined;

  const say = (state: LineState): void => {
    const isNews = state.is !== said?.is || state.is === 'waiting';
    said = state;
    if (isNews && !isOver) wanted.state(state);
  };
  const end = (state: LineState): void => {
    say(state);
    isOver = true;
    stop();
  };

  const subscribe = (): void => {
    stop();
    let isCurrent = true;
    const current =
      <T>(act: (value: T) => void) =>
      (value: T) => {
        if (isCurrent) act(value);
      };
    // The socket takes any object for variables.
    const variables = wanted.variables() as Record<string, unknown>;
    const unsubscribe = socket.subscribe<Data>(
      { query: wanted.document, variables },
      {
        next: current(({ data, errors }) => {
          if (data) takeUp(data);
          else failed(failureOf(errors ?? []));
        }),
        stands: () => {
          if (isCurrent) say({ is: 'live' });
        },
        error: current((error) => failed(failureOf(error))),
        complete: () => {
          if (isCurrent) failed({ is: 'lost', retryAfter: 0 });
        },
      },
    );
    stop = () => {
      isCurrent = false;
      unsubscribe();
    };
  };

  const takeUp = (data: Data): void => {
    tries = 0;
    const next = wanted.next(data);
    if (next === 'again') return subscribe();
    if (next === 'over') return end({ is: 'over' });
    say({ is: 'live' });
  };

  const failed = (failure: Failure): void => {
    stop();
    if (isOver) return;
    if (failure.is === 'refused') return end({ is: 'refused', refusal: failure.refusal });
    tries += 1;
    if (!isOnline) return say({ is: 'offline' });
    say({ is: 'waiting', tries });
    const { clock, chance } = ports;
    if (failure.is === 'token') return void renew();
    stop = clock.after(Math.max(failure.retryAfter, waitAfter(tries, chance)), again);
  };

  /** Gets another token; if it is the one that was refused, trying again is of no use. */
  const renew = async (): Promise<void> => {
    const other = await answered(async () => {
      const refused = await tokens.current();
      const fresh = await tokens.instead(refused);
      return { isFresh: fresh !== undefined && fresh !== refused };
    });
    if (isOver) return;
    if (other?.isFresh === false) return end({ is: 'refused', refusal: notKnown });
    stop = ports.clock.after(waitAfter(tries, ports.chance), again);
  };

  const again = (): void => {
    say({ is: 'connecting' });
    subscribe();
  };

  again();
  return {
    online(is) {
      const wasOnline = isOnline;
      isOnline = is;
      if (isOver) return;
      if (is && !wasOnline) {
        tries = 0;
        again();
      } else if (!is && wasOnline) {
        stop();
        say({ is: 'offline' });
      }
    },
    close: () => {
      isOver = true;
      stop();
    },
  };
}

const notKnown: Refusal = {
  code: 'UNAUTHENTICATED',
  message: 'The token was refused. Sign in again.',
  retryable: false,
  details: {},
};
