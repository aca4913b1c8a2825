import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { loseReply } from '../support/sdk-calls.ts';
import { onEveryStore } from '../support/stores.ts';
import { commit } from './commits.ts';
import { summary } from './summaries.ts';

const secret = Uint8Array.from({ length: 32 }, (_, index) => index * 7);
const other = Uint8Array.from({ length: 32 }, () => 1);

onEveryStore((place) => {
  it('a stream keeps its first secret and no other', async () => {
    const { secrets } = place().store;
    expect(await secrets.read('s1')).toBeUndefined();
    expect(await secrets.keep('s1', secret)).toBe('kept');
    expect(await secrets.keep('s1', secret)).toBe('kept');
    expect(await secrets.keep('s1', other)).toBe('conflict');
    expect(Buffer.from((await secrets.read('s1')) ?? [])).toEqual(Buffer.from(secret));
  });

  it('a secret is stored although the reply was lost', async () => {
    const { store, client } = place();
    const tries = await loseReply(client, async () => {
      expect(await store.secrets.keep('s2', secret)).toBe('kept');
    });
    expect(tries).toBe(2);
  });

  it('a secret is stored outside of its stream’s partition', async () => {
    const { store, client, table } = place();
    await store.secrets.keep('s3', secret);
    await store.events.append(commit({ stream: 's3', version: 0 }));
    await store.summaries.project(summary({ stream: 's3' }));
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': 'STREAM#s3' },
      }),
    );
    expect(Items.map((item): unknown => item['sk'])).toEqual(['COMMIT#0000000000']);
    expect(JSON.stringify(Items)).not.toContain(Buffer.from(secret).toString('base64'));
    expect(await store.events.load('s3')).not.toHaveProperty('secret');
  });
});
