/** A match whose history cannot be read: a fault of ours, never of a command. */
export class UnreadableMatchError extends Error {
  override readonly name = 'UnreadableMatchError';
}
