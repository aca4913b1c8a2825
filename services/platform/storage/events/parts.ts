import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { EventStore } from '../contract.ts';
import { itemsAt } from '../table/batch-get.ts';
import type { Table } from '../table/client.ts';
import { compress, compressed } from '../table/json.ts';
import { segment, streamPartition, type Key } from '../table/keys.ts';
import { putNew } from '../table/put.ts';
import { withinItemLimit } from '../table/size.ts';

const partKey = (stream: string, part: string): Key => ({
  pk: streamPartition(stream),
  sk: `PART#${segment(part, 'part')}`,
});

/** The parts of checkpoints, as items beside the commits of their stream. One that is there stays as it is. */
export const checkpointParts = (table: Table): Pick<EventStore, 'keepParts' | 'parts'> => ({
  async keepParts(stream, parts) {
    for (const [name, part] of parts) {
      const item = { ...partKey(stream, name), part: name, body: compress(part) };
      await putNew(table, withinItemLimit(`Part ${name} of ${stream}`, item));
    }
  },
  async parts(stream, names) {
    if (names.length === 0) return new Map();
    const items = await itemsAt(
      table,
      names.map((name) => partKey(stream, name)),
    );
    return new Map(
      items.map((item) => {
        const { part, body } = partItem().parse(item);
        return [part, body];
      }),
    );
  },
});

const partItem = once(() => z.object({ part: z.string(), body: compressed() }));
