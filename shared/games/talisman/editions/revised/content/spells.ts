import type { CardFacts } from '../../../content/card.ts';

/** The Spells: when each may be cast, its targets, and its effects. */
export const spells: CardFacts[] = [
  {
    id: 'acquisition',
    type: 'spell',
    copies: { spells: 1 },
    spell: {
      when: ['turn.start'],
      by: 'active',
      target: ['other'],
      effects: [{ do: 'special', rule: 'acquisition' }],
    },
  },
  {
    id: 'alchemy',
    type: 'spell',
    copies: { spells: 1 },
    spell: {
      when: ['turn.start'],
      by: 'active',
      target: [],
      effects: [{ do: 'transmute', gold: 1 }],
    },
  },
  {
    id: 'counterspell',
    type: 'spell',
    copies: { spells: 2 },
    spell: {
      when: ['cast'],
      by: 'anyone',
      target: [],
      effects: [{ do: 'special', rule: 'counterspell' }],
    },
  },
  {
    id: 'destroy-magic',
    type: 'spell',
    copies: { spells: 1 },
    spell: {
      when: ['turn.start', 'turn.end'],
      by: 'active',
      target: [],
      effects: [{ do: 'special', rule: 'destroy-magic' }],
    },
  },
  {
    id: 'destruction',
    type: 'spell',
    copies: { spells: 2 },
    spell: {
      when: ['turn.start', 'move.done', 'cards.revealed'],
      by: 'active',
      target: ['card'],
      effects: [{ do: 'special', rule: 'destruction' }],
    },
  },
  {
    id: 'divination',
    type: 'spell',
    copies: { spells: 1 },
    spell: {
      when: ['turn.start'],
      by: 'active',
      target: [],
      effects: [{ do: 'special', rule: 'divination' }],
    },
  },
  {
    id: 'healing',
    type: 'spell',
    copies: { spells: 2 },
    spell: {
      when: ['turn.start', 'move.done', 'cards.revealed', 'attack', 'turn.end'],
      by: 'anyone',
      target: ['character'],
      effects: [{ do: 'heal' }],
    },
  },
  {
    id: 'hex',
    type: 'spell',
    copies: { spells: 1 },
    spell: {
      when: ['turn.start'],
      by: 'active',
      target: ['space'],
      effects: [{ do: 'special', rule: 'hex' }],
    },
  },
  {
    id: 'immobility',
    type: 'spell',
    copies: { spells: 2 },
    spell: {
      when: ['turn.start'],
      by: 'anyone',
      target: ['active', 'enemy'],
      effects: [{ do: 'special', rule: 'immobility' }],
    },
  },
  {
    id: 'invisibility',
    type: 'spell',
    copies: { spells: 1 },
    spell: {
      when: ['evade'],
      by: 'concerned',
      target: [],
      effects: [{ do: 'special', rule: 'invisibility' }],
    },
  },
  {
    id: 'mesmerism',
    type: 'spell',
    copies: { spells: 1 },
    spell: {
      when: ['turn.start'],
      by: 'active',
      target: ['other'],
      effects: [{ do: 'special', rule: 'mesmerism' }],
    },
  },
  {
    id: 'nullify',
    type: 'spell',
    copies: { spells: 1 },
    spell: {
      when: ['turn.start', 'move.done', 'cards.revealed', 'attack', 'turn.end'],
      by: 'anyone',
      target: ['character'],
      effects: [{ do: 'lose', what: 'spell', amount: 'all' }],
    },
  },
  {
    id: 'preservation',
    type: 'spell',
    copies: { spells: 1 },
    spell: {
      when: ['life', 'follower', 'kill'],
      by: 'anyone',
      target: [],
      effects: [{ do: 'special', rule: 'preservation' }],
    },
  },
  {
    id: 'psionic-blast',
    type: 'spell',
    copies: { spells: 2 },
    spell: {
      when: ['attack'],
      by: 'concerned',
      target: [],
      effects: [{ do: 'special', rule: 'psionic-blast' }],
    },
  },
  {
    id: 'random',
    type: 'spell',
    copies: { spells: 2 },
    spell: {
      when: ['turn.start', 'move.done', 'cards.revealed', 'attack', 'turn.end'],
      by: 'anyone',
      target: ['character'],
      effects: [
        {
          do: 'roll',
          dice: 1,
          kind: 'random',
          table: {
            '1': [{ do: 'toad', turns: 3 }],
            '2': [{ do: 'lose', what: 'strength', amount: 'all' }],
            '3': [{ do: 'lose', what: 'craft', amount: 'all' }],
            '4': [{ do: 'lose', what: 'gold', amount: 'all' }],
            '5': [{ do: 'gain', what: 'strength', amount: 1 }],
            '6': [{ do: 'gain', what: 'life', amount: 1 }],
          },
        },
      ],
    },
  },
  {
    id: 'teleport',
    type: 'spell',
    copies: { spells: 2 },
    spell: { when: ['move'], by: 'active', target: [], effects: [{ do: 'travel', to: 'other' }] },
  },
  {
    id: 'temporal-warp',
    type: 'spell',
    copies: { spells: 1 },
    spell: {
      when: ['turn.start'],
      by: 'active',
      target: [],
      effects: [{ do: 'special', rule: 'temporal-warp' }],
    },
  },
];
