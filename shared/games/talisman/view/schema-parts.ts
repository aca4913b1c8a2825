import * as z from 'zod';
import { note } from './note.ts';

export const count = z.int().min(0);
export const seat = z
  .string()
  .meta(note({ thing: 'seat' }))
  .describe('A seat id, such as seat1.');
export const space = z
  .string()
  .meta(note({ thing: 'space' }))
  .describe('A space id, such as ruins.');
export const card = z
  .string()
  .meta(note({ thing: 'card' }))
  .describe('A card id: its kind, and a number where it has copies.');
export const cards = z.array(card).readonly();
const attribute = z.string().meta(note({ thing: 'attribute' }));
export const amounts = z.record(attribute, z.int()).readonly();
