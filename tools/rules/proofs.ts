import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from '../files.ts';
import { readScenarios } from '../scenario/file.ts';
import type { Known } from '../scenario/scenario.ts';
import { playScenario } from '../scenario/play.ts';
import { idsIn, prefixesOf, prefixOf, type ClauseCatalogue } from './catalogue.ts';
import { runNamedTests, type Claim } from './run-tests.ts';
import { titlesOf } from './titles.ts';

/**
 * The clauses that scenarios prove.
 * @param root the folder of the checkout.
 * @param run whether to play them, or take the word of those that make sense
 */
export function provenByScenarios(root: string, known: Known, run: boolean): readonly string[] {
  return filesUnder(join(root, 'test/scenarios'), '.yaml').flatMap((file) => {
    const { scenarios } = readScenarios(file, readFileSync(file, 'utf8'), known);
    return scenarios.flatMap((scenario) =>
      run && playScenario(scenario) !== undefined ? [] : scenario.rules,
    );
  });
}

/** The clauses of these catalogues that tests name in their titles, by file. */
export function claimedByTests(
  root: string,
  catalogues: readonly ClauseCatalogue[],
): readonly Claim[] {
  const prefixes = prefixesOf(catalogues);
  const known = (text: string): readonly string[] =>
    idsIn(text).filter((id) => prefixes.has(prefixOf(id)));
  return (
    filesUnder(join(root, 'test'), '.test.ts')
      .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
      // most files name no clause anywhere: to read their titles, too, would take seconds
      .filter(({ source }) => known(source).length > 0)
      .map(({ file, source }) => ({
        file: relative(root, file),
        clauses: titlesOf(source).flatMap(known),
      }))
      .filter(({ clauses }) => clauses.length > 0)
  );
}

/** Runs the tests that name clauses; the clauses that some passing test names and no failing one. */
export function provenByTests(root: string, claims: readonly Claim[]): readonly string[] {
  const { passed, failed } = runNamedTests(root, claims);
  const broken = new Set(failed.flatMap(idsIn));
  return passed.flatMap(idsIn).filter((id) => !broken.has(id));
}
