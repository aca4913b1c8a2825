import type { Module } from './module.ts';

const web = 'services/page/web';

/** The pages of the web client, each with what a browser test that opens it says. */
export const pages: Readonly<Record<string, RegExp>> = {
  'pages/match/match-page.tsx': /startMatch|startWith|staged|\/matches/u,
  'pages/replay/replay-page.tsx': /replay/iu,
  'pages/new-table/new-table.tsx': /\/new\b/u,
  'pages/account/account-page.tsx': /\/account\b/u,
  'pages/moderation/moderation-page.tsx': /moderation/iu,
  'pages/queues/queues-page.tsx': /queue/iu,
  'pages/credits.tsx': /credits/iu,
  'pages/tournaments/tournaments-page.tsx': /\/tournaments\b/u,
  'pages/tournament/tournament-page.tsx': /tournament|event\.ts/iu,
  'pages/new-tournament/new-tournament.tsx': /tournaments\/new/u,
  'pages/series/series-page.tsx': /series/iu,
  'pages/series/new-series.tsx': /series\/new/u,
  'pages/game/game-page.tsx': /\/games\//u,
  'pages/leaderboard/leaderboard-page.tsx': /leaderboard/iu,
  'pages/person/person-page.tsx': /\/accounts\//u,
};

/** The modules of the web client that a browser test loads: its entry, and the pages that the test opens. */
export function pagesOf({ path, text }: Module): readonly string[] {
  if (!/^test\/web\/[^/]+\.test\.ts$/u.test(path)) return [];
  const opened = Object.entries(pages).filter(([, says]) => says.test(text));
  return ['app/main.tsx', ...opened.map(([page]) => page)].map((file) => `${web}/${file}`);
}
