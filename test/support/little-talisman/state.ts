import type { Seat, Table } from '../../../shared/engine/index.ts';
import { nameOf, type Card, type Content } from './cards.ts';

export type Hero = {
  /** The seat is in the match: it gets a new character when the old one dies. */
  readonly playing: boolean;
  readonly alive: boolean;
  readonly leaving: boolean;
  readonly strength: number;
  readonly craft: number;
  readonly lives: number;
  readonly fate: number;
  readonly gold: number;
  readonly space: string;
  readonly objects: readonly Card[];
  readonly followers: readonly Card[];
  readonly trophies: readonly Card[];
  /** Own turn ends still to be spent as a toad. */
  readonly toad: number;
};

/** What outlasts a procedure: it ends when its slot has passed so many times. */
export type Effect = {
  readonly kind: 'psionic' | 'destroyMagic' | 'blizzard';
  readonly seat: Seat;
  readonly until: Slot & { readonly slots: number };
};
export type Slot = { readonly seat: Seat; readonly at: 'turn-start' | 'turn-end' };

export type Turn = {
  readonly seat: Seat;
  readonly number: number;
  /** What is due next: the pure `next` reads it. */
  readonly phase: 'move' | 'land' | 'end' | 'done';
  /** How often the character came to a space this turn: names a landing. */
  readonly landings: number;
  readonly extra: boolean;
  readonly casts: Readonly<Record<Seat, number>>;
  readonly spellsAtStart: number;
  readonly ditched: readonly Card[];
};

/** Laid out by visibility: hands and piles apart from all that lies open. */
export type State = {
  readonly seats: readonly Seat[];
  readonly options: Options;
  readonly heroes: Readonly<Record<Seat, Hero>>;
  readonly turn: Turn;
  readonly inFlight: readonly Card[];
  readonly effects: readonly Effect[];
  readonly missed: Readonly<Record<Seat, number>>;
  readonly extra: Readonly<Record<Seat, number>>;
  readonly board: Readonly<Record<string, readonly Card[]>>;
  readonly discard: readonly Card[];
  readonly spellDiscard: readonly Card[];
  readonly crownReached: boolean;
  readonly winners: readonly Seat[] | undefined;
  readonly hands: Readonly<Record<Seat, readonly Card[]>>;
  readonly deck: readonly Card[];
  readonly spellDeck: readonly Card[];
};
export type Options = { readonly askForReactions: 'able' | 'everyone' };

/** The table, and the content of the version that is deployed. */
export type LittleTable = Table<State> & { readonly content: Content };

export function hero(state: State, seat: Seat): Hero {
  const found = state.heroes[seat];
  if (found === undefined) throw new Error(`No such seat: ${seat}.`);
  return found;
}
export const handOf = (state: State, seat: Seat): readonly Card[] => state.hands[seat] ?? [];
export const isLiving = (state: State, seat: Seat): boolean => hero(state, seat).alive;

/** The seats with a character, clockwise. */
export function clockwise(state: State, first: Seat): readonly Seat[] {
  const from = state.seats.indexOf(first);
  return [...state.seats.slice(from), ...state.seats.slice(0, from)].filter((seat) =>
    isLiving(state, seat),
  );
}

/** Strength with weapons and spells; a toad has 1. */
export function strengthOf(state: State, seat: Seat): number {
  const { toad, strength, objects, craft } = hero(state, seat);
  const psionic = state.effects.filter((e) => e.kind === 'psionic' && e.seat === seat).length;
  const swords = objects.filter((card) => nameOf(card) === 'sword').length;
  return (toad > 0 ? 1 : strength) + swords + psionic * craft;
}

/** A Mule carries four more objects. */
export const capacity = ({ followers }: Hero): number =>
  followers.some((card) => nameOf(card) === 'mule') ? 8 : 4;

/** In its own turn a seat casts no more than it began with, in another's one. Toads cast nothing. */
export function mayCast(state: State, seat: Seat): boolean {
  const { alive, toad } = hero(state, seat);
  const limit = state.turn.seat === seat ? state.turn.spellsAtStart : 1;
  return (
    alive &&
    toad === 0 &&
    (state.turn.casts[seat] ?? 0) < limit &&
    !state.effects.some(({ kind }) => kind === 'destroyMagic')
  );
}

/** Every card, wherever it is: none is ever lost. */
export function allCards(state: State): readonly Card[] {
  const carried = Object.values(state.heroes).flatMap((h) => [
    ...h.objects,
    ...h.followers,
    ...h.trophies,
  ]);
  const { deck, discard, spellDeck, spellDiscard, inFlight, board, hands } = state;
  const piles = [deck, discard, spellDeck, spellDiscard, inFlight];
  return [...piles, ...Object.values(board), ...Object.values(hands), carried].flat().toSorted();
}
