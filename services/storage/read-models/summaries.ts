import { LRUCache } from 'lru-cache';
import type { Table } from '../table/client.ts';
import type { Summary, Summaries } from '../contract.ts';
import { toSummary } from './summary.ts';
import { itemAt } from '../table/get.ts';
import { summaryKey } from '../table/keys.ts';
import { pageOf } from './page.ts';
import { project, saysTheSame } from './project.ts';

/** The most summaries of which a process remembers that it has shown them. */
const MOST = 10_000;

/**
 * A summary is an item of its stream's partition, and so are its entries in lists, which an index sorts. Where
 * this process itself has shown the very version before, and nothing else is said now, nothing is read.
 */
export function summaries(table: Table): Summaries {
  const shown = new LRUCache<string, Summary>({ max: MOST });
  return {
    async project(summary) {
      const before = shown.get(summary.stream);
      const isNext = before?.version === summary.version - 1 && saysTheSame(before, summary);
      const outcome = isNext ? 'as it was' : await project(table, summary);
      shown.set(summary.stream, summary);
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
