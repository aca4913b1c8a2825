import type { Chance } from '../../shared/engine/index.ts';
import { ScriptError } from './errors.ts';

/** The randomness of a scenario, by label: the roll's key without `epoch.ordinal/` and `#n`. */
export type Script = {
  /** Results of dice, one list of values a roll, in order. */
  readonly dice: Readonly<Record<string, readonly (readonly number[])[]>>;
  /**
   * Orders of piles, one list of item ids a shuffle; those not listed follow in the order given.
   */
  readonly decks: Readonly<Record<string, readonly (readonly string[])[]>>;
};

/** A script in use. `unused` lists the entries that were not rolled. */
export type ScriptedChance = { readonly chance: Chance; unused(): readonly Unused[] };
type Unused = { readonly of: 'dice' | 'decks'; readonly label: string; readonly left: number };

/**
 * Scripted randomness. Results missing in the script come from `otherwise`, if given; else a pile
 * keeps its order, and a die is refused.
 */
export function scriptedChance(script: Script, otherwise?: Chance): ScriptedChance {
  const used = { dice: new Map<string, number>(), decks: new Map<string, number>() };
  const take = <T>(of: 'dice' | 'decks', label: string, from: readonly T[] | undefined) => {
    const at = used[of].get(label) ?? 0;
    const taken = from?.[at];
    if (taken !== undefined) used[of].set(label, at + 1);
    return taken;
  };
  const chance: Chance = (key, sides, of) => {
    const label = labelOf(key);
    if (of !== undefined) {
      const order = take('decks', label, script.decks[label]);
      if (order !== undefined) return picksFor(label, order, of);
      return otherwise?.(key, sides, of) ?? sides.map(() => 1);
    }
    const values = take('dice', label, script.dice[label]);
    if (values !== undefined) return checked(label, values, sides);
    if (otherwise !== undefined) return otherwise(key, sides);
    throw new ScriptError(`the roll '${label}' (${sidesOf(sides)}) is not scripted under 'dice'`);
  };
  const left = (of: 'dice' | 'decks'): readonly Unused[] =>
    Object.entries<readonly unknown[]>(script[of])
      .map(([label, all]) => ({ of, label, left: all.length - (used[of].get(label) ?? 0) }))
      .filter((unused) => unused.left > 0);
  return { chance, unused: () => [...left('dice'), ...left('decks')] };
}

/** `0.12/attack:ann#2` is a roll of `attack:ann`. */
const labelOf = (key: string): string => key.replace(/^[^/]*\//, '').replace(/#\d+$/, '');

/** The picks that put the given items first, in their order. */
function picksFor(label: string, wanted: readonly string[], of: readonly string[]) {
  const left = [...of];
  const picks = wanted.map((id) => {
    const at = left.indexOf(id);
    if (at < 0) {
      const why = of.includes(id) ? 'is wanted too often' : `is not in it: ${of.join(', ')}`;
      throw new ScriptError(`the shuffle '${label}': '${id}' ${why}`);
    }
    left.splice(at, 1);
    return at + 1;
  });
  return of.slice(1).map((_, i) => picks[i] ?? 1);
}

function checked(label: string, values: readonly number[], sides: readonly number[]) {
  const fits =
    values.length === sides.length &&
    values.every((value, i) => Number.isInteger(value) && value >= 1 && value <= (sides[i] ?? 0));
  if (!fits) {
    throw new ScriptError(
      `the roll '${label}' is ${sidesOf(sides)}, but the script has ${JSON.stringify(values)}`,
    );
  }
  return values;
}

const sidesOf = (sides: readonly number[]): string => sides.map((n) => `d${String(n)}`).join(' + ');
