import type { SpecialRule } from '../../../edition/edition.ts';
import { crown } from './crown.ts';
import { diceWithDeath } from './dice-with-death.ts';
import { pits } from './pits.ts';
import { vampiresTower } from './vampires-tower.ts';
import { werewolfDen } from './werewolf-den.ts';

/** The rules of the spaces of the Inner Region, by name, with the numbers printed there. */
export const specials: Readonly<Record<string, SpecialRule>> = {
  'vampires-tower': { does: vampiresTower({ '1-2': 1, '3-4': 2, '5-6': 3 }) },
  pits: { does: pits({ dice: 1 }) },
  'dice-with-death': { does: diceWithDeath({ dice: 2, lives: 1 }) },
  'werewolf-den': { does: werewolfDen('werewolf', { dice: 2 }) },
  'crown-of-command': { does: crown },
};
