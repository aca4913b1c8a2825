import { FollowMatch, type Locale } from '../generated/operations.ts';
import type { Ports } from '../line/ports.ts';
import type { Socket } from '../line/socket.ts';
import type { Refusal } from '../line/told.ts';
import type { Tokens } from '../line/tokens.ts';
import { waitAfter } from '../line/waits.ts';
import { failureOf, type Failure } from './failure.ts';
import type { LineState } from './line-state.ts';
import { take, type Line, type Table, type Update } from './table.ts';

/** What a step of a match has brought. */
export type Change = {
  /** What was added to the story; a snapshot bears none of it. */
  readonly log: readonly Line[];
  /** Whether the view came whole: steps may be missing between it and the one before. */
  readonly isSnapshot: boolean;
};

/** Who is told of a match that is followed. Called one after another, never at once. */
export type Watcher = {
  table(table: Table, change: Change): void;
  state(state: LineState): void;
};

export type Following = {
  /** The machine is online again, or is not: nothing is tried without a network. */
  online(is: boolean): void;
  close(): void;
};

export type FollowSources = {
  readonly socket: Socket;
  readonly tokens: Tokens;
  readonly ports: Pick<Ports, 'clock' | 'chance'>;
  readonly locale?: Locale | undefined;
};

/**
 * Follows a match: every version once and in order, from where it was left whenever the line comes back.
 * What comes twice is passed over; where a version is missing the view is taken whole.
 */
export function follow(sources: FollowSources, matchId: string, watcher: Watcher): Following {
  const { socket, tokens, ports, locale } = sources;
  let table: Table | undefined;
  let tries = 0;
  let isOnline = true;
  let isOver = false;
  /** Ends the subscription, or the wait for the next. */
  let stop = (): void => undefined;

  let said: LineState | undefined;

  const say = (state: LineState): void => {
    const isNews = state.is !== said?.is || state.is === 'waiting';
    said = state;
    if (isNews && !isOver) watcher.state(state);
  };
  const end = (state: LineState): void => {
    say(state);
    isOver = true;
    stop();
  };

  const subscribe = (from: 'here' | 'whole'): void => {
    stop();
    const after = from === 'here' ? table?.version : undefined;
    let isCurrent = true;
    const current =
      <T>(act: (value: T) => void) =>
      (value: T) => {
        if (isCurrent) act(value);
      };
    const variables = {
      id: matchId,
      ...(after !== undefined && { after }),
      ...(locale && { locale }),
    };
    const unsubscribe = socket.subscribe<{ readonly match: Update }>(
      { query: FollowMatch, variables },
      {
        next: current(({ data, errors }) => {
          if (data?.match) takeUp(data.match);
          else failed(failureOf(errors ?? []));
        }),
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

  const takeUp = (update: Update): void => {
    tries = 0;
    const taken = take(table, update);
    if (taken === 'known') return say({ is: 'live' });
    if (taken === 'gap') return subscribe('whole');
    table = taken.table;
    watcher.table(table, { log: update.log, isSnapshot: update.patch === null });
    if (table.status === 'FINISHED' || table.status === 'ABANDONED') return end({ is: 'over' });
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

  /** Whoever gets no other token than the one that was refused need not try again. */
  const renew = async (): Promise<void> => {
    const refused = await tokens.current();
    const fresh = await tokens.instead(refused);
    if (isOver) return;
    if (fresh === undefined || fresh === refused) return end({ is: 'refused', refusal: notKnown });
    stop = ports.clock.after(waitAfter(tries, ports.chance), again);
  };

  const again = (): void => {
    say({ is: 'connecting' });
    subscribe('here');
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
  message: 'The token was refused, and there is no other.',
  retryable: false,
  details: {},
};
