import type { Content } from '../../../content/schema.ts';
import { regions, spaces } from './board.ts';
import { challenges } from './challenges.ts';
import { deathEaterCharacters } from './characters-death-eaters.ts';
import { orderCharacters } from './characters-order.ts';
import { deathEaters } from './death-eaters.ts';
import { enemies } from './enemies.ts';
import { events } from './events.ts';
import { figures, tokens } from './figures.ts';
import { followers } from './followers.ts';
import { hallows } from './hallows.ts';
import { objects } from './objects.ts';
import { order } from './order.ts';
import { places } from './places.ts';
import { purchase } from './purchase.ts';
import { spells } from './spells.ts';
import { strangers } from './strangers.ts';

/** The highest number a dial shows (HP-CMP-12, HP-RUL-33). */
const dial = 12;

/** The printed content of Talisman: Harry Potter Edition. */
export const content = {
  attributes: { magic: { most: dial }, strength: { most: dial } },
  most: { life: dial },
  supplies: { fate: 36, gold: 20 },
  regions,
  spaces,
  cards: [
    ...events,
    ...order,
    ...deathEaters,
    ...enemies,
    ...strangers,
    ...followers,
    ...objects,
    ...purchase,
    ...hallows,
    ...places,
    ...spells,
  ],
  characters: [...orderCharacters, ...deathEaterCharacters],
  quests: challenges,
  figures,
  tokens,
} satisfies Content;
