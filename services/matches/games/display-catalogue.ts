import type { GameDisplay } from '../../../shared/engine/index.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { unloaded, type Source } from '../terms/source.ts';

/** The catalogue for display, without the rules: each game is a part of its own of a bundle. */
export const displayCatalogue: readonly Source<GameDisplay>[] = Object.entries(catalogue).map(
  ([id, { show }]) => unloaded<GameDisplay>(id, async () => (await show()).display),
);
