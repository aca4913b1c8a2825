import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messagesAt } from '../../services/platform/queues/messages.ts';
import { announcedSoon } from '../../services/platform/queues/soon.ts';
import { timerQueueFrom } from '../../services/platform/queues/queue.ts';

const url = 'https://sqs.eu-central-1.amazonaws.com/0/timers';
const mocked = () => mockClient(SQSClient);
let sqs: ReturnType<typeof mocked>;
beforeEach(() => {
  sqs = mocked();
});
afterEach(() => sqs.restore());

describe('a queue of work', () => {
  it('that accepts only a part of a batch fails the sending, so that it is retried', async () => {
    sqs.on(SendMessageBatchCommand).resolves({
      Successful: [{ Id: '0', MessageId: 'm', MD5OfMessageBody: '' }],
      Failed: [{ Id: '1', SenderFault: false, Code: 'ServiceUnavailable' }],
    });
    const sent = messagesAt(url)?.send(['a', 'b']);
    await expect(sent).rejects.toThrow('The queue did not accept 1 messages: ServiceUnavailable.');
  });

  it('that is throttled leaves a stored wake-up to the sweep', async () => {
    const throttled = Object.assign(new Error('Slow down.'), { name: 'RequestThrottled' });
    sqs.on(SendMessageCommand).rejects(throttled);
    const stored: string[] = [];
    const warned: unknown[] = [];
    const wakeUps = announcedSoon(
      {
        set: ({ stream }) => Promise.resolve(void stored.push(stream)),
        replace: () => Promise.resolve(),
      },
      timerQueueFrom({ TIMERS_QUEUE_URL: url }),
      {
        now: () => new Date('2026-01-01T00:00:00Z'),
        log: { warn: (_, { error }) => warned.push(error) },
      },
    );
    await wakeUps.set({ stream: 'm', at: '2026-01-01T00:05:00Z' });
    expect(stored).toEqual(['m']);
    expect(warned).toEqual([throttled]);
  });
});
