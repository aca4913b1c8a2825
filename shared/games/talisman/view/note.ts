import { notesOf } from '../../../engine/index.ts';

/** The kinds of things that ids are of. */
type Kind =
  | 'ability'
  | 'alignment'
  | 'attribute'
  | 'card'
  | 'character'
  | 'creature'
  | 'deck'
  | 'figure'
  | 'good'
  | 'quest'
  | 'space'
  | 'token';

/** An area, whose things lie together; the words are under `area.<name>`. */
type Area =
  | 'alignment'
  | 'dealt'
  | 'discards'
  | 'first'
  | 'followers'
  | 'gone'
  | 'heirloom-followers'
  | 'heirloom-objects'
  | 'in-flight'
  | 'objects'
  | 'purchase'
  | 'quest'
  | 'removed'
  | 'spells'
  | 'talismans'
  | 'trophies'
  | 'unused';

/** Writes notes into the schema of the view. */
export const note = notesOf<Kind, Area>();
