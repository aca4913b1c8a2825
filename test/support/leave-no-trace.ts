import { afterAll, vi } from 'vitest';

// Files share their modules and their process one after another (see `isolate` in vitest.config.ts):
// what one of them has put in place of the real thing is gone before the next begins.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
