import type { AtOnce, Table } from '../../../engine/index.ts';
import type { State } from '../state.ts';
import { finalScoring } from './final-scoring.ts';
import { majorities } from './majorities.ts';

/** The end of the game, after round 10 (TG-END-01). */
export function* finish(table: Table<State>): AtOnce {
  yield* majorities(table);
  yield* finalScoring(table);
}
