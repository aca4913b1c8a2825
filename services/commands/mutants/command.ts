import { command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { print, printJson } from '../cli/print.ts';
import { progress } from '../cli/progress.ts';
import { required, wholeNumber } from '../cli/values.ts';
import { gameNamed } from '../games.ts';
import { knownCoverage } from './known-coverage.ts';
import type { Mutant } from './mutant.ts';
import { mutantsOf } from './mutants-of.ts';
import { rulesOf } from './rules-of.ts';
import { sampleOf } from './sample.ts';
import { scenarioRuns } from './scenario-runs.ts';
import { testRuns } from './test-runs.ts';
import { tryMutant, type Tried } from './try-mutant.ts';
import { summaryOf, worded } from './worded.ts';

/** `npm run mutants`: breaks rules on purpose, and says which break nobody noticed; exit code 1 where there is one. */
export const mutantsCommand = command({
  name: 'mutants',
  says: 'Breaks rules of a game on purpose, one at a time and never in your files, and runs the scenarios and tests that reach the broken code. It names every break that none of them noticed, so that a test can be written for it.',
  example: '--game talisman --sample 40 --seed s',
  usage: '--game G [--sample 40] [--seed S] [--in PATH] [--json]',
  flags: {
    game: { type: 'string' },
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    /** Breaks only what lies in files whose path holds this, or at `file.ts:line`. */
    in: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
  async run({ game, sample, seed, in: place, json }) {
    const { id } = gameNamed(required('game', game));
    const size = wholeNumber('sample', sample, 1);
    const rules = rulesOf(id);
    const all = [...rules]
      .flatMap(([file, source]) => mutantsOf(file, source))
      .filter(within(place));
    if (all.length === 0) throw new UsageError(`--in: no rule of ${id} lies in '${place}'`);
    const tried = await tryAll(sampleOf(all, size, seed), rules);
    const summary = summaryOf({ game: id, seed, of: all.length, tried });
    if (json) printJson(summary);
    else print(worded(summary));
    return summary.unnoticed.length === 0 ? 0 : 1;
  },
});

function within(place: string): (mutant: Mutant) => boolean {
  const [, path = place, line] = /^(.*):(\d+)$/.exec(place) ?? [];
  return (mutant) =>
    mutant.file.includes(path) && (line === undefined || mutant.line === Number(line));
}

async function tryAll(
  mutants: readonly Mutant[],
  rules: ReadonlyMap<string, string>,
): Promise<readonly Tried[]> {
  const runs = { scenarios: await scenarioRuns(), tests: testRuns() };
  const told = progress('breaking rules:');
  const tried: Tried[] = [];
  try {
    const units = await knownCoverage(runs, (what) => process.stderr.write(`${what}\n`));
    warnOf(units.filter(({ passed }) => !passed).map(({ name }) => name));
    for (const mutant of mutants) {
      tried.push(await tryMutant(mutant, rules.get(mutant.file) ?? '', { runs, units }));
      const unnoticed = tried.filter(({ noticedBy }) => noticedBy === undefined).length;
      told.at(
        `${String(tried.length)} of ${String(mutants.length)}, ${String(unnoticed)} unnoticed`,
      );
    }
  } finally {
    told.end();
    runs.tests.close();
    await runs.scenarios.close();
  }
  return tried;
}

/** What fails with every rule whole notices nothing. */
function warnOf(failing: readonly string[]): void {
  for (const name of failing) process.stderr.write(`left out, for it fails as it is: ${name}\n`);
}
