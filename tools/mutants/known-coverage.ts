import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesUnder } from '../files.ts';
import { games } from '../games.ts';
import { root } from '../root.ts';
import { coveredBy, hashOf, movedSince, type Covered } from './coverage.ts';
import { probed } from './regions.ts';
import { rulesOf } from './rules-of.ts';
import type { ScenarioRuns } from './scenario-runs.ts';
import type { TestRuns } from './test-runs.ts';

/** The file of coverage, kept between runs. */
const kept = join(root, 'node_modules/.cache/mutants.json');

/**
 * Folders with tests of rules: those that play or examine the games themselves, not the services
 * around them.
 */
const TESTS = ['test/games', 'test/journals', 'test/packs'];

/**
 * Tests that prove no rule: of words, bots and balance; of services; and random matches, because a
 * rule that only they cover is hardly tested.
 */
const BESIDE = /words|bots|balance|doors|asks|laws|play\.test/;

type Kept = {
  readonly scenarios: string;
  /** The source files of the rules at that time. */
  readonly rules: readonly string[];
  readonly units: readonly Covered[];
};

/** The runners of scenarios and tests. */
export type Runs = { readonly scenarios: ScenarioRuns; readonly tests: TestRuns };

/**
 * The coverage of rules by scenarios and tests. Measured once; afterwards test files run again if
 * they are new or changed, or if rules that they cover have moved; scenarios whenever they or the
 * rules changed.
 */
export async function knownCoverage(
  runs: Runs,
  tell: (what: string) => void,
): Promise<readonly Covered[]> {
  const before = read();
  const sources = new Map([...games.keys()].flatMap((game) => [...rulesOf(game)]));
  const scenarios = textsOf(['test/scenarios'], '.yaml');
  const rules = [...sources.keys()];
  const moved = movedSince(before.rules, sources);
  const stamp = hashOf([...sources.values(), ...scenarios.values()].join('\n'));
  const known = before.units.filter(({ at }) => at !== undefined);
  const played = before.scenarios === stamp ? known : await playAll();
  const tested = await testAll();
  const units = [...played, ...tested];
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify({ scenarios: stamp, rules, units } satisfies Kept));
  return units;

  async function playAll(): Promise<readonly Covered[]> {
    tell('playing all scenarios, to see what they come by …');
    const rewrite = (file: string): string | undefined => {
      const source = sources.get(file);
      return source === undefined ? undefined : probed(file, source);
    };
    const all = await runs.scenarios.playFiles([...scenarios.keys()], rewrite);
    return all.map((run) => coveredBy(run, stamp, sources));
  }

  async function testAll(): Promise<readonly Covered[]> {
    const texts = [...textsOf(TESTS, '.test.ts')]
      .filter(([file]) => !BESIDE.test(file))
      .map(([file, text]) => ({
        file,
        hash: hashOf(text),
      }));
    const fresh = before.units.filter(
      (unit) =>
        texts.some(({ file, hash }) => file === unit.file && hash === unit.hash) && !moved(unit),
    );
    const wanted = texts.filter(({ file }) => fresh.every((unit) => unit.file !== file));
    if (wanted.length === 0) return fresh;
    tell(`running ${String(wanted.length)} files of tests, to see what they come by …`);
    const files = wanted.map(({ file }) => file);
    const all = await runs.tests.run({ files, probe: [...sources.keys()] }, LONG);
    runs.tests.close();
    if (all === undefined) throw new Error('The tests could not be run.');
    const hashes = new Map(wanted.map(({ file, hash }) => [file, hash]));
    return [...fresh, ...all.map((run) => coveredBy(run, hashes.get(run.file) ?? '', sources))];
  }
}

/** Maximum number of milliseconds for running all tests of rules. */
const LONG = 3_600_000;

const textsOf = (folders: readonly string[], ending: string): ReadonlyMap<string, string> =>
  new Map(
    folders
      .flatMap((folder) => filesUnder(join(root, folder), ending))
      .map((file) => [relative(root, file), readFileSync(file, 'utf8')]),
  );

/** The stored coverage; empty if it cannot be read. */
function read(): Kept {
  try {
    // written below, by this version of the command or by one without a list of rules
    const { rules = [], ...rest } = JSON.parse(readFileSync(kept, 'utf8')) as Partial<Kept>;
    return { scenarios: '', units: [], ...rest, rules };
  } catch {
    return { scenarios: '', rules: [], units: [] };
  }
}
