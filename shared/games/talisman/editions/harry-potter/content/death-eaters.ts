import { alliesOf } from './allies.ts';
import { lessons } from './prices.ts';

/** Allies of the side of the Death Eaters. */
export const deathEaters = alliesOf('death-eaters', [
  {
    id: 'antonin-dolohov',
    deck: 'outer',
    magic: 7,
    bonus: { magic: 1 },
    abilities: [{ id: 'vicious-curse', can: 'score', amount: 1, versus: ['characters'] }],
  },
  { id: 'corban-yaxley', deck: 'outer', magic: 5, bonus: { strength: 1 } },
  {
    id: 'augustus-rookwood',
    deck: 'outer',
    magic: 6,
    bonus: { magic: 1 },
    abilities: [{ id: 'spying', can: 'see-spells' }],
  },
  { id: 'barty-crouch-jr', deck: 'outer', magic: 6, bonus: { magic: 1 } },
  {
    id: 'narcissa-malfoy',
    deck: 'outer',
    magic: 4,
    abilities: [{ id: 'merciful-lie', can: 'spare', when: 'last', spend: true }],
  },
  {
    id: 'dolores-umbridge',
    deck: 'outer',
    magic: 5,
    abilities: [{ id: 'decree', can: 'score', amount: 1, versus: ['characters'], as: 'attacker' }],
  },
  { id: 'kreacher', deck: 'outer', magic: 3, carries: 1 },
  { id: 'walden-macnair', deck: 'outer', strength: 5, battleBonus: { strength: 1 } },
  { id: 'severus-snape', deck: 'middle', magic: 7, bonus: { magic: 1 } },
  { id: 'fenrir-greyback', deck: 'middle', strength: 7, battleBonus: { strength: 2 } },
  {
    id: 'amycus-carrow',
    deck: 'middle',
    magic: 5,
    abilities: [{ id: 'quick-curse', can: 'score', amount: 1, versus: ['characters'] }],
  },
  {
    id: 'alecto-carrow',
    deck: 'middle',
    magic: 5,
    bonus: { magic: 1 },
    abilities: [
      {
        id: 'dark-lessons',
        can: 'occasion',
        at: 'turn-start',
        ask: true,
        pay: { fate: 1 },
        effects: lessons,
      },
    ],
  },
  {
    id: 'nagini',
    deck: 'middle',
    strength: 6,
    abilities: [{ id: 'venom', can: 'special', rule: 'venom' }],
  },
  { id: 'vincent-crabbe', deck: 'middle', strength: 4, bonus: { strength: 1 } },
  {
    id: 'gregory-goyle',
    deck: 'middle',
    strength: 4,
    abilities: [{ id: 'take-the-blow', can: 'spare', when: 'battle', spend: true }],
  },
  { id: 'thorfinn-rowle', deck: 'middle', magic: 6, bonus: { magic: 1 } },
]);
