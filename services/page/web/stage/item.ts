import type { Change, Table } from '../../../../shared/client/index.ts';
import type { Beat } from './beat.ts';

/** A state that is shown once the cues before it were. */
export type State = { readonly is: 'state'; readonly table: Table; readonly change: Change };

/** A beat or a state that waits. */
export type Item = { readonly is: 'beat'; readonly beat: Beat } | State;

export const statesIn = (items: readonly Item[]): readonly State[] =>
  items.filter((item) => item.is === 'state');

export const beatsIn = (items: readonly Item[]): readonly Beat[] =>
  items.flatMap((item) => (item.is === 'beat' ? [item.beat] : []));

/** Number of turns that begin. */
export const turnsIn = (items: readonly Item[]): number =>
  beatsIn(items).filter(({ turn }) => turn !== undefined).length;

/** The beats up to the next turn. */
export function restOfTurn(items: readonly Item[]): readonly Beat[] {
  const beats = beatsIn(items);
  const end = beats.findIndex(({ turn }) => turn !== undefined);
  return end < 0 ? beats : beats.slice(0, end);
}

/** The changes of several steps as one. */
export const togetherIn = (states: readonly State[]): Change => ({
  log: states.flatMap(({ change }) => change.log),
  isSnapshot: states.some(({ change }) => change.isSnapshot),
});
