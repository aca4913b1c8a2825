import { alliesOf } from './allies.ts';

/** Allies of the side of the Order of the Phoenix. */
export const order = alliesOf('order', [
  { id: 'nymphadora-tonks', deck: 'outer', magic: 5, bonus: { magic: 1 } },
  {
    id: 'kingsley-shacklebolt',
    deck: 'outer',
    magic: 7,
    bonus: { magic: 1 },
    abilities: [{ id: 'auror', can: 'score', amount: 1, versus: ['characters'] }],
  },
  {
    id: 'alastor-moody',
    deck: 'outer',
    magic: 6,
    abilities: [
      { id: 'vigilance', can: 'special', rule: 'vigilance' },
      { id: 'on-guard', can: 'score', amount: 1, versus: ['characters'], as: 'attacked' },
    ],
  },
  {
    id: 'mundungus-fletcher',
    deck: 'outer',
    strength: 3,
    abilities: [
      {
        id: 'shady-deals',
        can: 'occasion',
        at: 'turn-start',
        ask: true,
        effects: [
          {
            do: 'roll',
            dice: 1,
            kind: 'deals',
            table: {
              '1': [{ do: 'spent' }],
              '2-5': [],
              '6': [{ do: 'gain', what: 'gold', amount: 1 }],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'arthur-weasley',
    deck: 'outer',
    magic: 5,
    abilities: [{ id: 'good-word', can: 'bargain', off: 1 }],
  },
  {
    id: 'molly-weasley',
    deck: 'outer',
    magic: 5,
    bonus: { magic: 1 },
    abilities: [{ id: 'mothering', can: 'heal-free', at: ['the-burrow', 'st-mungos'], lives: 1 }],
  },
  { id: 'bill-weasley', deck: 'outer', magic: 4, bonus: { strength: 1 } },
  {
    id: 'dobby',
    deck: 'outer',
    magic: 4,
    abilities: [
      { id: 'elf-escape', can: 'dodge', from: ['characters', 'enemies'], spend: true },
      { id: 'elf-journey', can: 'journey', spend: true },
    ],
  },
  { id: 'sirius-black', deck: 'middle', magic: 6, bonus: { magic: 1 } },
  {
    id: 'remus-lupin',
    deck: 'middle',
    magic: 5,
    bonus: { magic: 1 },
    abilities: [{ id: 'defence-lessons', can: 'score', amount: 1, versus: ['dementor'] }],
  },
  {
    id: 'hermione-granger',
    deck: 'middle',
    magic: 6,
    bonus: { magic: 1 },
    abilities: [{ id: 'well-read', can: 'carry', spells: 1 }],
  },
  { id: 'ron-weasley', deck: 'middle', strength: 4, bonus: { strength: 1 } },
  {
    id: 'neville-longbottom',
    deck: 'middle',
    magic: 4,
    abilities: [{ id: 'stand-by', can: 'special', rule: 'stand-by' }],
  },
  {
    id: 'luna-lovegood',
    deck: 'middle',
    magic: 5,
    abilities: [{ id: 'calm', can: 'draw-fewer' }],
  },
  {
    id: 'ginny-weasley',
    deck: 'middle',
    magic: 5,
    abilities: [{ id: 'quick-hex', can: 'score', amount: 1, versus: ['characters'] }],
  },
  { id: 'grawp', deck: 'middle', strength: 8, carries: 4 },
]);
