import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { TableClient } from '../../services/platform/storage/table/client.ts';
import { decompress } from '../../services/platform/storage/table/json.ts';

/** A stored item: its keys, and all of its content as text, compressed parts included. */
export type StoredItem = { readonly key: string; readonly text: string };

/** Every item of a table. */
export async function everyItem(
  client: TableClient,
  TableName: string,
): Promise<readonly StoredItem[]> {
  const items: StoredItem[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName, ExclusiveStartKey: from }));
    for (const item of page.Items ?? []) {
      const key = `${String(item['pk'])} ${String(item['sk'])}`;
      items.push({ key, text: Object.values(item).map(readable).join(' ') });
    }
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return items;
}

const readable = (value: unknown): string =>
  value instanceof Uint8Array ? unpacked(value) : JSON.stringify(value);

function unpacked(bytes: Uint8Array): string {
  try {
    return JSON.stringify(decompress(bytes));
  } catch {
    return Buffer.from(bytes).toString('latin1');
  }
}
