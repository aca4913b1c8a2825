import type { CardFacts } from '../../../content/card.ts';

/** Objects that can be found and kept, including Galleons (HP-SPC-14). */
export const objects: CardFacts[] = [
  {
    id: 'deluminator',
    type: 'object',
    copies: { outer: 1 },
    encounter: 6,
    abilities: [{ id: 'lights-out', can: 'dodge', from: ['characters'], once: true }],
  },
  {
    id: 'sneakoscope',
    type: 'object',
    copies: { outer: 1 },
    encounter: 6,
    abilities: [{ id: 'warning', can: 'score', amount: 1, versus: ['characters'], as: 'attacked' }],
  },
  {
    id: 'felix-felicis',
    type: 'object',
    copies: { outer: 1 },
    encounter: 6,
    abilities: [{ id: 'liquid-luck', can: 'special', rule: 'felix' }],
  },
  {
    id: 'invisibility-potion',
    type: 'object',
    copies: { outer: 1 },
    encounter: 6,
    abilities: [{ id: 'vanish', can: 'dodge', from: ['characters', 'enemies'], spend: true }],
  },
  { id: 'lost-galleons', type: 'object', copies: { outer: 2 }, encounter: 6, gold: 1 },
  { id: 'smugglers-purse', type: 'object', copies: { outer: 1 }, encounter: 6, gold: 2 },
  {
    id: 'sword-of-gryffindor',
    type: 'object',
    copies: { middle: 1 },
    encounter: 6,
    usableBy: 'order',
    battleBonus: { strength: 1 },
    abilities: [{ id: 'goblin-steel', can: 'score', amount: 2, versus: ['voldemort'] }],
  },
  {
    id: 'slytherins-locket',
    type: 'object',
    copies: { middle: 1 },
    encounter: 6,
    usableBy: 'death-eaters',
    battleBonus: { strength: 1 },
    abilities: [{ id: 'dark-heirloom', can: 'score', amount: 2, versus: ['voldemort'] }],
  },
  {
    id: 'ravenclaws-diadem',
    type: 'object',
    copies: { middle: 1 },
    encounter: 6,
    bonus: { magic: 1 },
  },
  {
    id: 'marauders-map',
    type: 'object',
    copies: { middle: 1 },
    encounter: 6,
    abilities: [
      { id: 'forewarned', can: 'dodge', from: ['characters'], once: true },
      { id: 'short-cuts', can: 'stride', by: [-1, 1], region: 'middle' },
    ],
  },
  {
    id: 'time-turner',
    type: 'object',
    copies: { middle: 1 },
    encounter: 6,
    abilities: [
      {
        id: 'turn-time',
        can: 'occasion',
        at: 'turn-end',
        ask: true,
        when: 'ordinary',
        spend: true,
        effects: [{ do: 'special', rule: 'another-turn' }],
      },
    ],
  },
  {
    id: 'basilisk-fang',
    type: 'object',
    copies: { middle: 1 },
    encounter: 6,
    abilities: [
      {
        id: 'fang-stab',
        can: 'score',
        amount: 3,
        versus: ['enemies', 'voldemort'],
        spend: true,
      },
    ],
  },
  { id: 'lost-galleons-middle', type: 'object', copies: { middle: 1 }, encounter: 6, gold: 1 },
];
