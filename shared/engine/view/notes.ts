import type { Note } from '../../client/scene/index.ts';

/**
 * Writes notes into the schemas of a game's views, by zod's `.meta()`, so that a client that knows no
 * game can draw them: `z.string().meta(note({ thing: 'card' }))`. A kind of things or a name of an area
 * that the game has not does not compile.
 */
export const notesOf =
  <Kind extends string, Name extends string = never>() =>
  (note: Note<Kind | 'seat', Name>): { readonly 'x-table': Note } => ({ 'x-table': note });
