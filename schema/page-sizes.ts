/** Default and maximum number of items of a page in both contracts. */
export const pageSizes = {
  matches: { usual: 20, most: 50 },
  leaderboard: { usual: 50, most: 100 },
  log: { usual: 50, most: 500 },
  deliveries: { usual: 50, most: 50 },
  attention: { usual: 50, most: 100 },
  reports: { usual: 20, most: 50 },
  messages: { usual: 50, most: 100 },
  tournaments: { usual: 20, most: 50 },
  series: { usual: 20, most: 50 },
  players: { usual: 50, most: 100 },
  pods: { usual: 50, most: 100 },
  standings: { usual: 100, most: 200 },
  audit: { usual: 50, most: 100 },
  updates: { usual: 50, most: 100 },
  journal: { usual: 100, most: 500 },
} as const;
