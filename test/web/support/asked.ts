import { execute, parse } from 'graphql';
import { updateRoot, updateSchema } from '../../../services/apis/graphql/updates.ts';
import { games } from '../../../services/matches/games/loaded.ts';
import type { MatchUpdate } from '../../../services/matches/contract.ts';
import { FollowMatch, type Update } from '../../../shared/client/index.ts';
import {
  answer,
  beginning,
  keyedChance,
  logLines,
  questionsOf,
  seated,
  start,
  waitingOn,
  type Game,
  type LogLine,
  type Match,
  type Pending,
} from '../../../shared/engine/index.ts';
import type { Locale } from '../../../shared/words/phrase.ts';
import { botLuck, secretOf } from '../../../tools/luck.ts';

/** A table in a match at a question to the first seat, with all that the page gets of it. */
export type AskedState = {
  readonly game: Game;
  readonly seats: number;
  readonly question: Pending;
  readonly match: Match<unknown>;
  /** The last events. */
  readonly log: readonly LogLine[];
};

/** The most lines of the log that a state keeps. */
const LINES = 12;
const ME = 'seat1';

const seatsOf = (n: number): readonly string[] =>
  Array.from({ length: n }, (_, at) => `seat${String(at + 1)}`);

/** A match that is played on the bare engine. */
export type Played = {
  readonly gameId: string;
  readonly seats: number;
  readonly seed: string;
  /** The most answers. */
  readonly most: number;
  readonly options?: object;
  /** Level of all seats; by default random, which meets more than good play does. */
  readonly level?: 'random' | 'greedy';
};

/** Plays a match, and gives the tables where the first seat is asked. */
export function askedIn({
  gameId,
  seats,
  seed,
  most,
  options = {},
  level = 'random',
}: Played): AskedState[] {
  const game = games[gameId];
  if (game === undefined) throw new Error(`There is no game ${gameId}.`);
  const holders = seatsOf(seats);
  const luck = botLuck(seed);
  const bot = game.bots[level];
  const chance = keyedChance(secretOf(seed), { match: seed, entropy: holders });
  const opening = game.initial({ seats: holders, options: game.options.parse(options) });
  const run = start(game, beginning(opening), { chance, version: 0 });
  const states: AskedState[] = [];
  let log: readonly LogLine[] = [];
  for (let answers = 0; !run.match.over && answers < most; answers += 1) {
    log = [...log, ...logLines(game, run.take(), seated(ME))].slice(-LINES);
    const { match } = run;
    const [mine] = questionsOf(match, ME);
    if (mine !== undefined) states.push({ game, seats, question: mine, match, log });
    const waiting = match.pending.filter(({ answered }) => answered === undefined);
    const question = waiting[luck(waiting.length)];
    if (question === undefined) break;
    const { seat, id } = question;
    const view = level === 'random' ? undefined : game.view(match.game, seated(seat));
    const choose = bot?.({ seat, question, chance: luck, view }) ?? [];
    const refusal = answer(run, { id, seat, choose });
    if (refusal !== undefined) throw new Error(`${question.kind}: ${refusal.refused}`);
  }
  return states;
}

/**
 * Picks some of these states: one of each kind of question, then more of each, with many options
 * and with few.
 */
export function varied(states: readonly AskedState[], most: number): readonly AskedState[] {
  const kinds = [...new Set(states.map(({ question }) => question.kind))];
  const rows = kinds.map((kind) => {
    const sorted = states
      .filter(({ question }) => question.kind === kind)
      .toSorted((a, b) => b.question.options.length - a.question.options.length);
    return sorted.map((_, at) => (at % 2 === 0 ? sorted.at(at / 2) : sorted.at(-(at + 1) / 2)));
  });
  const longest = Math.max(0, ...rows.map((row) => row.length));
  const turns = Array.from({ length: longest }, (_, at) => rows.map((row) => row[at]));
  return turns
    .flat()
    .filter((state) => state !== undefined)
    .slice(0, most);
}

const document = parse(FollowMatch);

/** The update that the page is sent of a table, as a whole view, at a version and in a language. */
export async function updateOf(
  { game, seats, match, log }: AskedState,
  { version, locale, name }: { version: number; locale: Locale; name: string },
): Promise<Update> {
  const at = new Date().toISOString();
  const update: MatchUpdate = {
    ...{ version, at, from: undefined, patch: undefined },
    snapshot: game.view(match.game, seated(ME)),
    log: log.map((line) => ({ ...line, version, at })),
    // a question of its own at each version, so that the page shows it again
    questions: questionsOf(match, ME).map((each) => ({
      ...each,
      id: `${String(version)} ${each.id}`,
      askedAt: version,
    })),
    foresee: {
      of: (question, option) =>
        game.foresee?.(game.view(match.game, seated(question.seat)), question, option) ?? {},
    },
    waitingOn: waitingOn(match),
    clocks: [],
    seats: seatsOf(seats).map((id) => ({
      id,
      holder: id === ME ? { kind: 'account', account: name } : { kind: 'bot', level: 'greedy' },
    })),
    ...{ seatsAt: 1, status: 'RUNNING', proposals: [], result: undefined },
  };
  const told = await execute({
    schema: updateSchema,
    document,
    rootValue: updateRoot(update, { game, names: { [name]: name } }),
    variableValues: { id: 'm', locale: locale.toUpperCase() },
    contextValue: { locale },
  });
  if (told.errors) throw new Error(told.errors.map(({ message }) => message).join());
  return (told.data as { readonly match: Update }).match;
}
