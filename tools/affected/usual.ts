/**
 * Seconds of a processor that the slowest test files take. `npm run affected` counts on them where a
 * file has not run yet, and `npm test` begins with the slowest.
 */
export const slow: Readonly<Record<string, number>> = {
  'test/infra/installations.test.ts': 132,
  'test/infra/bundles.test.ts': 58,
  'test/local/end-to-end.test.ts': 39,
  'test/docs/guides.test.ts': 27,
  'test/clients/typescript.test.ts': 26,
  'test/tools/cost.test.ts': 23,
  'test/tools/mutants/noticing.test.ts': 22,
  'test/releases/releases.test.ts': 22,
  'test/local/process.test.ts': 22,
  'test/clients/what-lies-where.test.ts': 22,
  'test/faults/tournaments.test.ts': 20,
  'test/scenarios/scenarios.test.ts': 19,
  'test/soak/soak.test.ts': 18,
  'test/lint/guarded.test.ts': 18,
  'test/local/clock.test.ts': 17,
  'test/games/talisman/play.test.ts': 16,
  'test/rest/tournaments.test.ts': 15,
  'test/docs/readme.test.ts': 15,
  'test/clients/curl.test.ts': 15,
  'test/rest/sdk.test.ts': 14,
  'test/games/questions-a-turn.test.ts': 14,
  'test/directing/fold-inbox.test.ts': 14,
  'test/local/replaced.test.ts': 13,
  'test/docs/play-by-web.test.ts': 13,
  'test/rights/tournaments/rights.test.ts': 12,
  'test/rights/rights.test.ts': 12,
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
