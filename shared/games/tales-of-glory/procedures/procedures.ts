import { catchUp } from './catch-up.ts';
import { finish } from './finish.ts';
import { changeFirst } from './first-player.ts';
import { place } from './place.ts';
import { quests } from './quests.ts';
import { refill } from './refill.ts';
import { select } from './select.ts';
import { setup } from './setup.ts';
import { placeSideBySide } from './side-by-side.ts';

/** The procedures that `next` calls, by their names. */
export const procedures = {
  setup,
  quests,
  select,
  catchUp,
  changeFirst,
  place,
  placeSideBySide,
  refill,
  finish,
};
