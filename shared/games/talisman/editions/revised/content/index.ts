import { regions, spaces } from './board.ts';
import { characters } from './characters.ts';
import { enemies } from './enemies.ts';
import { events } from './events.ts';
import { followers } from './followers.ts';
import { objects } from './objects.ts';
import { places } from './places.ts';
import { quests } from './quests.ts';
import type { Content } from '../../../content/schema.ts';
import { spells } from './spells.ts';
import { strangers } from './strangers.ts';

/** Points that 32 small counters and 8 large ones are worth (T4-CMP-13, T4-RUL-54). */
const counters = 72;

/** The printed content of Talisman, Revised 4th Edition. */
export const content = {
  attributes: { strength: { supply: counters }, craft: { supply: counters } },
  supplies: { life: counters, fate: 36, gold: 30 },
  regions,
  spaces,
  cards: [...events, ...enemies, ...strangers, ...followers, ...objects, ...places, ...spells],
  characters,
  quests,
} satisfies Content;
