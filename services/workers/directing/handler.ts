import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { instruments, type Instruments } from '../../platform/observability/instruments.ts';
import { batches } from '../../platform/observability/invocation-kinds.ts';
import { servingQueue } from '../../platform/queues/serve.ts';
import { directorFrom } from '../../app/directing.ts';
import { workIn } from '../../tournaments/directing/message.ts';

type Serve = (event: SQSEvent) => Promise<SQSBatchResponse>;

/** Does the work in the queue. An invalid message, or one whose work fails, goes back to it. */
export function workFrom(
  env: Readonly<Record<string, string | undefined>>,
  its: Instruments = instruments('directing'),
): Serve {
  const director = directorFrom({ env, its });
  return servingQueue(async (body) => {
    await director.work(workIn(body));
    return true;
  }, its.log);
}

const its = instruments('directing');
let serving: Serve | undefined;

/**
 * Handles batches, as the entry of the function: created at its first batch, reused as long as it
 * stays warm.
 */
export const handler = its.around(batches, (event: SQSEvent) =>
  (serving ??= workFrom(process.env, its))(event),
);
