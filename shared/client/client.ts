import { heed, type AttentionNews } from './attention/heed.ts';
import { createAnswers, type Choice, type AnswerResult, type Resumed } from './answers/answers.ts';
import { createAsk, createCommand, type Command } from './answers/commands.ts';
import { follow, type Watcher } from './follow/follow.ts';
import type { Following } from './follow/stay.ts';
import type { SeatInfo, Line, Update } from './follow/table.ts';
import { ReadSeats, ReadSteps, ReadStory, type Locale } from './generated/operations.ts';
import { createPauses } from './line/pauses.ts';
import type { Ports } from './line/ports.ts';
import { createRequest, type Request } from './line/request.ts';
import { createSocket } from './line/socket.ts';
import { lineLost, type Refusal, type Outcome } from './line/outcome.ts';
import { createTokens, type AskToken } from './line/tokens.ts';
import { back } from './lists/pages.ts';
import { createSheets, type Sheet } from './sheet/sheets.ts';
import { listen, type TalkListener } from './talk/listen.ts';
import { attend, type Attendant } from './tournaments/attend.ts';

export type ClientOptions = {
  /** The service's origin, without a path: `https://example.org`. */
  readonly origin: string;
  /** The URL of its WebSocket, if that is not `/ws` of the origin. */
  readonly socketUrl?: string;
  /** The language of every text; that of the account unless given. */
  readonly locale?: Locale;
  readonly token: AskToken;
  readonly ports: Ports;
};

/** A client of the service: requests, follows, answers and reads history, on any platform. */
export type Client = {
  /** Sends any document of the contract; its types come with it. */
  readonly request: Request;
  /** Sends a query until it is answered, through lost connections and rate limits. */
  readonly ask: Request;
  /** Sends a command until it is settled, under an id, so that it takes effect once. */
  readonly command: Command;
  /**
   * Follows a match until it is over or `close`d; questions answered here are left out.
   * @param first the update to continue from, if one was read already
   */
  follow(matchId: string, watcher: Watcher, first?: Update): Following;
  /**
   * Follows a match's chat: after the message of this id, else from the latest 100; until `close`d.
   */
  listen(
    at: { readonly matchId: string; readonly after?: string },
    hearer: TalkListener,
  ): Following;
  /** Follows the account's attention items, until `close`d. */
  heed(hear: (news: AttentionNews) => void): Following;
  /** Follows a tournament from a version on, until `close`d. */
  attend(
    at: { readonly tournamentId: string; readonly after: number },
    attendant: Attendant,
  ): Following;
  /** Answers a question, once, through lost connections; a refusal is a value. */
  answer(choice: Choice): Promise<AnswerResult>;
  /** Stops sending an unsettled answer, for instance when offline, so that another can be given. */
  withdraw(questionId: string): void;
  /** Sends again the answers under way when the page was left, and returns them. */
  resume(): Promise<readonly Resumed[]>;
  /** The seats of a table and their players; ask again if `Table.seatsAt` has changed. */
  seats(matchId: string): Promise<Outcome<readonly SeatInfo[]>>;
  /**
   * The constant data of a game, cached between visits; pass `revision` if `Game.revision` is known.
   */
  sheet(gameId: string, locale: Locale, revision?: string): Promise<Outcome<Sheet>>;
  /** The log before a version, from its end, a page of whole versions at a time. */
  story(matchId: string, span?: PageSpan): AsyncGenerator<Outcome<readonly Line[]>, void>;
  /** The steps of past versions: at most 100 after one; without `after` a snapshot of `upTo`. */
  steps(matchId: string, span: StepSpan): Promise<Outcome<readonly Update[]>>;
  /**
   * Call when the page becomes visible again: pings the connection, ends all waits, and sends
   * unanswered requests again.
   */
  check(): void;
  /**
   * Call when the page is hidden: after half an hour its connection is closed, until you `check` it.
   */
  hide(): void;
  /** Asks for a token again, and resubscribes with it: from here on another account acts. */
  renew(): void;
  /** Call when the machine goes online or offline. */
  online(is: boolean): void;
  close(): void;
};

