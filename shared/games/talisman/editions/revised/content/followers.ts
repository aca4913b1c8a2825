import type { Ability } from '../../../content/ability.ts';
import type { CardFacts } from '../../../content/card.ts';

/** The abilities of the Prince or the Princess, at the Castle (T4-BRD-49). */
const royalty: Ability[] = [
  { id: 'royal-healing', can: 'heal-free', at: ['castle'], lives: 2 },
  { id: 'royal-ransom', can: 'sell', at: ['castle'], gold: 3 },
];

/** Followers of their owner (T4-FOL-01); two of them join unasked. */
export const followers: CardFacts[] = [
  {
    id: 'hag',
    type: 'follower',
    copies: { adventure: 1 },
    encounter: 1,
    hostile: true,
    forced: true,
    abilities: [{ id: 'hag-curse', can: 'repel-followers', until: ['mystic'] }],
  },
  {
    id: 'poltergeist',
    type: 'follower',
    copies: { adventure: 1 },
    encounter: 1,
    hostile: true,
    forced: true,
    abilities: [{ id: 'poltergeist-drag', can: 'slow', until: ['bridge', 'raft', 'ferry'] }],
  },
  {
    id: 'alchemist',
    type: 'follower',
    copies: { adventure: 1 },
    encounter: 5,
    abilities: [{ id: 'alchemist-gold', can: 'transmute', gold: 1 }],
  },
  {
    id: 'gnome',
    type: 'follower',
    copies: { adventure: 1 },
    encounter: 5,
    abilities: [
      { id: 'lockpicking', can: 'fewer-dice', kind: 'lock', dice: 1, attribute: 'craft' },
      { id: 'miner', can: 'fewer-dice', kind: 'mines', dice: 2 },
      { id: 'crags-safe', can: 'skip-roll', at: ['crags'] },
      { id: 'hill-lore', can: 'evade', terrain: 'hills' },
    ],
  },
  {
    id: 'guide',
    type: 'follower',
    copies: { adventure: 2 },
    encounter: 5,
    abilities: [{ id: 'guide-paths', can: 'skip-roll', at: ['chasm', 'crags', 'forest'] }],
  },
  { id: 'maiden', type: 'follower', copies: { adventure: 1 }, encounter: 5, bonus: { craft: 2 } },
  {
    id: 'mercenary',
    type: 'follower',
    copies: { adventure: 1 },
    encounter: 5,
    hire: 1,
    abilities: [{ id: 'mercenary-pay', can: 'hire', gold: 1, bonus: { strength: 3 } }],
  },
  { id: 'mule', type: 'follower', copies: { purchase: 4, adventure: 1 }, encounter: 5, carries: 4 },
  {
    id: 'pixie',
    type: 'follower',
    copies: { adventure: 1 },
    encounter: 5,
    abilities: [
      { id: 'forest-safe', can: 'skip-roll', at: ['forest'] },
      { id: 'woods-evade', can: 'evade', terrain: 'woods' },
    ],
  },
  {
    id: 'prince',
    type: 'follower',
    copies: { adventure: 1 },
    encounter: 5,
    abilities: royalty,
  },
  {
    id: 'princess',
    type: 'follower',
    copies: { adventure: 1 },
    encounter: 5,
    abilities: royalty,
  },
  {
    id: 'unicorn',
    type: 'follower',
    copies: { adventure: 1 },
    encounter: 5,
    bonus: { strength: 1, craft: 1 },
  },
];
