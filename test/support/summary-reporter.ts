import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one line of plain counts: `N passed, N failed`, and `, N skipped` where some are. */
export const summaryReporter: Reporter = {
  onTestRunEnd(modules, unhandled) {
    const line = summarise(modules, unhandled.length);
    process.once('exit', () => process.stdout.write(`${line}\n`));
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
