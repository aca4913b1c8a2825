import type { Seat } from '../../../engine/index.ts';
import type { Card } from '../state.ts';
import type { Part } from '../part.ts';
import type { BySeat } from './fact.ts';

/** Facts about fights and their outcomes. */
export type FightEvent =
  | BySeat<'FightJoined', { attribute: string; against: readonly Contender[] }>
  | BySeat<'Evaded', { /** An Enemy card, a creature's id, or a seat. */ from: readonly string[] }>
  | BySeat<'Bribed', { card: Card; gold: number }>
  | BySeat<
      'AttackScored',
      ToldScore & {
        foe: ToldScore;
        /** The other side; absent in older facts. */ against?: readonly Contender[];
      }
    >
  | BySeat<'FightEnded', { outcome: Outcome; against: readonly Contender[] }>
  | BySeat<
      'EnemyKilled',
      { card: Card; space: string; /** The owner of the Follower. */ of?: Seat }
    >
  | BySeat<'EnemyDestroyed', { card: Card; space: string }>
  | BySeat<'TrophyKept', { card: Card }>
  | BySeat<'EnemyJoined', { card: Card; from: 'kill' | 'board'; space: string }>
  | BySeat<
      'TrophiesTraded',
      {
        cards: readonly Card[];
        attribute: string;
        points: number;
        /** Worth of the cards together, and how much of it one point costs; older facts don't say. */
        worth?: number;
        rate?: number;
      }
    >;

/** `lost` and `standoff` end the turn (T4-BCR-16); `evaded` and `destroyed` do not. */
export type Outcome = 'won' | 'lost' | 'standoff';

/** An attack score, and all that it is made of. */
export type AttackScore = {
  /** The dice as they lie; empty for a side that rolls none. */
  readonly dice: readonly number[];
  /** The highest of them, which counts. */
  readonly die: number;
  /** Bonuses added to it. */
  readonly parts: readonly Part[];
  readonly score: number;
};

/** An attack score in a fact: older facts lack the dice and the parts. */
type ToldScore = Partial<AttackScore> & { readonly die: number; readonly score: number };

/** A side of a fight: a character, an Enemy card, or a creature that is not a card. */
export type Contender =
  | { readonly seat: Seat }
  | { readonly card: Card; readonly value: number }
  | { readonly creature: string; readonly value: number };
