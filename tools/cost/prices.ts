/** What the platform asks for, in US dollars: on demand, us-east-1, without any free tier. */
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
  /** Somebody who signs in within a month, by Cognito's plan Essentials, behind the first 10,000. */
  person: 0.015,
  /** A letter by SES. */
  letter: 0.0001,
  /** A request to a queue, of at most 64 KB. */
  queueRequest: 0.4e-6,
  /** A GB of log lines, taken in. */
  logGb: 0.5,
  /** A metric of one's own, for a month. */
  metricMonth: 0.3,
} as const;

/** What cannot be measured on a desk, and is therefore said here. */
export const assumed = {
  /** Memory of the doors: one whole processor. */
  doorGb: 1.769,
  /** And of the consumer of the stream; with less memory it computes slower in proportion. */
  consumerGb: 1.024,
  /** What a function waits for a call of the database. */
  roundTripMs: 4,
  /** And for a message to have gone to a WebSocket. */
  postMs: 10,
  /** And for a webhook to have been taken. */
  webhookMs: 100,
  /** Memory of what tells people by their channels. */
  noticesGb: 0.512,
  /** Lines of log, with the 26 bytes that each is charged for: an answer's, with the front's own. */
  answerLogBytes: 1_010,
  /** Of a look at the match, with the front's own. */
  lookLogBytes: 750,
  /** Of a batch of the stream. */
  batchLogBytes: 560,
  /** What a wake-up takes of the queue where it is alone in its message: sent, received, deleted. */
  wakeRequests: 3,
  /**
   * What the rating of a match of four people takes when it ends: it is written down, a mark and a tally is put
   * for each, and the index moves those who stand on a leaderboard.
   */
  ratingWrites: 20,
  ratingReads: 17,
  /** How long it takes over days until the next person sits down to a match. */
  sittingHours: 5,
  /** After how many minutes of silence a page pings: in the middle of 4 and 9. */
  pingMinutes: 6.5,
  /** What the page of a match loads for somebody new: files, and requests of the API with the milliseconds that each takes. */
  pageFiles: 11,
  pageCalls: 6,
  callMs: 20,
  /** Queues that functions look into, the dead ones among them, and how often a minute each is looked into: by five, for 20 seconds each. */
  queues: 5,
  pollsPerMinute: 15,
  /** How long four people sit at a match. */
  matchMinutes: 120,
  /** A request that waits: for how many seconds, in how much memory, how often it looks meanwhile. */
  waitSeconds: 5,
  waitGb: 0.512,
  waitLooks: 8,
  /** And after how many seconds its client asks again. */
  waitPause: 1,
} as const;
