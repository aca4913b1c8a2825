import { notesOf } from '../../../engine/index.ts';

/** The kinds of things that ids are of. */
type Kind = 'tile' | 'slot' | 'good' | 'stack';

/** What lies together; the words are under `area.<name>`. */
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
