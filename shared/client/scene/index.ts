export { glyphs, tones, type Glyph, type Tone } from './looks.ts';
export { idOf, kindOf, nameKey, refOf, type Ref } from './ref.ts';
export type { Board, Space } from './board.ts';
export { corners, type Mark, type Thing, type Things } from './thing.ts';
export type { Drawing, Note, NotedSchema } from './note.ts';
export type { Laid } from './part.ts';
export type * from './scene.ts';
export { createScenes, sceneOf } from './scene-of.ts';
