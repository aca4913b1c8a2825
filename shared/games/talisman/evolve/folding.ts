import type { Seat } from '../../../engine/index.ts';
import type { TalismanEvent } from '../events.ts';
import { type Character, type Player, type State, type Turn } from '../state.ts';
import { hero, player } from '../state-queries.ts';
import { characterOf, playerOf, stateOf, turnOf } from './shapes.ts';

/** The events of these types. */
export type EventsOf<Type extends TalismanEvent['type']> = Extract<TalismanEvent, { type: Type }>;

/** The state with another part of a seat, of its character, or of the turn. */
export function withPlayer(state: State, seat: Seat, part: Partial<Player>): State {
  const changed = Object.assign(playerOf(player(state, seat)), part);
  if (part.character) changed.character = characterOf(part.character);
  return { ...state, players: { ...state.players, [seat]: changed } };
}
export const withCharacter = (state: State, seat: Seat, part: Partial<Character>): State =>
  withPlayer(state, seat, { character: Object.assign(characterOf(hero(state, seat)), part) });
export const withTurn = (state: State, part: Partial<Turn>): State => ({
  ...state,
  turn: Object.assign(turnOf(state.turn), part),
});

/** The result of a fold, in the shape of all states. */
export function inShape(before: State, after: State): State {
  if (after === before) return before;
  const state = stateOf(after);
  if (after.turn !== before.turn) state.turn = turnOf(after.turn);
  return state;
}

/** The value without an optional key: state holds no `undefined`. */
export function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value;
  return rest;
}

/** The list without one copy of each of these. */
export function less<T>(list: readonly T[], ...gone: readonly T[]): readonly T[] {
  return list.filter((item) => !gone.includes(item));
}

/** A record of lists or amounts, with one of them changed; empty values are removed. */
export function put<T extends readonly unknown[] | number>(
  record: Readonly<Record<string, T>>,
  key: string,
  value: T,
): Readonly<Record<string, T>> {
  const isEmpty = typeof value === 'number' ? value === 0 : value.length === 0;
  if (!isEmpty) return { ...record, [key]: value };
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** Adds to one of some amounts. */
export const added = (
  amounts: Readonly<Record<string, number>>,
  key: string,
  amount: number,
): Readonly<Record<string, number>> => put(amounts, key, (amounts[key] ?? 0) + amount);
