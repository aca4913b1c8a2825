import type { Kind } from '../kinds.ts';
import { aims, type Aim } from './aims.ts';
import { weights, type Weights } from './weights.ts';
import { abilityWorths, specialWorths, spellUses, tolls, type Toll } from './worth/worths.ts';

/** What greedy bots go by in an edition: the tables that name its spaces, cards and rules. */
export type Brain = {
  /** Where they want to be. */
  readonly aims: readonly Aim[];
  /** What each option weighs, by the kind of the question. */
  readonly weights: Readonly<Record<Kind, Weights>>;
  /** The least chance to come through to the goal with which they go for it. */
  readonly ready: number;
  /** What passing some space costs. */
  readonly tolls: Readonly<Record<string, Toll>>;
  /** What rules of single cards and abilities are worth to who has them, in gold. */
  readonly specialWorths: Readonly<Record<string, number>>;
  readonly abilityWorths: Readonly<Record<string, number>>;
  /** What it is worth to use an ability that is asked about, by its id; a price is in it. */
  readonly uses: Readonly<Record<string, number>>;
  /** What a Spell is worth in hand. */
  readonly spellUses: Readonly<Record<string, number>>;
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
