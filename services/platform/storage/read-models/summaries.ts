import { recent } from '../../recent.ts';
import type { Table } from '../table/client.ts';
import type { Summary, Summaries } from '../contract.ts';
import { toSummary } from './summary.ts';
import { itemAt } from '../table/get.ts';
import { summaryKey } from '../table/keys.ts';
import { pageOf } from './page.ts';
import { project, type ListedSummary } from './project.ts';

/** The version of a stream that this process projected last, and its entries since. */
type Shown = { readonly version: number; readonly standing: ListedSummary };
/** The most streams of which it remembers that. */
const MOST = 10_000;

/**
 * Stores summaries: an item of its stream's partition each, with its entries in lists, which an
 * index sorts. Reads nothing if this process itself has projected the version before.
 */
export function summaries(table: Table): Summaries {
  const shown = recent<Shown>(MOST);
  return {
    async project(summary) {
      const { stream, version } = summary;
      const before = shown.get(stream);
      // one that breaks off leaves it open what stands there
      shown.drop(stream);
      const known = before?.version === version - 1 ? before.standing : undefined;
      const { outcome, standing } = await project(table, summary, known);
      shown.put(stream, { version, standing });
      return outcome;
    },
    find: (stream) => find(table, stream),
    list: (list, page) => pageOf(table, list, page),
  };
}

async function find(table: Table, stream: string): Promise<Summary | undefined> {
  const found = await itemAt(table, summaryKey(stream));
  return found === undefined ? undefined : toSummary(found);
}
