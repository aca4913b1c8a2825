import type { Table } from '../table/client.ts';
import type { Summary, Summaries } from '../contract.ts';
import { toSummary } from './summary.ts';
import { itemAt } from '../table/get.ts';
import { summaryKey } from '../table/keys.ts';
import { pageOf } from './page.ts';
import { project } from './project.ts';

/** A summary is an item of its stream's partition, and so are its entries in lists, which an index sorts. */
export function summaries(table: Table): Summaries {
  return {
    project: (summary) => project(table, summary),
    find: (stream) => find(table, stream),
    list: (list, page) => pageOf(table, list, page),
  };
}

async function find(table: Table, stream: string): Promise<Summary | undefined> {
  const found = await itemAt(table, summaryKey(stream));
  return found === undefined ? undefined : toSummary(found);
}
