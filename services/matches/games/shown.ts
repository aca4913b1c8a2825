import type { Shown } from '../../../shared/engine/index.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { unloaded, type Source } from '../terms/source.ts';

/** The catalogue for display, without the rules: each game is a part of its own of a bundle. */
export const shown: readonly Source<Shown>[] = Object.entries(catalogue).map(([id, { show }]) =>
  unloaded<Shown>(id, async () => (await show()).shown),
);
