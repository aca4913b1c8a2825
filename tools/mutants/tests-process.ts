import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BaseSequencer,
  createVitest,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';
import { tests } from '../../vitest.config.ts';
import { root } from '../root.ts';
import { probed } from './regions.ts';
import type { TestsTask } from './test-runs.ts';
import type { Run } from './unit.ts';

/** Runs files of tests, again and again, against rules that are rewritten in memory. */
let rewritten: ReadonlyMap<string, string> = new Map();
let runner: Promise<Vitest> | undefined;

process.on('message', (task: TestsTask) => {
  void run(task).then((runs) => process.send?.(runs));
});

async function run({ files, mutant, probe }: TestsTask): Promise<readonly Run[]> {
  const vitest = await (runner ??= started(mutant === undefined));
  const before = [...rewritten.keys()];
  rewritten = new Map(
    mutant === undefined
      ? probe.map((file) => [file, probed(file, readFileSync(join(root, file), 'utf8'))])
      : [[mutant.file, mutant.source]],
  );
  for (const file of [...before, ...rewritten.keys()]) vitest.invalidateFile(join(root, file));
  const project = vitest.getRootProject();
  const { testModules } = await vitest.runTestSpecifications(
    files.map((file) => project.createSpecification(join(root, file))),
  );
  return testModules.map(runOf);
}

/** Runs files in the order in which they are named; Vitest takes nothing but a class. */
const inOrder = class extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
};

/**
 * @param probing whether all files are run to their end, and say what they came by; otherwise the first
 * failure is the last.
 */
const started = (probing: boolean): Promise<Vitest> =>
  createVitest(
    'test',
    {
      ...tests,
      // one copy of graphql for the tests and for the libraries: the one that Node loads
      alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
      root,
      config: false,
      watch: false,
      reporters: [{}],
      pool: 'threads',
      maxWorkers: 1,
      // the rules are loaded once for all files
      isolate: false,
      bail: probing ? 0 : 1,
      setupFiles: probing ? [join(root, 'tools/mutants/came-by-setup.ts')] : [],
      sequence: { sequencer: inOrder },
    },
    {
      plugins: [
        {
          name: 'rewrite',
          enforce: 'pre',
          load: (id) => rewritten.get(relative(root, id)),
        },
      ],
    },
  );

function runOf(module: TestModule): Run {
  const file = relative(root, module.moduleId);
  const { duration, collectDuration } = module.diagnostic();
  // what `came-by-setup.ts` put there
  const { cameBy = [] } = module.meta() as { readonly cameBy?: readonly string[] };
  return {
    file,
    at: undefined,
    name: file,
    passed: module.ok(),
    ms: duration + collectDuration,
    cameBy,
  };
}
