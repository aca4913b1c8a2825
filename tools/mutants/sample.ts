import { botLuck } from '../luck.ts';
import type { Mutant } from './mutant.ts';

/**
 * A sample of breaks of this size, deterministic by the seed; each kind in turn, because most would
 * otherwise be numbers of the content.
 */
export function sampleOf(
  mutants: readonly Mutant[],
  size: number,
  seed: string,
): readonly Mutant[] {
  const chance = botLuck(seed);
  const kinds = new Map<string, Mutant[]>();
  for (const mutant of mutants) kinds.set(mutant.kind, [...(kinds.get(mutant.kind) ?? []), mutant]);
  const left = [...kinds.values()];
  const sample: Mutant[] = [];
  for (let n = 0; sample.length < Math.min(size, mutants.length); n += 1) {
    const kind = left[n % left.length] ?? [];
    if (kind.length > 0) sample.push(...kind.splice(chance(kind.length), 1));
  }
  return sample;
}
