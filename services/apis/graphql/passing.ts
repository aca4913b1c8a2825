/**
 * The lists of independent items. An item that can't be shown is left out of them. Parts of one thing, such
 * as the rounds of a tournament or the lines of a log, are shown whole or not at all.
 */
export const passing: Readonly<Record<string, readonly string[]>> = {
  Query: ['games', 'queues'],
  Account: [
    'ratings',
    'blocks',
    'defaultOrders',
    'queueTickets',
    'tableAlerts',
    'tokens',
    'bots',
    'notificationChannels',
  ],
  Match: ['messages'],
  NotificationChannel: ['deliveries'],
  SeriesEvent: ['tournaments'],
  MatchConnection: ['edges'],
  TournamentConnection: ['edges'],
  SeriesConnection: ['edges'],
  AttentionConnection: ['edges'],
  LeaderboardConnection: ['edges'],
  ReportConnection: ['edges'],
};

/** True if the items of a list are independent: of a connection by its type, else by the field. */
export const isPassed = (type: string, field: string): boolean =>
  passing[type]?.includes(field) ?? false;
