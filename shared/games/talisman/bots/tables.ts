import type { Line } from './lines.ts';
import type { Toll } from './worth/worths.ts';

/** What whoever looks at a table needs of what its bots go by: tables of the edition. */
export type Tables = {
  /** Where they want to be. */
  readonly aims: readonly Line[];
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
