import { createHash } from 'node:crypto';
import type { Run, Unit } from './unit.ts';

/** What a unit came by, of one source file as it was then. */
type Came = { readonly hash: string; readonly regions: readonly number[] };

/** A unit as it went when nothing was broken. */
export type Covered = Unit & {
  /** Of what it is written in. */
  readonly hash: string;
  readonly passed: boolean;
  readonly ms: number;
  readonly came: Readonly<Record<string, Came>>;
};

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** What a run says about its unit. `hash` is that of what the unit is written in. */
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

/** A place in the rules: a region of a file as it is now; -1 for what runs when the file is loaded. */
export type Spot = { readonly file: string; readonly hash: string; readonly region: number };

/**
 * Whether a unit comes by a place. Where the file has changed since, whoever came by any of it does; by
 * what runs at loading whoever came by anything in the game.
 */
export function comesBy({ came }: Covered, { file, hash, region }: Spot): boolean {
  if (region === -1) {
    const game = file.split('/').slice(0, 3).join('/');
    return Object.keys(came).some((other) => other.startsWith(`${game}/`));
  }
  const there = came[file];
  return there !== undefined && (there.hash !== hash || there.regions.includes(region));
}

/**
 * Whether what is known of a unit may be untrue by now: files of rules have come or gone since, and one
 * that it came by is gone or reads otherwise, so that its rules may lie elsewhere.
 *
 * @param before the files that there were.
 * @param sources the files that there are, with their texts.
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
