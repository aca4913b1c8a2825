import type { Seat } from '../../../engine/index.ts';
import type { Card, Lasting } from '../state.ts';
import type { Of, BySeat } from './fact.ts';

/** Facts about Spells, and lasting effects. */
export type SpellEvent =
  | BySeat<'SpellDrawn', { card: Card }>
  | BySeat<
      'SpellCast',
      { card: Card; target?: string; /** Beside the casting limits. */ free?: true }
    >
  | BySeat<
      'SpellSpent',
      { card: Card; countered: boolean; /** Whether the Spell stays in force. */ kept?: true }
    >
  | BySeat<'SpellsDiscarded', { cards: readonly Card[] }>
  | BySeat<
      'DeckSeen',
      {
        cards: readonly Card[];
        /** The deck, if there is more than one besides the Spells. */ deck?: string;
      }
    >
  | Of<'LastingBegan', { lasting: Lasting }>
  | Of<'LastingEnded', { kind: string; on?: string; by: Seat }>
  | BySeat<'CommandSpellCast'>
  | BySeat<'CommandSpellRolled', { die: number; works: boolean }>;
