import type { Shown } from '../../shared/engine/index.ts';
import { unloaded, type Source } from '../matches/source.ts';

/** The catalogue as it can be told and shown, without the rules: each game is a part of its own of a bundle. */
export const shown: readonly Source<Shown>[] = [
  unloaded<Shown>('tales-of-glory', async () => {
    const game = await import('../../shared/games/tales-of-glory/shown.ts');
    return game.shown;
  }),
  unloaded<Shown>('talisman', async () => {
    const game = await import('../../shared/games/talisman/editions/revised/shown.ts');
    return game.shown;
  }),
  unloaded<Shown>('talisman-hp', async () => {
    const game = await import('../../shared/games/talisman/editions/harry-potter/shown.ts');
    return game.shown;
  }),
];
