import type { Seat } from '../../../engine/index.ts';
import type { Card } from '../state.ts';
import type { OpenPile } from '../content/names.ts';
import type { Pile } from '../content/card.ts';
import type { Of, BySeat } from './fact.ts';

/** Origin of a card that changed its owner or place. */
export type Whence =
  | { readonly space: string }
  | { readonly seat: Seat }
  | { readonly supply: OpenPile }
  | { readonly heirloom: Seat };

/** Facts about cards and their owners. */
export type CardEvent =
  | BySeat<'CardDrawn', { card: Card; space: string }>
  | Of<'CardPlaced', { card: Card; from: string; space: string }>
  | BySeat<'CardTaken', { card: Card; as: 'objects' | 'followers'; from: Whence }>
  | BySeat<'CardDitched', { card: Card; space: string; /** The rules made it. */ forced?: true }>
  | Of<
      'CardDiscarded',
      {
        card: Card;
        from: Whence | { readonly trophies: Seat } | { readonly lasting: true };
        to: Pile;
      }
    >
  | Of<'PoolFilled', { card: Card; amount: number }>
  | Of<'PoolTaken', { card: Card; amount: number }>
  | BySeat<'CardMet', { card: Card; space: string }>;
