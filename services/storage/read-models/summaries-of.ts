import type { Summary } from '../contract.ts';
import { itemsAt } from '../table/batch-get.ts';
import type { Table } from '../table/client.ts';
import { SUMMARY } from '../table/keys.ts';
import { toSummary } from './summary.ts';

/** The summaries in up to 100 partitions, by partition; consistent. */
export async function summariesOf(
  table: Table,
  partitions: readonly string[],
): Promise<Map<string, Summary>> {
  if (partitions.length === 0) return new Map();
  const keys = [...new Set(partitions)].map((pk) => ({ pk, sk: SUMMARY }));
  const items = await itemsAt(table, keys);
  return new Map(items.map((item) => [String(item['pk']), toSummary(item)]));
}
