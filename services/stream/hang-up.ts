import type { StreamParts } from './parts.ts';

/**
 * Ends a connection without a last word: stock clients then connect anew, and go on from where they
 * are. Closed before it is forgotten: whoever is forgotten, and not closed, waits in vain.
 */
export async function hangUp(
  { connections, channel }: Pick<StreamParts, 'connections' | 'channel'>,
  connection: string,
): Promise<void> {
  await channel.close(connection);
  await connections.remove(connection);
}
