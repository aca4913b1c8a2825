import type { Seat } from '../../../engine/index.ts';
import type { Alignment, Card } from '../state.ts';
import type { Of, BySeat } from './fact.ts';

/** Setup, and new characters. */
export type SetupEvent =
  | Of<'DeckShuffled', { deck: string; /** Secret: the next card first. */ order: readonly Card[] }>
  | Of<'SupplyRemoved', { cards: readonly Card[] }>
  | BySeat<'CharactersDealt', { characters: readonly string[] }>
  | BySeat<
      'CharacterTaken',
      {
        character: string;
        space: string;
        alignment: Alignment;
        lives: number;
        fate: number;
        gold: number;
      }
    >
  | Of<'FirstPlayerChosen', { seat: Seat }>
  | Of<'PlayBegan'>;
