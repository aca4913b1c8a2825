import type { Draft } from '../draft.ts';
import type { Entry } from '../match/entry.ts';
import type { Rules } from '../match/game.ts';
import { copyOf, type Match } from '../match/match.ts';
import type { Procedure, Table } from '../procedure/step.ts';
import type { Question } from '../procedure/question.ts';
import { ReplayDivergedError } from '../errors.ts';
import { agrees, exactly, type Derived } from './agree.ts';
import { foldInto } from './fold.ts';
import type { Chance } from './running.ts';

/** A run from the inside. The one mutable thing of the engine; it never leaves this folder. */
export type RunState<S> = {
  readonly game: Rules<S>;
  readonly chance: Chance;
  /** The table of its rules; it lays the newest state on it. */
  readonly table: Draft<Table<S>>;
  /** The match of its own, folded in place; others are shown copies. */
  readonly match: Draft<Match<S>>;
  /** The copy that was shown last, for as long as nothing is folded. */
  shown: Match<S> | undefined;
  /** The match as its open procedure began, and what was recorded since. */
  opening: Match<S>;
  since: Entry[];
  /** The entries recorded already, and how far the replay has come. */
  readonly recorded: readonly Entry[];
  at: number;
  /** Whether the record was played out, to where the rule waits. Before that nothing is new. */
  live: boolean;
  fresh: Entry[];
  version: number;
  drift: number;
  procedure: Procedure | undefined;
  /** How often each label was used in this procedure. */
  uses: Map<string, number>;
  /** The very question objects last compared with what is pending, by key. */
  seen: Map<string, Question>;
};

/** `epoch.ordinal/label#n`: unique in the match, and the same in every replay. */
export function keyFor<S>(run: RunState<S>, label: string): string {
  const use = (run.uses.get(label) ?? 0) + 1;
  run.uses.set(label, use);
  return `${String(run.match.epoch)}.${String(run.match.ordinal)}/${label}#${String(use)}`;
}

/** Records a fresh entry. */
export function record<S>(run: RunState<S>, entry: Entry): void {
  run.fresh.push(entry);
  run.since.push(entry);
  turn(run, entry);
}

/** Takes an output of the rule: where one is recorded that one stands, else it is recorded. */
export function put<S>(run: RunState<S>, derived: Derived): void {
  const known = run.recorded[run.at];
  if (known === undefined && run.live) {
    record(run, derived);
    return;
  }
  if (known === undefined || !agrees(known, derived))
    throw new ReplayDivergedError(run.at, known, derived);
  if (!exactly(known, derived)) run.drift += 1;
  follow(run, known);
}

/** Folds the next recorded entry. */
export function follow<S>(run: RunState<S>, known: Entry): void {
  run.at += 1;
  run.since.push(known);
  turn(run, known);
}

/** Folds one entry, and lays on the table what it makes of the game. */
export function turn<S>(run: RunState<S>, entry: Entry): void {
  run.shown = undefined;
  foldInto(run.game, run.match, entry);
  run.table.state = run.match.game;
}

/** The match as it stands, for whoever keeps it: no fold changes it any more. */
export const shownOf = <S>(run: RunState<S>): Match<S> => (run.shown ??= copyOf(run.match));
