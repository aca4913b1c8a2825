import type { CardFacts } from '../../../content/card.ts';

/** The Purchase cards, all of them Objects (HP-CMP-20); a Portkey may be found as well. */
export const purchase: CardFacts[] = [
  {
    id: 'wand',
    type: 'object',
    copies: { purchase: 5 },
    encounter: 6,
    bonus: { magic: 1 },
  },
  {
    id: 'spell-primer',
    type: 'object',
    copies: { purchase: 2 },
    encounter: 6,
    bonus: { magic: 1 },
  },
  {
    id: 'broomstick',
    type: 'object',
    copies: { purchase: 3 },
    encounter: 6,
    abilities: [{ id: 'broom-flight', can: 'stride', by: [1] }],
  },
  {
    id: 'portkey',
    type: 'object',
    copies: { purchase: 3, outer: 1 },
    encounter: 6,
    abilities: [{ id: 'portkey-passage', can: 'raft', keeps: true }],
  },
  {
    id: 'wiggenweld-potion',
    type: 'object',
    copies: { purchase: 2 },
    encounter: 6,
    abilities: [
      {
        id: 'drink-potion',
        can: 'occasion',
        at: 'turn-start',
        ask: true,
        spend: true,
        effects: [{ do: 'heal', upTo: 1 }],
      },
    ],
  },
  { id: 'beaded-bag', type: 'object', copies: { purchase: 2 }, encounter: 6, carries: 4 },
  {
    id: 'dragonhide-jacket',
    type: 'object',
    copies: { purchase: 3 },
    encounter: 6,
    abilities: [{ id: 'tough-hide', can: 'spare', when: 'battle', die: 5 }],
  },
  {
    id: 'darkness-powder',
    type: 'object',
    copies: { purchase: 1 },
    encounter: 6,
    abilities: [{ id: 'darkness', can: 'dodge', from: ['characters', 'enemies'], spend: true }],
  },
];
