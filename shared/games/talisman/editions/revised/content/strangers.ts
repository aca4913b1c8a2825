import type { Effect } from '../../../content/effect.ts';
import type { CardFacts } from '../../../content/card.ts';

/** One wish of the visitor's choice, with or without its own space as a destination. */
const wish = (to: 'any' | 'other'): Effect => ({
  do: 'choose',
  between: {
    spell: [{ do: 'spells', amount: 1 }],
    gold: [{ do: 'gain', what: 'gold', amount: 1 }],
    strength: [{ do: 'gain', what: 'strength', amount: 1 }],
    craft: [{ do: 'gain', what: 'craft', amount: 1 }],
    life: [{ do: 'gain', what: 'life', amount: 1 }],
    fate: [{ do: 'gain', what: 'fate', amount: 1 }],
    teleport: [{ do: 'travel', to }],
  },
});

/** Strangers, which must be visited on landing there (T4-ADV-18). */
export const strangers: CardFacts[] = [
  {
    id: 'enchanter',
    type: 'stranger',
    copies: { adventure: 1 },
    encounter: 4,
    visitors: { atLeast: { craft: 4 } },
    once: true,
    effects: [wish('any')],
  },
  {
    id: 'fairy',
    type: 'stranger',
    copies: { adventure: 1 },
    encounter: 4,
    visitors: { alignment: 'good' },
    once: true,
    effects: [wish('other')],
  },
  {
    id: 'healer',
    type: 'stranger',
    copies: { adventure: 1 },
    encounter: 4,
    effects: [{ do: 'heal', upTo: 2 }],
  },
  {
    id: 'hermit',
    type: 'stranger',
    copies: { adventure: 1 },
    encounter: 4,
    once: true,
    effects: [{ do: 'receive', card: 'talisman' }],
    placeRoll: {
      '1': 'crypt',
      '2': 'plain-of-peril',
      '3': 'cursed-glade',
      '4': 'oasis',
      '5': 'crags',
      '6': 'forest',
    },
  },
  {
    id: 'mage',
    type: 'stranger',
    copies: { adventure: 1 },
    encounter: 4,
    visitors: { alignment: 'good' },
    effects: [{ do: 'spells', amount: 1 }],
  },
  {
    id: 'phantom',
    type: 'stranger',
    copies: { adventure: 1 },
    encounter: 4,
    visitors: { alignment: 'evil' },
    once: true,
    effects: [wish('other')],
  },
  {
    id: 'sorcerer',
    type: 'stranger',
    copies: { adventure: 1 },
    encounter: 4,
    effects: [{ do: 'spells', amount: 1, price: 1 }],
  },
  {
    id: 'witch',
    type: 'stranger',
    copies: { adventure: 1 },
    encounter: 4,
    hostile: true,
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'witch',
        table: {
          '1': [{ do: 'toad', turns: 3 }],
          '2': [{ do: 'lose', what: 'life', amount: 1 }],
          '3': [{ do: 'gain', what: 'strength', amount: 1 }],
          '4': [{ do: 'gain', what: 'craft', amount: 1 }],
          '5': [{ do: 'spells', amount: 1 }],
          '6': [{ do: 'replenish' }],
        },
      },
    ],
  },
];
