import type { CardFacts, Pile } from '../content/card.ts';
import type { Edition } from '../edition/edition.ts';
import type { Position, SeatPosition } from './schema.ts';
import type { Card } from '../state.ts';

/** A card named in a position, and the kinds allowed at its place. */
type Listed = {
  readonly path: string;
  /** A kind, or a copy of one. */
  readonly name: string;
  readonly types: readonly Kind[] | undefined;
  /** The pile whose copies may lie here; any, unless given. */
  readonly home?: Pile;
};

/** A type of cards, or those that are a Follower or an Enemy. */
type Kind = CardFacts['type'] | 'sided';

/** The copy at each path of a position, and the faults. */
export type Dealt = {
  readonly at: ReadonlyMap<string, Card>;
  readonly faults: readonly string[];
};

const objects = ['object', 'magic-object'] as const;
// an Enemy that was raised or charmed follows, too
const followers = ['follower', 'enemy'] as const;

const listed = (
  path: string,
  names: readonly string[],
  rest: Omit<Listed, 'path' | 'name'>,
): readonly Listed[] => names.map((name, i) => ({ path: `${path}.${String(i)}`, name, ...rest }));

const listedAt = (path: string, seat: SeatPosition): readonly Listed[] => [
  ...listed(`${path}.objects`, seat.objects, { types: objects }),
  ...listed(`${path}.followers`, seat.followers, { types: followers }),
  ...listed(`${path}.trophies`, seat.trophies, { types: ['enemy', 'sided'] }),
  ...listed(`${path}.hand`, seat.hand, { types: ['spell'] }),
  ...listed(`${path}.heirloom.objects`, seat.heirloom?.objects ?? [], { types: objects }),
  ...listed(`${path}.heirloom.followers`, seat.heirloom?.followers ?? [], { types: followers }),
];

const listedIn = ({ seats, board, decks, discards }: Position): readonly Listed[] => [
  ...Object.entries(seats).flatMap(([seat, at]) => listedAt(`seats.${seat}`, at)),
  ...Object.entries(board).flatMap(([space, names]) =>
    listed(`board.${space}`, names, { types: undefined }),
  ),
  ...Object.entries({ decks, discards }).flatMap(([where, piles]) =>
    Object.entries(piles).flatMap(([home, names]) =>
      listed(`${where}.${home}`, names, { types: undefined, home }),
    ),
  ),
];

/** All copies there are, the open supplies first. */
export const copiesOf = ({ book }: Edition): readonly Card[] =>
  book.piles.flatMap((pile) => book.instances(pile));

/** The copy that a position refers to elsewhere: one that it has placed, or any. */
export function copyMeant(edition: Edition, { at }: Dealt, name: string): Card | undefined {
  const copies = copiesOf(edition);
  const isMeant = (copy: Card): boolean =>
    copy === name || (!copies.includes(name) && edition.book.kindOf(copy) === name);
  return [...at.values()].find(isMeant) ?? copies.find(isMeant);
}

/** Deals copies to all places of a position: those named as copies first, then the kinds. */
export function dealCards(edition: Edition, given: Position): Dealt {
  const all = listedIn(given);
  const copies = copiesOf(edition);
  const at = new Map<string, Card>();
  const taken = new Map<Card, string>();
  const isCopy = ({ name }: Listed): boolean => copies.includes(name);
  const give = (place: Listed): readonly string[] => {
    const found = isCopy(place) ? place.name : freeCopy(edition, place, taken);
    const fault = faultAt(edition, place, { found, lies: taken.get(found ?? '') });
    if (fault !== undefined || found === undefined) return [`${place.path}: ${fault ?? ''}`];
    at.set(place.path, found);
    taken.set(found, place.path);
    return [];
  };
  const named = all.filter(isCopy).flatMap(give);
  const kinds = all.filter((place) => !isCopy(place)).flatMap(give);
  return { at, faults: [...named, ...kinds] };
}

function freeCopy(
  edition: Edition,
  { name, home }: Listed,
  taken: ReadonlyMap<Card, string>,
): Card | undefined {
  const { book } = edition;
  return copiesOf(edition).find(
    (copy) =>
      book.kindOf(copy) === name &&
      (home === undefined || book.homeOf(copy) === home) &&
      !taken.has(copy),
  );
}

function faultAt(
  { book, content }: Edition,
  { name, types, home }: Listed,
  { found, lies }: { found: Card | undefined; lies: string | undefined },
): string | undefined {
  if (found === undefined) {
    const known = content.cards.some((card) => card.id === name);
    return known ? `no copy of ${name} is left` : `there is no card ${name}`;
  }
  if (lies !== undefined) return `${found} lies at ${lies} already`;
  if (home !== undefined && book.homeOf(found) !== home) return `${found} belongs elsewhere`;
  const { type, sided } = book.card(found);
  const fits = types === undefined || types.includes(type) || (sided && types.includes('sided'));
  return fits ? undefined : `${found} is of type ${type}`;
}
