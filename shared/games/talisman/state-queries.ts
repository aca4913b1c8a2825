import type { Seat } from '../../engine/index.ts';
import type { Card, Character, Lasting, Player, State, Preference } from './state.ts';

/** The player of a seat. @throws Error for a seat that is not at this table: a bug in a rule. */
export function player(state: State, seat: Seat): Player {
  const found = state.players[seat];
  if (found === undefined) throw new Error(`There is no seat ${seat}.`);
  return found;
}

/** The living character of a seat. @throws Error if it has none: ask `isLiving` first. */
export function hero(state: State, seat: Seat): Character {
  const { character } = player(state, seat);
  if (character === undefined) throw new Error(`${seat} has no character.`);
  return character;
}

/** True if the seat has a character that can be met, asked and harmed: not one that is laid up. */
export function isLiving(state: State, seat: Seat): boolean {
  const character = state.players[seat]?.character;
  return character !== undefined && character.laidUp === undefined;
}

/** True if this Follower is with a living character of the seat. */
export const hasFollower = (state: State, seat: Seat, card: Card): boolean =>
  isLiving(state, seat) && hero(state, seat).followers.includes(card);

/** True if the seat has a character, even one laid up. */
export const isSeated = (state: State, seat: Seat): boolean =>
  state.players[seat]?.character !== undefined;

export const deckIn = (state: State, deck: string): readonly Card[] => state.decks[deck] ?? [];
export const discardsIn = (state: State, deck: string): readonly Card[] =>
  state.discards[deck] ?? [];

export const handOf = (state: State, seat: Seat): readonly Card[] => state.hands[seat] ?? [];

/** When a seat wants to be asked about a Spell or a right; `undefined`: when it matters. */
export const preferenceOf = (state: State, seat: Seat, of: string): Preference | undefined =>
  state.preferences?.[seat]?.[of];
export const cardsAt = (state: State, space: string): readonly Card[] => state.board[space] ?? [];
export const goldAt = (state: State, space: string): number => state.gold[space] ?? 0;

/** The seats that have a character, clockwise from the first. */
export function clockwise(state: State, first: Seat): readonly Seat[] {
  const from = Math.max(0, state.seats.indexOf(first));
  return [...state.seats.slice(from), ...state.seats.slice(0, from)].filter((seat) =>
    isLiving(state, seat),
  );
}

/** The other characters on the space of this one, clockwise from it. */
export const othersHere = (state: State, seat: Seat): readonly Seat[] =>
  clockwise(state, seat).filter(
    (other) => other !== seat && hero(state, other).space === hero(state, seat).space,
  );

/** Lasting effects of this kind, on this seat or thing, or on all. */
export const lastingOn = (state: State, kind: string, on?: string): readonly Lasting[] =>
  state.lasting.filter((l) => l.kind === kind && (l.on === undefined || l.on === on));
