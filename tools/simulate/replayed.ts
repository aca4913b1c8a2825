import { open, type Checkpoint, type Game, type Running } from '../../shared/engine/index.ts';
import { messageOf } from '../cli/values.ts';

/**
 * Regains a run from its checkpoint through JSON, as a server that has forgotten everything does.
 * Returns how the match regained differs from the live one, if it does.
 */
export function differsFromReplay(game: Game, run: Running<unknown>): string | undefined {
  const checkpoint = JSON.parse(JSON.stringify(run.checkpoint)) as Checkpoint<unknown>;
  try {
    const again = open(game, checkpoint, { chance: refuse, version: run.version });
    if (again.fresh.length > 0) return `the replay goes on: ${JSON.stringify(again.fresh[0])}`;
    if (again.drift > 0) return `the replay tells ${String(again.drift)} facts otherwise`;
    const same = JSON.stringify(again.match) === JSON.stringify(run.match);
    return same ? undefined : 'the replay leads to another match';
  } catch (error) {
    return messageOf(error);
  }
}

/** The chance of a replay: every value is in the record, so nothing may be rolled. */
export function refuse(key: string): never {
  throw new Error(`the replay rolls ${key}`);
}
