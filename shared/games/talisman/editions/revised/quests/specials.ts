import type { SpecialRule } from '../../../edition/edition.ts';
import { takeQuest } from '../../../quests/take.ts';

/** The rules of the givers of quests, by their names on the board. */
export const specials: Readonly<Record<string, SpecialRule>> = {
  'warlocks-cave': { does: takeQuest },
};
