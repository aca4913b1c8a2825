import { catalogue } from '../../../shared/games/catalogue.ts';
import { unloaded, type Source } from '../terms/source.ts';

/** The catalogue for those who play: each game is a part of its own of a bundle. */
export const playable: readonly Source[] = Object.entries(catalogue).map(([id, { play }]) =>
  unloaded(id, async () => (await play()).game),
);
