import type { z } from 'zod';
import type { options } from '../../shared/games/talisman/editions/harry-potter/options.ts';

/** Ways to play the Harry Potter Edition; every option stands off its ruling in one of them at least. */
export const hpOptionSets: Readonly<Record<string, z.input<typeof options>>> = {
  base: {},
  everyone: { askForReactions: 'everyone', attacksVisitors: true, oppositeSides: true },
  choosers: { freeChoice: true, earlyLeaving: true, slowGrowth: true },
  house: { meetBoth: true, swapSpells: true, oneSpell: true },
  heirless: { noInheritance: true, attacksVisitors: true },
  chosenHeirless: { noInheritance: true, freeChoice: true, earlyLeaving: true },
  brief: { rounds: 6, oppositeSides: true },
  anew: { fullRestart: true, askForReactions: 'everyone', slowGrowth: true },
};
