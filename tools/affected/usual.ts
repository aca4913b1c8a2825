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
  'test/web/lists.test.ts': 29,
  'test/web/together.test.ts': 29,
  'test/web/talk.test.ts': 29,
  'test/web/cues.test.ts': 28,
  'test/web/orders.test.ts': 28,
  'test/web/session.test.ts': 27,
  'test/web/match-layout.test.ts': 26,
  'test/web/tournament.test.ts': 26,
  'test/web/account.test.ts': 26,
  'test/web/stranger.test.ts': 24,
  'test/web/guest.test.ts': 23,
  'test/web/help.test.ts': 21,
  'test/web/robust.test.ts': 20,
  'test/web/pages.test.ts': 20,
  'test/web/tournament-drawn.test.ts': 17,
  'test/web/line.test.ts': 17,
  'test/web/tournament-acts.test.ts': 17,
  'test/web/my-turn.test.ts': 16,
  'test/web/setup.test.ts': 16,
  'test/web/moderation.test.ts': 15,
  'test/web/tournament-final.test.ts': 14,
  'test/web/tournament-console.test.ts': 14,
  'test/web/fork.test.ts': 14,
  'test/web/queues.test.ts': 13,
  'test/web/home.test.ts': 11,
  'test/web/grace.test.ts': 11,
};

/** Seconds of any other file: more if it opens a browser. */
const others = (test: string): number => (test.startsWith('test/web/') ? 20 : 3);

/** Seconds that a test file usually takes. */
export const usualSeconds = (test: string): number => slow[test] ?? others(test);
