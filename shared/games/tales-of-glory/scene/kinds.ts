import { notesOf } from '../../../engine/index.ts';

/** The kinds of things that have ids. */
type Kind = 'tile' | 'slot' | 'good' | 'stack';

/** The names of areas; the words are under `area.<name>`. */
type Area =
  | 'discards'
  | 'first-player'
  | 'majorities'
  | 'quests'
  | 'declared'
  | 'selection'
  | 'taken'
  | 'to-place';

/** Writes notes into the schema of the view. */
export const note = notesOf<Kind, Area>();
