import { heed, type AttentionNews } from './attention/heed.ts';
import { createAnswers, type Choice, type Given, type Resumed } from './answers/answers.ts';
import { createAsk, createCommand, type Command } from './answers/commands.ts';
import { follow, type Watcher } from './follow/follow.ts';
import type { Following } from './follow/stay.ts';
import type { SeatInfo, Line, Update } from './follow/table.ts';
import { ReadSeats, ReadSteps, ReadStory, type Locale } from './generated/operations.ts';
import { createPauses } from './line/pauses.ts';
import type { Ports } from './line/ports.ts';
import { createRequest, type Request } from './line/request.ts';
import { createSocket } from './line/socket.ts';
import { lineLost, type Refusal, type Told } from './line/told.ts';
import { createTokens, type AskToken } from './line/tokens.ts';
import { back } from './lists/pages.ts';
import { createSheets, type Sheet } from './sheet/sheets.ts';
import { listen, type Hearer } from './talk/listen.ts';
import { attend, type Attendant } from './tournaments/attend.ts';

export type ClientOptions = {
  /** Where the service is, without a path: `https://example.org`. */
  readonly origin: string;
  /** Where its sockets are, where that is not `/ws` of the origin. */
  readonly socketUrl?: string;
  /** The language of every text; that of the account unless given. */
  readonly locale?: Locale;
  readonly token: AskToken;
  readonly ports: Ports;
};

/** A client of the service: it asks, follows, answers and looks back, on whatever line. */
export type Client = {
  /** Sends any document of the contract; its types come with it. */
  readonly request: Request;
  /** Sends a query until it is answered, however often the line is lost or it comes too soon. */
  readonly ask: Request;
  /** Sends a command until it is settled, under an id, so that it is not done twice. */
  readonly command: Command;
  /**
   * Follows a match until it is over or `close`d; its questions less those answered here.
   * @param first the update to go on from, if one was read already
   */
  follow(matchId: string, watcher: Watcher, first?: Update): Following;
  /** Follows what is said at a match: since the message of this id, else the latest 100; until `close`d. */
  listen(at: { readonly matchId: string; readonly after?: string }, hearer: Hearer): Following;
  /** Follows everything that is due from the account, until `close`d. */
  heed(hear: (news: AttentionNews) => void): Following;
  /** Follows a tournament from a version on, until `close`d. */
  attend(
    at: { readonly tournamentId: string; readonly after: number },
    attendant: Attendant,
  ): Following;
  /** Answers a question, once, however often the line is lost; a refusal is a value. */
  answer(choice: Choice): Promise<Given>;
  /** Sends an answer no more that is not settled yet, for instance without a line, so that another can be given. */
  withdraw(questionId: string): void;
  /** Sends what was under way when the page was left, and says what that is. */
  resume(): Promise<readonly Resumed[]>;
  /** Who sits at a table; ask again where `Table.seatsAt` is another. */
  seats(matchId: string): Promise<Told<readonly SeatInfo[]>>;
  /** All that never changes of a game, kept from one visit to the next; `revision` where `Game.revision` is known. */
  sheet(gameId: string, locale: Locale, revision?: string): Promise<Told<Sheet>>;
  /** The story before a version, from its end, a page of whole versions at a time. */
  story(matchId: string, span?: Span): AsyncGenerator<Told<readonly Line[]>, void>;
  /** The steps of versions long ago: at most 100 after one; without `after` a snapshot of `upTo`. */
  steps(matchId: string, span: StepSpan): Promise<Told<readonly Update[]>>;
  /**
   * The page is seen again: the line is asked whether it still stands, nothing waits any longer, and what was asked and
   * not answered yet is sent again.
   */
  check(): void;
  /** The page is not seen any more: after half an hour its line is closed, until you `check` it. */
  hide(): void;
  /** Asks for a token again, and follows everything by it: another account acts from here on. */
  renew(): void;
  /** The machine is online again, or is not. */
  online(is: boolean): void;
  close(): void;
};

export type Span = { readonly before?: number; readonly size?: number };
export type StepSpan = { readonly after?: number; readonly upTo?: number; readonly first?: number };

/** In milliseconds: a page that is hidden for so long follows nothing. */
const HIDDEN_FOR = 30 * 60_000;

/** Lines of the story in a page, and steps, unless it is said how many. */
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
  /** Whether the page was hidden for so long that its line is closed; and what calls that off. */
  let isAway = false;
  let stay = (): void => undefined;
  const tellOnline = (): void => {
    for (const following of followings) following.online(isOnline && !isAway);
  };
  /** Told of the network until it is closed. */
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
    told: Promise<Told<{ readonly match: M | null }>>,
    pick: (match: M) => T,
  ): Promise<Told<T>> => {
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
