import { expect, expectTypeOf, it } from 'vitest';
import { notesOf } from '../../shared/engine/index.ts';

const note = notesOf<'card' | 'space', 'hand'>();
type Taken = Parameters<typeof note>[0];

it('notes of a view’s schema are stored under their keyword, for zod', () => {
  expect(note({ thing: 'card' })).toEqual({ 'x-table': { thing: 'card' } });
  expect(note({ as: 'area', name: 'hand' })).toEqual({ 'x-table': { as: 'area', name: 'hand' } });
});

it('notes of a view’s schema don’t compile with an unknown kind of note or a name unknown to the game', () => {
  expectTypeOf<{ thing: 'seat' }>().toExtend<Taken>();
  expectTypeOf<{ as: 'counter'; of: 'card:axe' }>().toExtend<Taken>();
  expectTypeOf<{ thing: 'dragon' }>().not.toExtend<Taken>();
  expectTypeOf<{ as: 'counter'; of: 'dragon:red' }>().not.toExtend<Taken>();
  expectTypeOf<{ as: 'pile'; name: 'grave' }>().not.toExtend<Taken>();
  expectTypeOf<{ as: 'heap' }>().not.toExtend<Taken>();
  expectTypeOf<{ as: 'lattice' }>().not.toExtend<Taken>();
});
