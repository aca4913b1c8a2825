import { join } from 'node:path';
import { root } from '../root.ts';
import { knownHere } from '../scenario/known.ts';
import { readCatalogues } from './catalogue.ts';
import { readExcuses } from './excuses.ts';
import { claimedByTests, provenByScenarios, provenByTests } from './proofs.ts';
import type { Claim } from './run-tests.ts';

const folder = join(root, 'docs/rules');

/** The page that holds the figures. */
export const page = join(folder, 'README.md');

/** The project's catalogues, excuses, and what its tests claim. */
export function claimsHere() {
  const catalogues = readCatalogues(folder);
  return {
    catalogues,
    excuses: readExcuses(join(folder, 'excuses.yaml')),
    claims: claimedByTests(root, catalogues),
  };
}

/**
 * The clauses that the project's tests and scenarios prove.
 * @param run whether to run the tests and play the scenarios, or take the word of their titles
 */
export function provenHere(claims: readonly Claim[], run: boolean): ReadonlySet<string> {
  const byTests = run ? provenByTests(root, claims) : claims.flatMap(({ clauses }) => clauses);
  return new Set([...byTests, ...provenByScenarios(root, knownHere(), run)]);
}
