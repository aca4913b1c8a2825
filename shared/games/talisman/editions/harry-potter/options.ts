import * as z from 'zod';
import { plain, type Options } from '../../options.ts';
import type { State } from '../../state.ts';

const flag = () => z.boolean().default(false);

/** The options of the table (HP-VAR-01); the rulings are the defaults. */
export const options = z.strictObject({
  askForReactions: z
    .enum(['able', 'everyone'])
    .default('able')
    .describe(
      'Who is asked in a window: those who can react and want to be asked, or all who might (leaks nothing). A holder chooses for each Spell by the actions hold, matters and always.',
    ),
  freeChoice: flag().describe('Characters are chosen in table order, not dealt. (HP-SET-08)'),
  oppositeSides: flag().describe(
    'Neither alignment has more than half of the seats, rounded up; at two one plays each.',
  ),
  noInheritance: flag().describe(
    'The killed leave their goods on the space, and the next character begins anew. (HP-VAR-02 to 06)',
  ),
  slowGrowth: flag().describe('7 points of trophies for one of an attribute, not 5. (HP-VAR-07)'),
  earlyLeaving: flag().describe(
    'Objects and Followers may also be left before cards are drawn. (HP-VAR-08 to 10)',
  ),
  attacksVisitors: flag().describe(
    'Voldemort attacks each character that ends a move on his space. (HP-RUL-14)',
  ),
  fullRestart: flag().describe(
    'Who leaves the Hospital has its fate and Spells of the start again. (HP-RUL-21)',
  ),
  meetBoth: flag().describe(
    'A character that meets another one encounters the space, too. (HP-HOU-01)',
  ),
  swapSpells: flag().describe(
    'A character that gains a Spell with a full hand may discard one for it. (HP-HOU-02)',
  ),
  oneSpell: flag().describe(
    'Each character casts at most one Spell in a turn, its own included. (HP-HOU-03)',
  ),
  rounds: z
    .int()
    .min(1)
    .max(500)
    .optional()
    .describe(
      'A house option: how many turns each seat has, then the best score wins. (HP-RUL-59)',
    ),
});
export type HpOptions = z.infer<typeof options>;

/** The options beyond those of every Talisman. */
type HouseRule = Exclude<keyof HpOptions, keyof Options | 'slowGrowth'>;

/** The settings of the shared procedures for these options. */
export function settings({ slowGrowth, ...chosen }: HpOptions): Options {
  const { askForReactions, meetBoth, swapSpells, oneSpell, rounds, ...house } = chosen;
  const timed = rounds === undefined ? {} : { suddenDeath: 'timed', rounds };
  const shared = { askForReactions, meetBoth, swapSpells, oneSpell };
  return {
    ...plain.parse({ firstPlayer: 'random', trophyRate: slowGrowth ? 7 : 5, ...shared, ...timed }),
    house,
  };
}

export const isOn = ({ options: { house } }: State, name: HouseRule): boolean =>
  house?.[name] === true;
