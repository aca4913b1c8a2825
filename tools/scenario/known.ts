import { join } from 'node:path';
import { games as catalogue, type GamesById } from '../games.ts';
import { root } from '../root.ts';
import { readCatalogues } from '../rules/catalogue.ts';
import type { Known } from './scenario.ts';

/** The games and rule clauses of the project. */
export const knownHere = (games: GamesById = catalogue): Known => ({
  games,
  clauses: new Set(readCatalogues(join(root, 'docs/rules')).flatMap(({ clauses }) => clauses)),
});
