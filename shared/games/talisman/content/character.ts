import * as z from 'zod';
import { ability } from './ability.ts';
import { name } from './names.ts';

export const character = z.strictObject({
  id: name,
  /** Characters of one figure are the sides of one card: at most one of them is played (HP-CMP-09). */
  figure: name.optional(),
  /** The printed values, by attribute (T4-CHR-01). */
  values: z.record(name, z.int().positive()),
  life: z.int().positive(),
  fate: z.int().min(0),
  alignment: name,
  start: name,
  /** The gold it begins with, if not the default amount (HP-SET-15). */
  gold: z.int().min(0).optional(),
  spells: z.int().min(0).optional(),
  objects: z.array(name).optional(),
  abilities: z.array(ability).min(1),
});
export type CharacterFacts = z.infer<typeof character>;
