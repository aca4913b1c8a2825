/** Notices of matches, by their `type`. */
export const matchNotices = [
  'match.attention.needed',
  'match.attention.reminder',
  'match.attention.expired',
  'match.started',
  'match.finished',
  'match.seat.absent',
  'match.seat.offered',
  'match.seat.replaced',
  'match.proposal.opened',
  'match.proposal.closed',
  'match.paused',
  'match.resumed',
  'match.invitation',
] as const;

/** Notices of tournaments. */
export const tournamentNotices = [
  'tournament.registered',
  'tournament.waitlist.moved',
  'tournament.checkin.open',
  'tournament.round.published',
  'tournament.round.started',
  'tournament.deadline.near',
  'tournament.pod.finished',
  'tournament.standings.final',
  'tournament.act',
  'tournament.appeal',
] as const;

/** Notices of the lobby, for accounts that have asked to be told of it. */
export const lobbyNotices = ['lobby.table.opened', 'lobby.queue.joined'] as const;
