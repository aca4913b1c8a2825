import type { Kind } from '../asking/kinds.ts';
import { aims, type Aim } from './aims.ts';
import type { Tables } from './tables.ts';
import { weights, type Weights } from './weights.ts';
import { abilityWorths, specialWorths, spellUses, tolls } from './worth/worths.ts';

/** What greedy bots go by in an edition: the tables that name its spaces, cards and rules. */
export type Brain = Tables & {
  readonly aims: readonly Aim[];
  /** What each option weighs, by the kind of the question. */
  readonly weights: Readonly<Record<Kind, Weights>>;
};

/** Trying is cheap. */
const ready = 0.2;

/** Of Talisman, Revised 4th Edition. */
export const brain: Brain = {
  aims,
  weights,
  ready,
  tolls,
  specialWorths,
  abilityWorths,
  uses: {},
  spellUses,
};
