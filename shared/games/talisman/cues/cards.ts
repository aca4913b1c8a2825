import type { CardEvent } from '../events/cards.ts';
import type { SpellEvent } from '../events/spells.ts';
import type { TalismanCues } from './masked.ts';

/** Cards, and their owners. */
export const cards: TalismanCues<CardEvent> = {
  CardDrawn: [{ as: 'draw', of: '/card', to: '/space' }],
  CardPlaced: [{ as: 'draw', of: '/card', from: '/from', to: '/space' }],
  CardTaken: [{ as: 'draw', of: '/card', from: '/from', to: 'seat:{/seat}' }],
  CardDitched: [{ as: 'draw', of: '/card', from: 'seat:{/seat}', to: '/space' }],
  CardDiscarded: [{ as: 'draw', of: '/card', from: '/from' }],
  PoolFilled: [],
  PoolTaken: [],
  CardMet: [],
};

/** Cues of Spells, and of lasting effects. */
export const spells: TalismanCues<SpellEvent> = {
  SpellDrawn: [
    { as: 'draw', of: '/card', from: 'deck:spells', to: 'seat:{/seat}' },
    { as: 'count', of: 'deck:spells', n: '/count' },
  ],
  SpellCast: [{ as: 'draw', of: '/card', from: 'seat:{/seat}', to: '/target' }, { as: 'say' }],
  SpellSpent: [],
  SpellsDiscarded: [{ as: 'draw', of: '/cards', from: 'seat:{/seat}' }],
  DeckSeen: [{ as: 'say' }],
  LastingBegan: [],
  LastingEnded: [{ as: 'say' }],
  CommandSpellCast: [{ as: 'say' }],
  CommandSpellRolled: [{ as: 'roll', dice: '/die' }, { as: 'say' }],
};
