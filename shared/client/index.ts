export { glyphs, tones, type Glyph, type Tone } from './scene/looks.ts';
export { nameKey, refOf, type Ref } from './scene/ref.ts';
export type { Board, Space } from './scene/board.ts';
export { corners, type Mark, type Thing, type Things } from './scene/thing.ts';
export type { Drawing, Note, NotedSchema } from './scene/note.ts';
export type { Laid } from './scene/part.ts';
export type * from './scene/scene.ts';
export { sceneOf } from './scene/scene-of.ts';
