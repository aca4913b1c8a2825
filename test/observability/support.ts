import { vi } from 'vitest';

export type Line = Readonly<Record<string, unknown>>;

/** Records the log lines and the measurements of this process from now on. */
export function record() {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'DEBUG');
  vi.stubEnv('POWERTOOLS_METRICS_DISABLED', 'false');
  // then it goes by the console of this process, where it can be heard
  vi.stubEnv('POWERTOOLS_DEV', 'true');
  const texts: string[] = [];
  for (const way of ['debug', 'info', 'warn', 'error', 'log'] as const) {
    vi.spyOn(console, way).mockImplementation((text: unknown) => {
      texts.push(String(text));
    });
  }
  const parsed = (): readonly Line[] => texts.map((text) => JSON.parse(text) as Line);
  return {
    text: () => texts.join('\n'),
    lines: () => parsed().filter((each) => !('_aws' in each)),
    measured: () => parsed().filter((each) => '_aws' in each),
  };
}
