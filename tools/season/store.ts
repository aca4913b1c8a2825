import { openTable } from '../../services/local/table/open.ts';
import type { Table } from '../../services/platform/storage/table/client.ts';

const TABLE = 'season';

/** A table in this process, in memory: for thousands of commands a second a network would take most of the time. */
export async function wireless(): Promise<Table & { close(): Promise<void> }> {
  const { connect, close } = await openTable({ table: TABLE });
  return { client: connect(), table: TABLE, close };
}
