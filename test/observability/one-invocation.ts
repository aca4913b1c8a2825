import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { instruments } from '../../services/observability/instruments.ts';
import { requests } from '../../services/observability/manners.ts';
import { createBareClient } from '../../services/storage/client.ts';
import { httpEvent } from '../graphql/support/event.ts';

// a function with a trace, as the platform starts it: reads an item, and fails with a secret on its lips
const its = instruments('graphql');
const client = its.follow(createBareClient({ endpoint: process.env['DYNAMODB_ENDPOINT'] }));
const Key = { pk: { S: 'SECRET#m' }, sk: { S: 'SECRET' } };
const fail = its.around(requests, async () => {
  await client.send(new GetItemCommand({ TableName: process.env['TABLE_NAME'], Key }));
  throw new Error('Bearer hush');
});
await fail(httpEvent({ headers: { authorization: 'Bearer hush' }, body: 'hush' })).catch(
  () => undefined,
);
