import type { Reporter, TestModule } from 'vitest/node';

/** The number of slowest files that are named. */
const SLOWEST = 10;

/**
 * Ends a run with the seconds that its slowest files took, the tests that passed at a second try only,
 * and one line of plain counts: `N passed, N failed`, and `, N skipped` where some are.
 */
export const summaryReporter: Reporter = {
  onTestRunEnd(modules, unhandled) {
    const line = summarise(modules, unhandled.length);
    const report = `${slowestOf(modules)}${flakyOf(modules)}${line}\n`;
    process.once('exit', () => process.stdout.write(report));
  },
};

/**
 * Counts every test. A file or suite that broke outside its tests, and an error that no test
 * caught, count as one failure each, so that nothing goes wrong beside the figures.
 */
function summarise(modules: readonly TestModule[], unhandled: number): string {
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  );
  const broken = modules
    .flatMap((module) => [module, ...module.children.allSuites()])
    .filter((holder) => holder.errors().length > 0);
  const count = (state: string) => states.filter((other) => other === state).length;

  const passed = count('passed');
  const failed = count('failed') + broken.length + unhandled;
  const skipped = states.length - passed - count('failed');
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The files that took longest, slowest first, with their seconds; empty for a single file. */
function slowestOf(modules: readonly TestModule[]): string {
  if (modules.length < 2) return '';
  const lines = modules
    .map((module) => ({ file: module.relativeModuleId, seconds: secondsOf(module) }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}\n`);
  return `The slowest files:\n${lines.join('')}`;
}

/** The tests that failed first and passed when they were run again: each is a fault to look into. */
function flakyOf(modules: readonly TestModule[]): string {
  const lines = modules.flatMap((module) =>
    [...module.children.allTests()]
      .filter((test) => test.diagnostic()?.flaky)
      .map(({ fullName }) => `  ${module.relativeModuleId} > ${fullName}\n`),
  );
  return lines.length === 0 ? '' : `Passed at the second try only:\n${lines.join('')}`;
}

/** The seconds of loading a file, its preparations and its tests. */
function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + duration) / 1_000;
}
