import type { StreamParts } from './parts.ts';

/**
 * Closes a connection without an error message: stock clients then reconnect, and go on from their
 * version. It is closed before its data are deleted, because an open connection without data gets
 * no updates.
 */
export async function disconnect(
  {
    connections,
    channel,
  }: Pick<StreamParts, 'connections'> & {
    readonly channel: Pick<StreamParts['channel'], 'close'>;
  },
  connection: string,
): Promise<void> {
  if ((await channel.close(connection)) === 'failed') return;
  await connections.remove(connection);
}
