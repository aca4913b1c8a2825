import type { Ability } from './ability.ts';

/** Sorts of abilities without a rule of the platform: an edition has rules of its own for them. */
export const editionAbilities = [
  'draw-fewer',
  'occasion',
  'score',
  'spare',
] as const satisfies readonly Ability['can'][];

export type EditionAbility = (typeof editionAbilities)[number];
