import * as z from 'zod';

const flag = (fallback: boolean) => z.boolean().default(fallback);

/**
 * The settings of the procedures in any edition, with the rulebook's base rules as defaults
 * (T4-RUL-130).
 */
export const plain = z.strictObject({
  askForReactions: z
    .enum(['able', 'everyone'])
    .default('able')
    .describe(
      'Who is asked in a window: those who can react and want to be asked, or all who might (leaks nothing). A holder chooses for each Spell by the actions hold, matters and always.',
    ),
  maxPlayers: z
    .int()
    .min(6)
    .max(12)
    .default(6)
    .describe('The most seats of a match, for tables that outgrow the box. (T4-RUL-58)'),
  firstPlayer: z
    .enum(['host', 'random'])
    .default('host')
    .describe('Who takes the first turn: the host, or a seat by lot. (T4-RUL-83)'),
  characterChoice: z
    .literal([1, 3])
    .default(1)
    .describe('Characters dealt to each seat at the start, to keep one of. (T4-RUL-20)'),
  replacementChoice: z
    .literal([1, 3])
    .default(1)
    .describe('Characters dealt to the player of a killed one, to keep one of. (T4-RUL-22)'),
  recycleDead: flag(false).describe('Killed characters may be drawn again. (T4-RUL-24)'),
  evadeHostile: flag(false).describe(
    'What lets one evade helps against unfriendly beings too. (T4-RUL-129)',
  ),
  inheritance: flag(false).describe(
    'Goods of the killed go to the next character of their player. (T4-ALT-06)',
  ),
  trophyRate: z
    .literal([7, 6, 5])
    .default(7)
    .describe('Points of trophies for one counter. (T4-FST-03)'),
  headStart: flag(false).describe(
    'Everybody begins with one counter of Strength or Craft. (T4-FST-04)',
  ),
  bloodbath: flag(false).describe(
    'One Talisman in the supply, and no new character for the killed. (T4-FST-06)',
  ),
  commandEase: flag(false).describe(
    'With five or more characters left the Command Spell succeeds more often. (T4-FST-09)',
  ),
  suddenDeath: z
    .enum(['off', 'crown', 'timed'])
    .default('off')
    .describe(
      'crown: the first on the Crown of Command wins, with `rounds` in that time; timed: the best score after `rounds`. (T4-FST-02, 13, 14)',
    ),
  /** The match ends when each seat has had this number of turns. */
  rounds: z
    .int()
    .min(1)
    .max(500)
    .optional()
    .describe(
      'How many turns each seat has, then the best score wins: needed with suddenDeath timed, a choice with crown. (T4-FST-02, 14)',
    ),
  timedScore: z
    .enum(['gained', 'held'])
    .optional()
    .describe('With `rounds`: what counts, all that was gained or all that is held. (T4-RUL-15)'),
  warlockBar: z
    .enum(['any', 'firstOnly'])
    .default('any')
    .describe('Which open quest bars the Portal of Power: any, or the first only. (T4-RUL-02)'),
  crownEvade: flag(false).describe(
    'Characters may evade each other on the Crown of Command. (T4-RUL-07)',
  ),
  castOnArrival: flag(true).describe(
    'A character that comes to the Crown alone casts in the same turn. (T4-RUL-47)',
  ),
  toadDropsAll: flag(true).describe(
    'Who becomes a Toad leaves Objects, Followers and gold on the space. (T4-RUL-10)',
  ),
  toadCarries: flag(false).describe('A Toad may take and carry goods. (T4-RUL-93)'),
  fateOnDeathDice: flag(false).describe('Fate may reroll the dice of Death. (T4-RUL-26)'),
  strictSupply: flag(true).describe('Counters, fate and gold end where the box does. (T4-RUL-54)'),
  psionicBlastCounters: flag(false).describe('Psionic Blast adds Craft counters too. (T4-RUL-82)'),
  monkCounters: flag(false).describe('The Monk adds Craft counters in battle too. (T4-RUL-109)'),
  immobilityMidMove: flag(false).describe(
    'Immobility may answer an attack in the middle of a move. (T4-RUL-85)',
  ),
  cornerBridges: flag(false).describe(
    'The bridges drawn by City and Village shake off the Poltergeist too. (T4-RUL-98)',
  ),
  meetBoth: flag(false).describe(
    'A character that meets another one encounters the space, too. (T4-HOU-01, 02)',
  ),
  attributeCap: z
    .int()
    .min(6)
    .max(30)
    .optional()
    .describe('The value of an attribute above which counters add nothing. (T4-HOU-03, 04)'),
  swapSpells: flag(false).describe(
    'A character that gains a Spell with a full hand may discard one for it. (T4-HOU-05, 06)',
  ),
  oneSpell: flag(false).describe(
    'Each character casts at most one Spell in a turn, its own included. (T4-HOU-07)',
  ),
  castleStack: flag(true).describe(
    'Prince and Princess heal 2 lives each at the Castle. (T4-RUL-117)',
  ),
});

/** Options of a match; `house`: those that one edition has besides, by name. */
export type Options = z.infer<typeof plain> & {
  readonly house?: Readonly<Record<string, boolean>>;
};
