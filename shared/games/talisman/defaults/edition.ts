import type { Edition } from '../edition/edition.ts';
import type { PrintedEdition } from '../edition/print.ts';
import { begin } from '../procedures/begin.ts';
import { replace } from '../procedures/character.ts';
import { die } from '../changes/death.ts';
import { end } from '../procedures/end.ts';
import { land } from '../procedures/land.ts';
import { setup } from '../procedures/setup.ts';
import { cross } from '../travel/cross.ts';
import { crossings } from '../travel/crossings.ts';
import { move } from '../travel/move.ts';
import { asFallen, unchangedNumber, keep, never, none, nothing } from '../edition/unchanged.ts';

/** The answers in play of an edition that adds nothing to the rules of the platform. */
export const defaultEdition: Omit<Edition, keyof PrintedEdition> = {
  asksFor: [],
  specials: {},
  spellRules: {},
  verbLaws: {},
  crossings,
  die,
  afterwards: nothing,
  acquired: nothing,
  moveRolled: nothing,
  revealed: nothing,
  drawing: unchangedNumber,
  reach: nothing,
  replace,
  firstThings: nothing,
  lastThings: nothing,
  rescue: none,
  luck: { before: never, after: keep },
  rights: { options: () => [], use: nothing },
  rewards: { options: () => [], take: never, after: nothing },
  bout: { before: nothing, lost: asFallen },
  procedures: { setup, begin, move, cross, land, end },
};
