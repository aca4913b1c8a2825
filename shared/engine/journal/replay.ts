import type { Game } from '../match/game.ts';
import { beginning, type Match } from '../match/match.ts';
import { branchOf } from '../run/branch.ts';
import { open } from '../run/open.ts';
import type { Checkpoint, Running } from '../run/running.ts';
import { effective, type Journal } from './journal.ts';
import { rewindsAmiss } from './rewinds.ts';

/** The result of a replay. */
export type Replayed = {
  readonly match: Match<unknown>;
  /** Number of effective entries; of a fork with those of the match before it. */
  readonly entries: number;
  /** Number of recorded facts, and of reshuffles by rewinds, that differ under today's rules. */
  readonly drift: number;
};

/**
 * Runs today's rules over a whole journal. No die is rolled: every value comes from the record.
 * @throws ReplayDivergedError if the rules lead elsewhere.
 * @throws ZodError if the options are not the game's.
 */
export function replay(game: Game, journal: Journal): Replayed {
  const { run, entries, drift } = played(game, journal, Infinity);
  return { match: run.match, entries, drift };
}

/** The run of a journal up to a version of it. */
function played(game: Game, journal: Journal, upTo: number): Played {
  const commits = journal.commits.filter(({ version }) => version <= upTo);
  const since = effective(commits).flatMap((commit) => commit.entries);
  const from = journal.fork && played(game, journal.fork.of, journal.fork.version);
  const start = from ? branchOf(from.run.checkpoint) : beginningOf(game, journal);
  const whole = { match: start.match, since: [...start.since, ...since] };
  const run = open(game, whole, { chance: refuseToRoll, version: 0 });
  const amiss = from ? from.drift : rewindsAmiss(game, start.match, commits);
  return { run, entries: since.length + (from?.entries ?? 0), drift: run.drift + amiss };
}

type Played = {
  readonly run: Running<unknown>;
  readonly entries: number;
  readonly drift: number;
};

function beginningOf(game: Game, { options, seats }: Journal): Checkpoint<unknown> {
  const initial = game.initial({ seats, options: game.options.parse(options) });
  return { match: beginning(initial), since: [] };
}

function refuseToRoll(key: string): never {
  throw new Error(`The journal ends before the roll ${key}.`);
}
