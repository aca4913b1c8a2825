/** Prices of the platform, in US dollars: on demand, us-east-1, without any free tier. */
export const prices = {
  asOf: '2026-11',
  /** A write unit is a write of 1 KB. */
  write: 0.625e-6,
  /** A read unit is a strong read of 4 KB. */
  read: 0.125e-6,
  invocation: 0.2e-6,
  /** A GB for a second, on arm64. */
  gbSecond: 13.3334e-6,
  /** A request through the front, its firewall and the HTTP API. */
  front: 1e-6,
  firewall: 0.6e-6,
  httpRequest: 1e-6,
  /** A message of at most 32 KB over the WebSocket API. */
  message: 1e-6,
  connectionMinute: 0.25e-6,
  /** A monthly active user, by Cognito's plan Essentials, beyond the first 10,000. */
  person: 0.015,
  /** A mail by SES. */
  letter: 0.0001,
  /** A request to a queue, of at most 64 KB. */
  queueRequest: 0.4e-6,
  /** A GB of log lines, taken in. */
  logGb: 0.5,
  /** A custom metric, for a month. */
  metricMonth: 0.3,
} as const;

/** Assumed figures, which can't be measured locally. */
export const assumed = {
  /** Memory of the APIs: one whole processor. */
  doorGb: 1.769,
  /** Memory of the stream consumer; with less memory it computes slower in proportion. */
  consumerGb: 1.024,
  /** Wait for a call of the database. */
  roundTripMs: 4,
  /** Wait for a message to a WebSocket. */
  postMs: 10,
  /** Wait for a webhook. */
  webhookMs: 100,
  /** Memory of the function that sends notifications. */
  noticesGb: 0.512,
  /**
   * Log lines of an answer, with the front's own, each with the 26 bytes that it is charged for.
   */
  answerLogBytes: 1_010,
  /** Log lines of a look at the match, with the front's own. */
  lookLogBytes: 750,
  /** Log lines of a batch of the stream. */
  batchLogBytes: 560,
  /** Queue requests of a wake-up that is the only one in its message: sent, received, deleted. */
  wakeRequests: 3,
  /**
   * Writes for the ratings of a match of four at its end: a record, a mark and a tally for each
   * player, and moves in the index of leaderboards.
   */
  ratingWrites: 20,
  ratingReads: 17,
  /** Mean time in turn-based matches until the next player comes. */
  sittingHours: 5,
  /** Minutes of silence after which a page pings: in the middle of 4 and 9. */
  pingMinutes: 6.5,
  /**
   * Loads of a match page by a new visitor: files, and API requests with the milliseconds of each.
   */
  pageFiles: 11,
  pageCalls: 6,
  callMs: 20,
  /**
   * Queues that functions poll, dead-letter queues included, and polls per minute of each: five
   * pollers, 20 seconds each.
   */
  queues: 5,
  pollsPerMinute: 15,
  /** Length of a real-time match of four, in minutes. */
  matchMinutes: 120,
  /** A waiting request: its seconds, its memory, and its number of looks. */
  waitSeconds: 5,
  waitGb: 0.512,
  waitLooks: 8,
  /** Seconds after which its client asks again. */
  waitPause: 1,
} as const;
