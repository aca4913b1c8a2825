import type { StreamHandler } from '../../workers/stream/consumer.ts';

/** Two consumers of the stream as one: a record that one of them could not take comes to both again. */
export const together =
  (one: StreamHandler, other: StreamHandler): StreamHandler =>
  async (event, invocation) => {
    const outcomes = await Promise.all([one(event, invocation), other(event, invocation)]);
    return { batchItemFailures: outcomes.flatMap(({ batchItemFailures }) => batchItemFailures) };
  };
