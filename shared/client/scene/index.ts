export { glyphs, type Glyph } from './glyphs/index.ts';
export { grounds, tones, type Ground, type Tone } from './looks.ts';
export { idOf, kindOf, nameKey, refOf, type Ref } from './ref.ts';
export {
  directions,
  spaceRoles,
  type Board,
  type Direction,
  type Space,
  type SpaceGroup,
  type SpaceRole,
} from './board.ts';
export { corners, printIn, type Mark, type Thing, type Things } from './thing.ts';
export {
  areaRoles,
  counterRoles,
  type AreaRole,
  type CounterRole,
  type Drawing,
  type Most,
  type Note,
  type NotedSchema,
} from './note.ts';
export type { Laid } from './part.ts';
export type * from './scene.ts';
export { createScenes, sceneOf } from './scene-of.ts';
export { snapshotOf, type Snapshot } from './snapshot.ts';
