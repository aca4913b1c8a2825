import type { Seat } from '../../../engine/index.ts';
import type { Edition } from '../edition/edition.ts';
import type { Dealt } from './cards.ts';
import type { Position, SeatPosition } from './schema.ts';
import type { Card, Character, Player, State } from '../state.ts';

type Given = { readonly state: State; readonly edition: Edition; readonly given: Position };

const nothing: SeatPosition = {
  status: 'playing',
  points: {},
  objects: [],
  followers: [],
  trophies: [],
  hand: [],
  missed: 0,
  extra: 0,
};
const laidAt = ({ seats }: Position, seat: Seat): SeatPosition => seats[seat] ?? nothing;

/** The copies at the place of a position's list of cards. */
export const dealtAt = ({ at }: Dealt, path: string, names: readonly string[]): readonly Card[] =>
  names.flatMap((_, i) => at.get(`${path}.${String(i)}`) ?? []);

/** All seats; characters that are not named are dealt in the order of the tables. */
export function layPlayers(at: Given, dealt: Dealt): State['players'] {
  const { state, edition, given } = at;
  const named = Object.values(given.seats).flatMap(({ character }) => character ?? []);
  const free = [...freeCharacters(edition, [...named, ...given.gone])];
  return Object.fromEntries(
    state.seats.map((seat): [Seat, Player] => {
      const laid = laidAt(given, seat);
      const { status, resigned, fell, missed, extra } = laid;
      const id = status === 'playing' ? (laid.character ?? free.shift()) : undefined;
      const character =
        id === undefined ? {} : { character: layCharacter(at, { seat, id, dealt }) };
      const left = {
        ...(resigned !== undefined && { resigned }),
        ...(fell !== undefined && { fell }),
      };
      const heirloom = laid.heirloom && { heirloom: layHeirloom(seat, laid.heirloom, dealt) };
      return [seat, { status, ...left, ...character, missed, extra, ...heirloom }];
    }),
  );
}

/** The characters that may be dealt beside these: one of each figure. */
function freeCharacters({ content, book }: Edition, taken: readonly string[]): readonly string[] {
  const figureOf = (id: string): string => book.character(id).figure ?? id;
  const figures = new Set(taken.map(figureOf));
  return content.characters.flatMap(({ id, figure = id }) => {
    if (figures.has(figure)) return [];
    figures.add(figure);
    return [id];
  });
}

type Laid = { readonly seat: Seat; readonly id: string; readonly dealt: Dealt };

function layCharacter({ edition, given }: Given, { seat, id, dealt }: Laid): Character {
  const printed = edition.book.character(id);
  const laid = laidAt(given, seat);
  const path = `seats.${seat}`;
  return {
    id,
    space: laid.space ?? printed.start,
    alignment: laid.alignment ?? printed.alignment,
    points: laid.points,
    lives: laid.lives ?? (laid.laidUp ? 0 : printed.life),
    fate: laid.fate ?? printed.fate,
    gold: laid.gold ?? printed.gold ?? edition.numbers.startingGold,
    objects: dealtAt(dealt, `${path}.objects`, laid.objects),
    followers: dealtAt(dealt, `${path}.followers`, laid.followers),
    trophies: dealtAt(dealt, `${path}.trophies`, laid.trophies),
    ...conditionsOf(laid, edition),
  };
}

/** Conditions that a character may or may not be in. */
function conditionsOf(laid: SeatPosition, { numbers }: Edition): Partial<Character> {
  const { quest, questDone, toad, turningBack, enslaved, offer, trial, laidUp, admitted } = laid;
  return {
    ...(quest !== undefined && { quest }),
    ...(questDone && { questDone }),
    ...(toad && { toad: { turnsLeft: toad.turnsLeft ?? numbers.toadTurns, points: toad.points } }),
    ...(turningBack && { turningBack }),
    ...(enslaved && { enslaved }),
    ...(offer !== undefined && { offer }),
    ...(trial && { trial }),
    ...(laidUp && { laidUp }),
    ...(admitted !== undefined && { admitted }),
  };
}

const layHeirloom = (
  seat: Seat,
  { objects, followers, gold }: NonNullable<SeatPosition['heirloom']>,
  dealt: Dealt,
): NonNullable<Player['heirloom']> => ({
  objects: dealtAt(dealt, `seats.${seat}.heirloom.objects`, objects),
  followers: dealtAt(dealt, `seats.${seat}.heirloom.followers`, followers),
  gold,
});

/** The Spells in hand, each seat's own. */
export const layHands = ({ state, given }: Given, dealt: Dealt): State['hands'] =>
  Object.fromEntries(
    state.seats.map((seat): [Seat, readonly Card[]] => [
      seat,
      dealtAt(dealt, `seats.${seat}.hand`, laidAt(given, seat).hand),
    ]),
  );
