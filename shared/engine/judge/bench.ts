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

/** A match being played again, to be compared with its record. */
export type Bench<S> = {
  readonly game: Game<S>;
  readonly journal: Journal;
  readonly chance: Chance;
  run: Running<S>;
  /** The first place at which the record has less detail than the rules give. */
  toldLess?: { readonly version: number; readonly fact: string };
  /** The seats that have given up, for good. */
  readonly resigned: Set<Seat>;
  /** The versions that a rewind goes back to, or that a fork starts from. */
  readonly wanted: Set<number>;
  /** The commits found to be right so far. */
  readonly played: JournalCommit[];
  /** The checkpoints at the wanted versions, and the number of seats that had given up by then. */
  readonly points: Map<number, { readonly checkpoint: Checkpoint<S>; readonly resigned: number }>;
};

/** Starts the match again, with the dice of its secret. */
export function benchOf<S>(game: Game<S>, journal: Journal, first: JournalCommit): Bench<S> {
  const { seats, options } = journal;
  const match = beginning(game.initial({ seats, options: game.options.parse(options) }));
  return bench(game, journal, (pinned, chance) =>
    start(pinned, match, { chance, version: first.version - 1 }),
  );
}

/** Continues in a fork, from the checkpoint of the match before it. */
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

/** The game, with each procedure under the rules that it was opened under. */
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