export type PageSpan = { readonly before?: number; readonly size?: number };
export type StepSpan = { readonly after?: number; readonly upTo?: number; readonly first?: number };

/** The time that a hidden page goes on following, in milliseconds. */
const HIDDEN_FOR = 30 * 60_000;

/** Default size of a page: log lines, or steps. */
const PAGE = 50;

export function createClient({ origin, socketUrl, locale, token, ports }: ClientOptions): Client {
  const tokens = createTokens(token, ports);
  const request = createRequest({ origin, locale: locale?.toLowerCase(), tokens, ports });
  const url = socketUrl ?? `${origin.replace(/^http/u, 'ws')}/ws`;
  const socket = createSocket({ url, locale: locale?.toLowerCase(), tokens, ports });
  const pauses = createPauses(ports.clock);
  const insisting = { request, pauses, chance: ports.chance };
  const command = createCommand(insisting);
  const answers = createAnswers({ command, ports });
  const sheets = createSheets({ origin, request, ports });
  const followings = new Set<Following>();
  const from = { socket, tokens, ports, locale };
  let isOnline = true;
  /** True if the page was hidden so long that its connection is closed; `stay` cancels that timer. */
  let isAway = false;
  let stay = (): void => undefined;
  const tellOnline = (): void => {
    for (const following of followings) following.online(isOnline && !isAway);
  };
  /** Registers a subscription for network changes until it is closed. */
  const held = (following: Following): Following => {
    followings.add(following);
    if (isAway) following.online(false);
    return {
      online: following.online,
      close: () => {
        followings.delete(following);
        following.close();
      },
    };
  };
  const inLocale = locale === undefined ? {} : { locale };

  const inMatch = async <T, M>(
    told: Promise<Outcome<{ readonly match: M | null }>>,
    pick: (match: M) => T,
  ): Promise<Outcome<T>> => {
    const result = await told;
    if ('refusal' in result) return result;
    const { match } = result.data;
    return match === null ? { refusal: noMatch } : { data: pick(match) };
  };

  return {
    request,
    ask: createAsk(insisting),
    command,
    answer: (choice) => {
      socket.expectNews();
      return answers.give(choice);
    },
    withdraw: answers.withdraw,
    resume: answers.resume,
    sheet: sheets.read,
    follow: (matchId, watcher, first) =>
      held(
        follow(
          from,
          { matchId, first },
          {
            state: watcher.state,
            table: (table, change) => {
              const questions = answers.unanswered(matchId, table.version, table.questions);
              watcher.table({ ...table, questions }, change);
            },
          },
        ),
      ),
    listen: (at, hearer) => held(listen(from, at, hearer)),
    heed: (hear) => held(heed(from, hear)),
    attend: (at, attendant) => held(attend(from, at, attendant)),
    seats: (id) => inMatch(request(ReadSeats, { id, ...inLocale }), ({ seats }) => seats),
    story: (id, { before, size: last = PAGE } = {}) =>
      back<Line>(
        (end) =>
          inMatch(
            request(ReadStory, {
              id,
              last,
              ...(end !== undefined && { before: end }),
              ...inLocale,
            }),
            ({ log }) => log,
          ),
        before,
      ),
    steps: (id, { first = PAGE, ...span }) =>
      inMatch(request(ReadSteps, { id, first, ...span, ...inLocale }), ({ updates }) => updates),
    check: () => {
      stay();
      isAway = false;
      tellOnline();
      socket.check();
      pauses.cutShort();
    },
    hide: () => {
      stay();
      stay = ports.clock.after(HIDDEN_FOR, () => {
        isAway = true;
        tellOnline();
      });
    },
    renew: () => {
      tokens.forget();
      socket.renew();
    },
    online: (is) => {
      isOnline = is;
      tellOnline();
      if (is) pauses.cutShort();
    },
    close: () => {
      stay();
      for (const following of followings) following.close();
      followings.clear();
      socket.close();
    },
  };
}

const noMatch: Refusal = {
  ...lineLost("Match not found, or you don't have access."),
  code: 'NOT_FOUND',
  retryable: false,
};
