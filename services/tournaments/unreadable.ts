/** A tournament that cannot be read because its stored data is incomplete. An internal error. */
export class UnreadableTournamentError extends Error {
  override readonly name = 'UnreadableTournamentError';
}
