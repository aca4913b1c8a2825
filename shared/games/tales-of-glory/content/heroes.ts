import type { Tile } from './tile.ts';
import { coins, combat, glory, magic, potions, sides } from './notation.ts';

/** The five Heroes: `reward` is a player's starting goods (TG-SET-13). */
export const heroes: readonly Tile[] = [
  {
    id: 'h1',
    back: 'heroes',
    cost: {},
    sides: sides('plain', 'half-key', 'plain', 'half-key'),
    reward: [combat(1), magic(1), coins(4), potions(2)],
    chests: [[glory(4)], [coins(3)]],
    source: 'designed',
  },
  {
    id: 'h2',
    back: 'heroes',
    cost: {},
    sides: sides('half-key', 'plain', 'plain', 'half-key'),
    reward: [potions(7), coins(4)],
    chests: [[magic(1)], [glory(5)]],
    source: 'rulebook',
  },
  {
    id: 'h3',
    back: 'heroes',
    cost: {},
    sides: sides('plain', 'half-key', 'half-key', 'plain'),
    reward: [combat(2), coins(4), potions(3)],
    chests: [[combat(1)], [glory(3)]],
    source: 'designed',
  },
  {
    id: 'h4',
    back: 'heroes',
    cost: {},
    sides: sides('half-key', 'half-key', 'plain', 'half-key'),
    reward: [coins(7), potions(5)],
    chests: [[magic(1)], [glory(4)]],
    source: 'designed',
  },
  {
    id: 'h5',
    back: 'heroes',
    cost: {},
    sides: sides('half-key', 'plain', 'half-key', 'plain'),
    reward: [magic(2), coins(3), potions(2)],
    chests: [[magic(1)], [glory(3)]],
    source: 'designed',
  },
];
