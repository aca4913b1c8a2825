import type { Path } from '../spots.ts';

/** Kinds of things that an id in the content may name. */
export type Referent =
  | 'space'
  | 'region'
  | 'card'
  | 'attribute'
  /** Goods that can be gained: an attribute, `life`, `fate` or `gold`. */
  | 'goods'
  /** Things that can be lost: goods, a `follower`, an `object` or a `spell`. */
  | 'belonging'
  | 'alignment'
  /** An alignment, or `neutral` for a card without one. */
  | 'side'
  /** The opponents a fight may be against: an alignment, a subtype, a figure, `characters` or `enemies`. */
  | 'opponent'
  | 'token'
  | 'terrain'
  | 'pile'
  | 'subtype'
  /** Label of a roll. */
  | 'roll'
  /** A space, or one of its choices. */
  | 'visit'
  | 'destination'
  | 'shop'
  | 'special rule'
  | 'crossing rule';

/** An id that must be known, and its place. */
export type Reference = { readonly path: Path; readonly to: Referent; readonly id: string };

type Ids = string | readonly string[] | Readonly<Record<string, unknown>> | undefined;

/** References in one field: an id, a list of ids, or a record by id. */
export function refer(path: Path, to: Referent, ids: Ids): readonly Reference[] {
  if (ids === undefined) return [];
  if (typeof ids === 'string') return [{ path, to, id: ids }];
  if (isList(ids)) return ids.map((id, at) => ({ path: [...path, at], to, id }));
  return Object.keys(ids).map((id) => ({ path: [...path, id], to, id }));
}

const isList = (
  ids: readonly string[] | Readonly<Record<string, unknown>>,
): ids is readonly string[] => Array.isArray(ids);
