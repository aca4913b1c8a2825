import type { z } from 'zod';
import type { options } from '../../shared/games/talisman/editions/revised/options.ts';

/** Options as a host writes them, unlisted ones at the base rule. */
export type ChosenOptions = z.input<typeof options>;

/** Ways to play Talisman; every option stands off its base rule in one of them at least. */
export const optionSets: Readonly<Record<string, ChosenOptions>> = {
  base: {},
  everyone: { askForReactions: 'everyone', evadeHostile: true, crownEvade: true },
  choosers: { characterChoice: 3, replacementChoice: 3, firstPlayer: 'random' },
  heirs: { inheritance: true, recycleDead: true, trophyRate: 5, castleStack: false },
  house: { meetBoth: true, swapSpells: true, oneSpell: true, attributeCap: 8, headStart: true },
  hasty: { headStart: true, trophyRate: 6, commandEase: true, immobilityMidMove: true },
  bloody: { bloodbath: true, castOnArrival: false, fateOnDeathDice: true },
  crown: { suddenDeath: 'crown', warlockBar: 'firstOnly', cornerBridges: true },
  crownInTime: { suddenDeath: 'crown', rounds: 9, timedScore: 'held', trophyRate: 5 },
  gained: { suddenDeath: 'timed', rounds: 25, timedScore: 'gained', toadDropsAll: false },
  held: { suddenDeath: 'timed', rounds: 40, timedScore: 'held', toadCarries: true },
  toads: { toadDropsAll: false, toadCarries: true, monkCounters: true, strictSupply: false },
  blasts: { psionicBlastCounters: true, monkCounters: true, evadeHostile: true },
  crowd: { maxPlayers: 12, characterChoice: 3, suddenDeath: 'timed', rounds: 8 },
  bloodyCrown: {
    askForReactions: 'everyone',
    bloodbath: true,
    suddenDeath: 'crown',
    characterChoice: 3,
    headStart: true,
  },
};
