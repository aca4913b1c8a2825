import { fromHex } from '../fairness/hex.ts';
import { keyedChance } from '../fairness/keyed-chance.ts';
import { start } from '../decide/out-of-band.ts';
import { diceOf, rewindIn, type Journal, type JournalCommit } from '../journal/journal.ts';
import type { Game } from '../match/game.ts';
import { beginning } from '../match/match.ts';
import type { Seat } from '../procedure/seat.ts';
import { branchOf } from '../run/branch.ts';
import { open } from '../run/open.ts';
import type { Chance, Checkpoint, Running } from '../run/running.ts';

/** A match as it is played again, to be held against its record. */
export type Bench<S> = {
  readonly game: Game<S>;
  readonly journal: Journal;
  readonly chance: Chance;
  run: Running<S>;
  /** The first place where the record tells less than the rules do. */
  toldLess?: { readonly version: number; readonly fact: string };
  /** The seats that have given up; that is for good. */
  readonly resigned: Set<Seat>;
  /** The versions that it is taken back to, or forked at. */
  readonly wanted: Set<number>;
  /** The commits that were found to be right so far. */
  readonly played: JournalCommit[];
  /** The positions of the match at those, and how many had given up by then. */
  readonly points: Map<number, { readonly checkpoint: Checkpoint<S>; readonly resigned: number }>;
};

/** Starts the match anew, on the dice of its secret. */
export function benchOf<S>(game: Game<S>, journal: Journal, first: JournalCommit): Bench<S> {
  const { seats, options } = journal;
  const match = beginning(game.initial({ seats, options: game.options.parse(options) }));
  return bench(game, journal, (pinned, chance) =>
    start(pinned, match, { chance, version: first.version - 1 }),
  );
}

/** Goes on in a fork, from where the match before it stood. */
export const branchedBenchOf = <S>(
  game: Game<S>,
  journal: Journal,
  from: Checkpoint<S>,
): Bench<S> =>
  bench(game, journal, (pinned, chance) => open(pinned, branchOf(from), { chance, version: 0 }));

function bench<S>(
  game: Game<S>,
  journal: Journal,
  runOf: (pinned: Game<S>, chance: Chance) => Running<S>,
): Bench<S> {
  const dice = diceOf(journal);
  const chance = keyedChance(fromHex(dice.secret ?? '') ?? new Uint8Array(), dice);
  const pinned = asOpened(game, journal);
  return {
    game: pinned,
    journal,
    chance,
    run: runOf(pinned, chance),
    resigned: new Set(),
    wanted: new Set(journal.commits.flatMap((commit) => rewindIn(commit)?.to ?? [])),
    played: [],
    points: new Map(),
  };
}

/** The game, each procedure under the rules that it was opened under. */
function asOpened<S>(game: Game<S>, { commits }: Journal): Game<S> {
  const rules = commits.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.type === 'Opened' ? [entry.rules] : [])),
  );
  let opened = 0;
  return {
    ...game,
    next(state) {
      opened += 1;
      return game.next(state);
    },
    get rules() {
      return rules[opened - 1] ?? game.rules;
    },
  };
}
