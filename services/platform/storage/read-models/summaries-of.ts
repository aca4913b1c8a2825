import type { Summary, Unreadable } from '../contract.ts';
import { itemsAt } from '../table/batch-get.ts';
import type { Table } from '../table/client.ts';
import { SUMMARY } from '../table/keys.ts';
import { toSummary } from './summary.ts';

/**
 * The summaries in up to 100 partitions, by partition; consistent. Those that can't be read are put with
 * `unreadable` instead.
 */
export async function summariesOf(
  table: Table,
  partitions: readonly string[],
  unreadable: Unreadable[] = [],
): Promise<Map<string, Summary>> {
  if (partitions.length === 0) return new Map();
  const keys = [...new Set(partitions)].map((pk) => ({ pk, sk: SUMMARY }));
  const items = await itemsAt(table, keys);
  const found = new Map<string, Summary>();
  for (const item of items) {
    const partition = String(item['pk']);
    try {
      found.set(partition, toSummary(item));
    } catch (error) {
      unreadable.push({ item: partition, error });
    }
  }
  return found;
}
