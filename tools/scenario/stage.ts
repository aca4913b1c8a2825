import {
  beginning,
  start,
  type DomainEvent,
  type Entry,
  type Match,
  type Running,
} from '../../shared/engine/index.ts';
import { scriptedChance, type ScriptedChance } from './chance.ts';
import type { Scenario } from './scenario.ts';

/** A scenario being played. */
export type Stage = {
  readonly scenario: Scenario;
  readonly luck: ScriptedChance;
  /** The match before its first procedure. */
  readonly opening: Match<unknown>;
  readonly run: Running<unknown>;
  /** All entries recorded so far. */
  readonly entries: Entry[];
  /** Since where in `entries` the expectations look: the first action after they looked last. */
  since: number;
  looked: boolean;
};

/** Sets the table: the position laid over the initial state, run on to the first questions. */
export function setStage(scenario: Scenario): Stage {
  const { game, seats, options, position, script } = scenario;
  const luck = scriptedChance(script, scenario.luck);
  const initial = game.initial({ seats, options });
  const placed =
    position === undefined ? initial : game.position.place(initial, position.value as never);
  const opening = beginning(placed);
  const run = start(game, opening, { chance: luck.chance, version: 0 });
  return { scenario, luck, opening, run, entries: [...run.take()], since: 0, looked: false };
}

/** Ends an action: what it led to is recorded. */
export function commit(stage: Stage): void {
  if (stage.looked) stage.since = stage.entries.length;
  stage.looked = false;
  stage.entries.push(...stage.run.take());
}

/** The entries the expectations look at. */
export function lookedAt(stage: Stage): readonly Entry[] {
  stage.looked = true;
  return stage.entries.slice(stage.since);
}

/** The facts among entries: those told by rules, and those that woke them. */
export const factsOf = (entries: readonly Entry[]): readonly DomainEvent[] =>
  entries.flatMap((entry) => {
    if (entry.type === 'Told') return [entry.event];
    return entry.type === 'Noted' && entry.wakes ? [entry.note] : [];
  });
