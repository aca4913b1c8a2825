import { moveBy } from '../../../travel/move.ts';
import { throughCastle } from './inner.ts';

/** The movement part of a turn: round the two outer regions as in the base game, and by half a die through the castle. */
export const move = moveBy(throughCastle);
