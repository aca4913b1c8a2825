/**
 * Seconds of a processor that the slowest test files take. `npm run affected` counts on them where a
 * file has not run yet, and `npm test` begins with the slowest.
 */
export const slow: Readonly<Record<string, number>> = {
  'test/infra/bundles.test.ts': 60,
  'test/docs/guides.test.ts': 28,
  'test/tools/commands.test.ts': 28,
  'test/releases/releases.test.ts': 26,
  'test/clients/typescript.test.ts': 26,
  'test/clients/what-lies-where.test.ts': 24,
  'test/tools/cost.test.ts': 22,
  'test/local/end-to-end.test.ts': 20,
  'test/games/talisman/play.test.ts': 19,
  'test/tools/mutants/noticing.test.ts': 18,
  'test/scenarios/scenarios.test.ts': 18,
  'test/clients/curl.test.ts': 16,
  'test/rights/rights.test.ts': 16,
  'test/journals/journals.test.ts': 14,
  'test/verify/forged.test.ts': 12,
  'test/tools/bundles.test.ts': 11,
  'test/fuzz/fuzz.test.ts': 10,
  'test/tools/season.test.ts': 10,
  'test/web/match-layout.test.ts': 60,
  'test/web/playing.test.ts': 50,
  'test/web/robust.test.ts': 40,
  'test/web/account.test.ts': 35,
  'test/web/orders.test.ts': 30,
};

/** Seconds of any other file: more if it opens a browser. */
const others = (test: string): number => (test.startsWith('test/web/') ? 20 : 3);

/** Seconds that a test file usually takes. */
export const usualSeconds = (test: string): number => slow[test] ?? others(test);
