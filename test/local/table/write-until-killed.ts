import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { openTable } from '../../../services/local/table/open.ts';

// run as a process of its own: writes pairs of items in the folder given, and tells its parent of each
const client = (await openTable({ table: 'questhall', path: process.argv[2] })).connect();
const put = (of: string, n: number) => {
  const Item = { pk: of, sk: String(n), list: of, rank: String(n), n, body: 'x'.repeat(n % 5_000) };
  return client.send(new PutCommand({ TableName: 'questhall', Item }));
};
const write = async (of: string): Promise<void> => {
  for (let n = 0; ; n += 1) {
    await put(of, n);
    process.send?.([of, n]);
  }
};
await Promise.all(['a', 'b', 'c', 'd'].map(write));
