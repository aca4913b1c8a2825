import { packedGameOf } from '../../packs/packed.ts';
import { make } from './game.ts';

/** The game that a pack of cards makes of this edition. */
export const packedGame = packedGameOf(make);
