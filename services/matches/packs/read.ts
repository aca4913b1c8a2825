import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PackOf } from '../../../shared/engine/index.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { BadPackError } from './bad-pack.ts';
import { hashOf } from './hash.ts';

/** A pack as it was read: identified by its hash, and not yet checked against its game. */
export type PackFile = {
  readonly file: string;
  readonly value: unknown;
  readonly pack: PackOf;
  /** The id of the game it makes: `talisman.winter-at-the-gate.3f9a2c1d4e5f6071`. */
  readonly gameId: string;
};

type Env = Readonly<Record<string, string | undefined>>;

/** The packs that `PACKS` names: a folder, all of whose JSON files are packs, or files after commas. */
export const packsFrom = ({ PACKS }: Env): readonly PackFile[] =>
  PACKS === undefined || PACKS === '' ? [] : packsAt(PACKS);

/** @throws BadPackError for the first file that is no pack, or is the same one as another. */
export function packsAt(paths: string): readonly PackFile[] {
  const packs = filesAt(paths).map(readPack);
  for (const [at, { file, gameId }] of packs.entries()) {
    const first = packs.findIndex((other) => other.gameId === gameId);
    if (first !== at) {
      throw new BadPackError(file, [{ reason: `same pack as "${packs[first]?.file ?? ''}"` }]);
    }
  }
  return packs;
}

/** The files of packs, in the order of their names, or as they are named. */
function filesAt(paths: string): readonly string[] {
  return paths.split(',').flatMap((path) => {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there === undefined) throw new BadPackError(path, [{ reason: 'not found' }]);
    if (!there.isDirectory()) return path;
    const names = readdirSync(path).filter((name) => name.endsWith('.json'));
    return names.sort().map((name) => join(path, name));
  });
}

export function readPack(file: string): PackFile {
  const value = jsonIn(file);
  const { of, id } = named(file, value);
  const hash = hashOf(value);
  return {
    file: basename(file),
    value,
    pack: { id, of, hash },
    gameId: `${of}.${id}.${hash.slice(0, 16)}`,
  };
}

function jsonIn(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadPackError(file, [{ reason: `is not JSON: ${reason}` }]);
  }
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The identity of a pack, its id and the game it is of; the rest of it is checked as its game is loaded. */
function named(file: string, value: unknown): { readonly of: string; readonly id: string } {
  const { format, of, id } = Object(value) as Readonly<Record<string, unknown>>;
  if (format !== 'questhall-pack/1') {
    throw new BadPackError(file, [{ place: 'format', reason: 'must be "questhall-pack/1"' }]);
  }
  const bad = (place: string) =>
    new BadPackError(file, [{ place, reason: 'must be an ID such as "frozen-marsh"' }]);
  if (typeof of !== 'string' || !NAME.test(of)) throw bad('of');
  if (typeof id !== 'string' || !NAME.test(id)) throw bad('id');
  return { of, id };
}

/** The fault of a pack that names a game which is not there, or takes none. */
export const noPacks = (file: string): BadPackError =>
  new BadPackError(file, [{ place: 'of', reason: `must be ${takers}` }]);

const takers = Object.entries(catalogue)
  .flatMap(([id, { packs }]) => (packs === undefined ? [] : [id]))
  .join(' or ');
