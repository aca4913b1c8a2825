import type { Game } from '../../../shared/engine/index.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';

const loaded = Object.entries(catalogue).map(
  async ([id, { play }]) => [id, (await play()).game] as const,
);

/** Every game of the catalogue by its id, loaded at once. */
export const games: Readonly<Record<string, Game>> = Object.fromEntries(await Promise.all(loaded));
