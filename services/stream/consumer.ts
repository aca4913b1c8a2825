import type { DynamoDBRecord } from 'aws-lambda';
import { inBatches, type StreamHandler } from './batch.ts';
import { catchUp } from './catch-up.ts';
import { fanOut } from './fan-out.ts';
import type { StreamParts } from './parts.ts';

export type { StreamHandler } from './batch.ts';

/**
 * Consumes the table's stream. What was stored for a match is handled in order: its lists are
 * brought up to date, its watchers are told, its bots play on where that is asked for here.
 */
export const streamHandler = (parts: StreamParts): StreamHandler =>
  inBatches((record) => consume(parts, record), parts.log);

async function consume(parts: StreamParts, record: DynamoDBRecord): Promise<void> {
  const change = parts.changeOf(record);
  switch (change.type) {
    case 'commit': {
      const { stream } = change.commit;
      const reading = parts.subscriptions.following(stream);
      reading.catch(() => undefined); // it is told of where it is awaited
      await parts.backstage.project(change.commit);
      try {
        await fanOut(parts, change.commit, await reading);
        parts.told?.(change.commit);
      } finally {
        // whoever cannot be told is tried again; the table must not wait for that
        await parts.playBots?.(stream);
      }
      return;
    }
    case 'subscription':
      return catchUp(parts, change.subscription);
    case 'other':
      return undefined;
  }
}
