import type { Journal } from '../journal/journal.ts';
import type { Game } from '../match/game.ts';
import { same } from '../same.ts';

/** The reason why a match cannot have begun like this, if any. */
export function wrongSetup<S>(game: Game<S>, journal: Journal): string | undefined {
  const { seats, bots = {}, commits } = journal;
  const options = game.options.safeParse(journal.options);
  if (!options.success) return 'the game has no such options';
  if (!holds(options.data, journal.options)) return 'the game has no such options';
  const most = game.mostSeats?.(options.data) ?? game.seats.max;
  const isTable = seats.length >= game.seats.min && seats.length <= most;
  if (!isTable || new Set(seats).size < seats.length) return 'these seats do not form a table';
  if (!Object.keys(bots).every((seat) => seats.includes(seat))) return 'a bot holds no seat';
  return wrongRules(game, commits);
}

/** True if all recorded options count; options added later have their defaults. */
function holds(whole: unknown, recorded: unknown): boolean {
  if (!isObject(whole) || !isObject(recorded)) return same(whole, recorded);
  return Object.entries(recorded).every(([name, value]) => same(value, whole[name]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks that rules only grow: a procedure is not opened under older ones than those before it. */
function wrongRules<S>({ rules }: Game<S>, commits: Journal['commits']): string | undefined {
  let least = 1;
  for (const entry of commits.flatMap(({ entries }) => entries)) {
    if (entry.type !== 'Opened') continue;
    if (entry.rules < least || entry.rules > rules) return 'it was played under unknown rules';
    least = entry.rules;
  }
  return undefined;
}
