import { afterAll, beforeEach, type TestContext } from 'vitest';
import { cameBy } from './regions.ts';

/** Hands what a file of tests came by to whoever runs it. */
let file: TestContext['task']['file'] | undefined;
cameBy();
beforeEach(({ task }) => {
  file = task.file;
});
afterAll(() => {
  if (file !== undefined) Object.assign(file.meta, { cameBy: cameBy() });
});
