import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { slowFirst } from './test/support/slow-first.ts';
import { summaryReporter } from './test/support/summary-reporter.ts';

/** The tests of what the project does; `npm run mutants` runs them as they are run here. */
export const tests = {
  name: 'tests',
  include: ['test/**/*.test.ts'],
  exclude: ['test/checks/**', 'test/web/**'],
  // each worker loads a module once for all its files: loading them for each took a third of the time
  isolate: false,
  setupFiles: ['./test/support/leave-no-trace.ts'],
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // a long limit, because no test judges how long something takes
  expect: { poll: { timeout: 300_000 } },
  // the SDK's version is the lockfile's affair
  env: {
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    // what a function puts on record is looked at where that is tested, and only there
    POWERTOOLS_LOG_LEVEL: 'SILENT',
    POWERTOOLS_METRICS_DISABLED: 'true',
  },
} satisfies ProjectConfig;

/**
 * Node loads the modules itself. Where Vitest runs them each use of an import is a call, and one process
 * reads the files for all workers: a sixth of the time.
 */
const native = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: [
    ...['--import', './test/support/loader/register.mjs'],
    // Vitest lets a worker with one of these flags exit, and only then is its coverage written
    ...(process.env['NODE_V8_COVERAGE'] === undefined ? [] : ['--diagnostic-dir=coverage']),
  ],
} satisfies ProjectConfig;

export default defineConfig({
  test: {
    reporters: ['default', summaryReporter],
    // tests wait for processes, lines and disks, and tools for each other: three keep two cores busy
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: slowFirst },
    projects: [
      {
        // The tools that check the project as a whole, one after another: projects begin in the order of
        // their names, so that these keep one core busy while the tests have the other.
        test: {
          name: 'checks',
          include: ['test/checks/**/*.test.ts'],
          testTimeout: 1_800_000,
        },
      },
      {
        test: { ...tests, ...native },
      },
      {
        // The page in a real browser: one browser and one service for all its files.
        test: {
          name: 'web',
          include: ['test/web/**/*.test.ts'],
          globalSetup: ['test/web/support/setup.ts'],
          expect: tests.expect,
          isolate: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // when all else is done: pages are looked at while nothing else takes the cores
          sequence: { groupOrder: 1 },
          // with the browser and the service they keep two cores busy
          maxWorkers: 3,
          // a browser, a service and three pages share the cores; what passes only then is named at the end
          retry: process.env['CI'] === undefined ? 0 : 1,
        },
      },
    ],
  },
});
