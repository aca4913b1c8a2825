/**
 * The metrics that the service measures of itself, beside what the platform counts of it. Alarms and
 * dashboards take the names from here; each comes with the dimension `service`.
 */
export const metrics = {
  /** Commits that were stored. */
  commits: { name: 'Commits', unit: 'Count' },
  /** Commits that another writer overtook; the command is then tried on the match as it is now. */
  conflicts: { name: 'Conflicts', unit: 'Count' },
  /** Streams that were loaded whole, since the process did not have them in its memory: beside the commits, how often that misses. */
  loads: { name: 'Loads', unit: 'Count' },
  /** Faults: whatever was logged as an error; of requests by GraphQL no HTTP status tells. */
  faults: { name: 'Faults', unit: 'Count' },
  /** From the moment a commit was stored until all its watchers were told of it. */
  fanOutLag: { name: 'FanOutLag', unit: 'Milliseconds' },
  /** Matches that a sweep found quiet although bots play in them, and could not set going. */
  botsStandingStill: { name: 'BotsStandingStill', unit: 'Count' },
  /** Losses of tournaments, such as a match of a round or its result, that a sweep has repaired. */
  tournamentsMended: { name: 'TournamentsMended', unit: 'Count' },
  /** From the moment a deadline had passed, its grace with it, until the clock had answered. */
  expiryLag: { name: 'ExpiryLag', unit: 'Milliseconds' },
  /** Matches whose time had come and that could not be seen to, or whose rules could not go on. */
  matchesNotWoken: { name: 'MatchesNotWoken', unit: 'Count' },
  /** Attempts to notify an account by one of its channels, and below, the ones that failed. */
  deliveriesTried: { name: 'DeliveriesTried', unit: 'Count' },
  deliveriesFailed: { name: 'DeliveriesFailed', unit: 'Count' },
  /** From the moment at which a delivery was to be tried until it was. */
  deliveryLag: { name: 'DeliveryLag', unit: 'Milliseconds' },
  /** Commits that were put in another's place, or taken away. */
  alteredCommits: { name: 'AlteredCommits', unit: 'Count' },
} as const;

export type Metric = keyof typeof metrics;

/** The one dimension: which service measured it. */
export const DIMENSION = 'service';
