import { createHash } from 'node:crypto';
import type { Run, Unit } from './unit.ts';

/** The coverage of a unit in one source file, at the file's hash. */
type Came = { readonly hash: string; readonly regions: readonly number[] };

/** A unit with its coverage, run without a break. */
export type Covered = Unit & {
  /** The hash of its own source. */
  readonly hash: string;
  readonly passed: boolean;
  readonly ms: number;
  readonly came: Readonly<Record<string, Came>>;
};

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** The coverage of a unit from a run. `hash` is that of the unit's own source. */
export function coveredBy(run: Run, hash: string, sources: ReadonlyMap<string, string>): Covered {
  const { cameBy, ...rest } = run;
  const regions = new Map<string, number[]>();
  for (const name of cameBy) {
    const [file = '', region] = name.split('#');
    regions.set(file, [...(regions.get(file) ?? []), Number(region)]);
  }
  const came = [...regions].map(([file, list]): [string, Came] => [
    file,
    { hash: hashOf(sources.get(file) ?? ''), regions: list },
  ]);
  return { ...rest, hash, came: Object.fromEntries(came) };
}

/**
 * A place in the rules: a region of a file as it is now; -1 for code that runs when the file is
 * loaded.
 */
export type Spot = { readonly file: string; readonly hash: string; readonly region: number };

/**
 * True if a unit covers a place. If the file has changed since, any coverage of it counts; for code
 * that runs at loading, any coverage of the game.
 */
export function coversRegion({ came }: Covered, { file, hash, region }: Spot): boolean {
  if (region === -1) {
    const game = file.split('/').slice(0, 3).join('/');
    return Object.keys(came).some((other) => other.startsWith(`${game}/`));
  }
  const there = came[file];
  return there !== undefined && (there.hash !== hash || there.regions.includes(region));
}

/**
 * True if a unit's coverage may be outdated: files of rules were added or removed since, and a
 * covered file is gone or changed, so that its rules may have moved.
 *
 * @param before the former files.
 * @param sources the present files, with their texts.
 */
export function movedSince(
  before: readonly string[],
  sources: ReadonlyMap<string, string>,
): (unit: Covered) => boolean {
  const same = before.length === sources.size && before.every((file) => sources.has(file));
  if (same) return () => false;
  const hashes = new Map([...sources].map(([file, text]) => [file, hashOf(text)]));
  return ({ came }) => Object.entries(came).some(([file, { hash }]) => hashes.get(file) !== hash);
}
