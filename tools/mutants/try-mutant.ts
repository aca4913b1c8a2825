import { broken, type Mutant } from './mutant.ts';
import type { Compiles } from './compiles.ts';
import { comesBy, hashOf, type Covered } from './coverage.ts';
import type { Runs } from './known-coverage.ts';
import { regionAt, regionsOf } from './regions.ts';
import type { Run } from './unit.ts';

/** What came of a break. */
export type Tried = Mutant & {
  /** Who noticed it: a scenario or test by its name, `no end`, or `no start`. */
  readonly noticedBy: string | undefined;
  /** Whether the compiler takes it; asked only where nobody noticed. */
  readonly compiles: boolean;
  /** How many scenarios and files of tests came by. */
  readonly cameBy: number;
};

/** Whether nobody noticed, and the compiler would not have either. */
export const isUnnoticed = ({ noticedBy, compiles }: Tried): boolean =>
  noticedBy === undefined && compiles;

/** What breaks are tried against. */
export type Against = {
  readonly runs: Runs;
  readonly units: readonly Covered[];
  readonly compiles: Compiles;
};

/** Milliseconds that a run may take before it counts as one that finds no end. */
const limit = (units: readonly Covered[]): number =>
  20_000 + 8 * units.reduce((sum, { ms }) => sum + ms, 0);

/** Breaks a rule, and runs what comes by, the cheapest first, until something notices. */
export async function tryMutant(
  mutant: Mutant,
  source: string,
  { runs, units, compiles }: Against,
): Promise<Tried> {
  const region = regionAt(regionsOf(mutant.file, source), mutant.start);
  const spot = { file: mutant.file, hash: hashOf(source), region };
  const near = units
    .filter((unit) => unit.passed && comesBy(unit, spot))
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

/** Who failed; a run that came to no end, or to a bad one, has noticed as well. */
function failureIn(runs: readonly Run[] | undefined): string | undefined {
  if (runs === undefined) return 'a run without an end';
  return runs.find(({ passed }) => !passed)?.name;
}
