/** A tournament cannot be read: what is stored of it is not whole. A fault of ours. */
export class UnreadableTournamentError extends Error {
  override readonly name = 'UnreadableTournamentError';
}
