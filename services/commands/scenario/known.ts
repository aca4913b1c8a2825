import { join } from 'node:path';
import { games } from '../games.ts';
import { root } from '../root.ts';
import { readCatalogues } from '../rules/catalogue.ts';
import type { Known } from './scenario.ts';

/** The games and rule clauses of the project. */
export const knownHere = (): Known => ({
  games,
  clauses: new Set(readCatalogues(join(root, 'docs/rules')).flatMap(({ clauses }) => clauses)),
});
