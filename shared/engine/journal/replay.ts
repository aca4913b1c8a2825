import type { Game } from '../match/game.ts';
import { beginning, type Match } from '../match/match.ts';
import { open } from '../run/open.ts';
import { effective, type Journal } from './journal.ts';
import { rewindsAmiss } from './rewinds.ts';

/** The result of a replay. */
export type Replayed = {
  readonly match: Match<unknown>;
  readonly entries: number;
  /** Recorded facts, and shuffles of rewinds, that today's rules would tell otherwise. */
  readonly drift: number;
};

/**
 * Runs today's rules over a whole journal. No die is rolled: every value comes from the record.
 * @throws ReplayDivergedError where the rules lead elsewhere.
 * @throws ZodError where the options are not the game's.
 */
export function replay(game: Game, journal: Journal): Replayed {
  const options = game.options.parse(journal.options);
  const since = effective(journal.commits).flatMap((commit) => commit.entries);
  const start = beginning(game.initial({ seats: journal.seats, options }));
  const run = open(game, { match: start, since }, { chance: refuseToRoll, version: 0 });
  const drift = run.drift + rewindsAmiss(game, start, journal.commits);
  return { match: run.match, entries: since.length, drift };
}

function refuseToRoll(key: string): never {
  throw new Error(`The journal ends before the roll ${key}.`);
}
