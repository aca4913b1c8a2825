import { broken, type Mutant } from './mutant.ts';
import type { Compiles } from './compiles.ts';
import { coversRegion, hashOf, type Covered } from './coverage.ts';
import type { Runs } from './known-coverage.ts';
import { regionAt, regionsOf } from './regions.ts';
import type { Run } from './unit.ts';

/** The result of a break. */
export type Tried = Mutant & {
  /** The name of the scenario or test file that noticed it, or `a run without an end`. */
  readonly noticedBy: string | undefined;
  /** True if it compiles; assumed without a check if a test noticed it. */
  readonly compiles: boolean;
  /** Number of scenarios and test files that cover it. */
  readonly cameBy: number;
};

/** True if no test noticed a break that compiles. */
export const isUnnoticed = ({ noticedBy, compiles }: Tried): boolean =>
  noticedBy === undefined && compiles;

/** Runners, coverage and compiler for trying breaks. */
export type Against = {
  readonly runs: Runs;
  readonly units: readonly Covered[];
  readonly compiles: Compiles;
};

/** Milliseconds after which a run counts as endless. */
const limit = (units: readonly Covered[]): number =>
  20_000 + 8 * units.reduce((sum, { ms }) => sum + ms, 0);

/** Breaks a rule, and runs the tests that cover it, the fastest first, until one notices. */
export async function tryMutant(
  mutant: Mutant,
  source: string,
  { runs, units, compiles }: Against,
): Promise<Tried> {
  const region = regionAt(regionsOf(mutant.file, source), mutant.start);
  const spot = { file: mutant.file, hash: hashOf(source), region };
  const near = units
    .filter((unit) => unit.passed && coversRegion(unit, spot))
    .sort((a, b) => a.ms - b.ms);
  const scenarios = near.filter(({ at }) => at !== undefined);
  const tests = near.filter(({ at }) => at === undefined);
  const text = broken(source, mutant);

  const noticedBy = (await byScenarios()) ?? (await byTests());
  const sound = noticedBy !== undefined || compiles(mutant.file, text);
  return { ...mutant, noticedBy, compiles: sound, cameBy: near.length };

  async function byScenarios(): Promise<string | undefined> {
    if (scenarios.length === 0) return undefined;
    const bare = scenarios.map(({ file, at, name }) => ({ file, at, name }));
    const rewrite = (file: string): string | undefined => (file === mutant.file ? text : undefined);
    return failureIn(await runs.scenarios.play(bare, rewrite, limit(scenarios)));
  }

  async function byTests(): Promise<string | undefined> {
    if (tests.length === 0) return undefined;
    const files = tests.map(({ file }) => file);
    const change = { file: mutant.file, source: text };
    return failureIn(await runs.tests.run({ files, mutant: change, probe: [] }, limit(tests)));
  }
}

/** The name of the failed unit; a run without an end, or with a bad one, counts as well. */
function failureIn(runs: readonly Run[] | undefined): string | undefined {
  if (runs === undefined) return 'a run without an end';
  return runs.find(({ passed }) => !passed)?.name;
}
