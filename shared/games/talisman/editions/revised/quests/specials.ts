import type { SpecialRule } from '../../../edition/edition.ts';
import { takeQuest } from '../../../quests/take.ts';

/** The rules of who sets quests, by the name the board has for them. */
export const specials: Readonly<Record<string, SpecialRule>> = {
  'warlocks-cave': { does: takeQuest },
};
