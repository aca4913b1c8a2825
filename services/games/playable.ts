import { unloaded, type Source } from '../matches/source.ts';

/** The catalogue for those who play: each game is a part of its own of a bundle. */
export const playable: readonly Source[] = [
  unloaded('tales-of-glory', async () => {
    const { talesOfGlory } = await import('../../shared/games/tales-of-glory/game.ts');
    return talesOfGlory;
  }),
  unloaded('talisman', async () => {
    const { talisman } = await import('../../shared/games/talisman/game.ts');
    return talisman;
  }),
  unloaded('talisman-hp', async () => {
    const { talismanHp } = await import('../../shared/games/talisman/editions/harry-potter/game.ts');
    return talismanHp;
  }),
];
