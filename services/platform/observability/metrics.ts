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
  /** Faults: everything logged as an error; GraphQL requests show none in the HTTP status. */
  faults: { name: 'Faults', unit: 'Count' },
  /** The time from storing a commit until all its followers have had it. */
  fanOutLag: { name: 'FanOutLag', unit: 'Milliseconds' },
  /** Matches that a sweep found quiet although bots play in them, and could not set going. */
  botsStandingStill: { name: 'BotsStandingStill', unit: 'Count' },
  /** Losses of tournaments, such as a match of a round or its result, that a sweep has repaired. */
  tournamentsMended: { name: 'TournamentsMended', unit: 'Count' },
  /** The time from the end of a deadline, with its grace, until the clock has answered. */
  expiryLag: { name: 'ExpiryLag', unit: 'Milliseconds' },
  /** Matches whose time had come and that could not be seen to, or whose rules could not go on. */
  matchesNotWoken: { name: 'MatchesNotWoken', unit: 'Count' },
  /** Attempts to notify an account by one of its channels, and below, the ones that failed. */
  deliveriesTried: { name: 'DeliveriesTried', unit: 'Count' },
  deliveriesFailed: { name: 'DeliveriesFailed', unit: 'Count' },
  /** The time from the planned try of a delivery until the try. */
  deliveryLag: { name: 'DeliveryLag', unit: 'Milliseconds' },
  /** Commits that were put in another's place, or taken away. */
  alteredCommits: { name: 'AlteredCommits', unit: 'Count' },
} as const;

export type Metric = keyof typeof metrics;

/** The one dimension: which service measured it. */
export const DIMENSION = 'service';
