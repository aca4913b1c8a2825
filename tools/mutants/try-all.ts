import { progress } from '../cli/progress.ts';
import { compiler } from './compiles.ts';
import type { Covered } from './coverage.ts';
import { knownCoverage, type Runs } from './known-coverage.ts';
import type { Mutant } from './mutant.ts';
import { scenarioRuns } from './scenario-runs.ts';
import { testRuns } from './test-runs.ts';
import { isUnnoticed, tryMutant, type Against, type Tried } from './try-mutant.ts';
import { wordedMutant } from './worded.ts';

/**
 * Tries breaks in parallel, and shows the progress.
 *
 * @param rules the source files of the rules, with their texts.
 * @returns the results, in the order of the breaks.
 */
export async function tryAll(
  mutants: readonly Mutant[],
  rules: ReadonlyMap<string, string>,
  workers: number,
): Promise<readonly Tried[]> {
  const units = await measured();
  const compiles = compiler();
  const crew = await Promise.all(Array.from({ length: workers }, runner));
  const told = progress('breaking rules:');
  const tried = new Map<Mutant, Tried>();
  const waiting = [...mutants];
  try {
    await Promise.all(crew.map((runs) => work({ runs, units, compiles })));
  } finally {
    told.end();
    await Promise.all(crew.map(close));
  }
  return mutants.flatMap((mutant) => tried.get(mutant) ?? []);

  async function work(against: Against): Promise<void> {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const one = await tryMutant(mutant, rules.get(mutant.file) ?? '', against);
      tried.set(mutant, one);
      if (isUnnoticed(one)) say(wordedMutant(one));
      const unnoticed = [...tried.values()].filter(isUnnoticed).length;
      const [done, all] = [String(tried.size), String(mutants.length)];
      told.at(`${done} of ${all}, ${String(unnoticed)} unnoticed`);
    }
  }
}

const runner = async (): Promise<Runs> => ({ scenarios: await scenarioRuns(), tests: testRuns() });

async function close({ scenarios, tests }: Runs): Promise<void> {
  tests.close();
  await scenarios.close();
}

const say = (what: string): void => {
  process.stderr.write(`${what}\n`);
};

/** Measures the coverage without a break. */
async function measured(): Promise<readonly Covered[]> {
  const runs = await runner();
  try {
    const units = await knownCoverage(runs, say);
    warnOf(units.filter(({ passed }) => !passed).map(({ name }) => name));
    return units;
  } finally {
    await close(runs);
  }
}

/** Warns of tests that fail without a break: they can't notice one. */
function warnOf(failing: readonly string[]): void {
  for (const name of failing) say(`left out, for it fails as it is: ${name}`);
}
