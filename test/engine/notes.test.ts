import { expect, expectTypeOf, it } from 'vitest';
import { notesOf } from '../../shared/engine/index.ts';

const note = notesOf<'card' | 'space', 'hand'>();
type Taken = Parameters<typeof note>[0];

it('notes stand under their keyword, for zod to put into the schema', () => {
  expect(note({ thing: 'card' })).toEqual({ 'x-table': { thing: 'card' } });
  expect(note({ as: 'area', name: 'hand' })).toEqual({ 'x-table': { as: 'area', name: 'hand' } });
});

it('notes do not compile that name what the game has not, or are none', () => {
  expectTypeOf<{ thing: 'seat' }>().toExtend<Taken>();
  expectTypeOf<{ as: 'counter'; of: 'card:axe' }>().toExtend<Taken>();
  expectTypeOf<{ thing: 'dragon' }>().not.toExtend<Taken>();
  expectTypeOf<{ as: 'counter'; of: 'dragon:red' }>().not.toExtend<Taken>();
  expectTypeOf<{ as: 'pile'; name: 'grave' }>().not.toExtend<Taken>();
  expectTypeOf<{ as: 'heap' }>().not.toExtend<Taken>();
  expectTypeOf<{ as: 'lattice' }>().not.toExtend<Taken>();
});
