import type { Special } from '../../../edition.ts';
import { nothing } from '../../../defaults/unchanged.ts';
import { avadaKedavra, expulso, patronum, stupefy } from './battle.ts';
import { crucio, finiteIncantatem, imperio, legilimens, obliviate } from './minds.ts';
import { accio, expelliarmus } from './things.ts';

/** The rules of single Spells; the others are told in the vocabulary of the board (HP-SPE-10). */
export const specials: Readonly<Record<string, Special>> = {
  // the window they were cast in sees what they undo
  counterspell: nothing,
  unlock: nothing,
  accio,
  'avada-kedavra': avadaKedavra,
  crucio,
  expelliarmus,
  expulso,
  'finite-incantatem': finiteIncantatem,
  imperio,
  legilimens,
  obliviate,
  patronum,
  stupefy,
};
