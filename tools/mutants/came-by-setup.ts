import { afterAll, beforeEach, type TestContext } from 'vitest';
import { takeCoverage } from './regions.ts';

/** Passes the covered regions of a test file to its runner. */
let file: TestContext['task']['file'] | undefined;
takeCoverage();
beforeEach(({ task }) => {
  file = task.file;
});
afterAll(() => {
  if (file !== undefined) Object.assign(file.meta, { cameBy: takeCoverage() });
});
