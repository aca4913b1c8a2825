import { fromHex } from '../fairness/hex.ts';
import { keyedChance } from '../fairness/keyed-chance.ts';
import { start } from '../decide/out-of-band.ts';
import { rewindIn, type Journal, type JournalCommit } from '../journal/journal.ts';
import type { Game } from '../match/game.ts';
import { beginning } from '../match/match.ts';
import type { Seat } from '../procedure/seat.ts';
import type { Chance, Checkpoint, Running } from '../run/running.ts';

/** A match as it is played again, to be held against its record. */
export type Bench<S> = {
  readonly game: Game<S>;
  readonly journal: Journal;
  readonly chance: Chance;
  run: Running<S>;
  /** Those who have given up; that is for good. */
  readonly resigned: Set<Seat>;
  /** The versions that it is taken back to. */
  readonly wanted: ReadonlySet<number>;
  /** The commits that were found to be right so far. */
  readonly played: JournalCommit[];
  /** Where the match stood at those, and how many had given up by then. */
  readonly points: Map<number, { readonly checkpoint: Checkpoint<S>; readonly resigned: number }>;
};

/** Starts the match anew, on the dice of its secret. */
export function benchOf<S>(game: Game<S>, journal: Journal, first: JournalCommit): Bench<S> {
  const { seats, options, secret = '' } = journal;
  const chance = keyedChance(fromHex(secret) ?? new Uint8Array(), journal);
  const pinned = asOpened(game, journal);
  const match = beginning(game.initial({ seats, options: game.options.parse(options) }));
  const run = start(pinned, match, { chance, version: first.version - 1 });
  return {
    game: pinned,
    journal,
    chance,
    run,
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
