import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { instruments } from '../../services/platform/observability/instruments.ts';
import { requests } from '../../services/platform/observability/invocation-kinds.ts';
import { createBareClient } from '../../services/platform/storage/table/client.ts';
import { httpEvent } from '../graphql/support/event.ts';

// a function as the platform starts it: it reads an item, and fails with a secret in its error;
// first without a trace, then with one, as the arguments say
const its = instruments('graphql');
const client = its.follow(createBareClient({ endpoint: process.env['DYNAMODB_ENDPOINT'] }));
const Key = { pk: { S: 'SECRET#m' }, sk: { S: 'SECRET' } };
const fail = its.around(requests, async () => {
  await client.send(new GetItemCommand({ TableName: process.env['TABLE_NAME'], Key }));
  throw new Error('Bearer hush');
});
for (const trace of process.argv.slice(2)) {
  process.env['_X_AMZN_TRACE_ID'] = trace;
  await fail(httpEvent({ headers: { authorization: 'Bearer hush' }, body: 'hush' })).catch(
    () => undefined,
  );
}
