import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import { putRevision } from '../attention/revision.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import { compress, compressed } from '../table/json.ts';
import { reportKey } from '../table/keys.ts';
import { withinItemLimit } from '../table/size.ts';
import { tableDefinition } from '../table/table.ts';
import type { Reports, StoredReport } from './contract.ts';

const listOf = (status: string): string => `REPORTS#${status}`;

/** One item a report, in a partition of its own; the index of lists shows it under its status. */
export function reports(table: Table): Reports {
  const { client, table: TableName } = table;
  const find: Reports['find'] = async (id) => {
    const found = await itemAt(table, reportKey(id));
    return found === undefined ? undefined : toReport(found);
  };
  return {
    find,
    put: ({ data, ...report }) =>
      putRevision(
        table,
        reportKey(report.id),
        withinItemLimit(`Report ${report.id}`, {
          ...report,
          list: listOf(report.status),
          body: compress(data),
        }),
      ),
    async list({ status, after = '' }, first) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName,
          IndexName: tableDefinition.indexes[0].name,
          KeyConditionExpression: '#list = :list AND #rank > :after',
          ExpressionAttributeNames: { '#list': 'list', '#rank': 'rank' },
          ExpressionAttributeValues: { ':list': listOf(status), ':after': after || ' ' },
          Limit: first,
        }),
      );
      const found = await Promise.all(Items.map((each) => find(idIn(each))));
      return found.flatMap((each) => each ?? []);
    },
  };
}

const key = once(() => z.object({ pk: z.string() }));
const idIn = (item: unknown): string => key().parse(item).pk.slice('REPORT#'.length);

const reportItem = once(() =>
  z.object({
    id: z.string(),
    revision: z.number(),
    status: z.string(),
    rank: z.string(),
    expires: z.number(),
    body: compressed(),
  }),
);

function toReport(stored: unknown): StoredReport {
  const { body, ...rest } = reportItem().parse(stored);
  return { ...rest, data: body };
}
