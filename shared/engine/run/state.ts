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

/** The inner state of a run: the only mutable thing of the engine; it never leaves this folder. */
export type RunState<S> = {
  readonly game: Rules<S>;
  readonly chance: Chance;
  /** The table of its rules, with the newest state. */
  readonly table: Draft<Table<S>>;
  /** Its own match, folded in place; others get copies. */
  readonly match: Draft<Match<S>>;
  /** The last copy given out, until something is folded. */
  shown: Match<S> | undefined;
  /** The match as its open procedure began, and the entries since. */
  opening: Match<S>;
  since: Entry[];
  /** The entries already recorded, and the position of the replay. */
  readonly recorded: readonly Entry[];
  at: number;
  /** True once the record is played out, up to the waiting rule. Before that nothing is new. */
  live: boolean;
  fresh: Entry[];
  version: number;
  drift: number;
  procedure: Procedure | undefined;
  /** The number of uses of each label in this procedure. */
  uses: Map<string, number>;
  /** The question objects last compared with the pending ones, by key. */
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

/** Takes an output of the rule: in a replay the recorded one stands, else it is recorded. */
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

/** Folds one entry, and updates the table's state. */
export function turn<S>(run: RunState<S>, entry: Entry): void {
  run.shown = undefined;
  foldInto(run.game, run.match, entry);
  run.table.state = run.match.game;
}

/** The match as it stands now, as a copy that no later fold changes. */
export const shownOf = <S>(run: RunState<S>): Match<S> => (run.shown ??= copyOf(run.match));
