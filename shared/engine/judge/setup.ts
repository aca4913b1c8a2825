import type { Journal } from '../journal/journal.ts';
import type { Game } from '../match/game.ts';
import { same } from '../same.ts';

/** The reason for which a match cannot have begun so, if it cannot. */
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

/** Whether all that the options of a record say counts; those that came later have their defaults. */
function holds(whole: unknown, recorded: unknown): boolean {
  if (!isObject(whole) || !isObject(recorded)) return same(whole, recorded);
  return Object.entries(recorded).every(([name, value]) => same(value, whole[name]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rules only grow: a procedure is opened under no older ones than those before it. */
function wrongRules<S>({ rules }: Game<S>, commits: Journal['commits']): string | undefined {
  let least = 1;
  for (const entry of commits.flatMap(({ entries }) => entries)) {
    if (entry.type !== 'Opened') continue;
    if (entry.rules < least || entry.rules > rules) return 'it was played under unknown rules';
    least = entry.rules;
  }
  return undefined;
}
