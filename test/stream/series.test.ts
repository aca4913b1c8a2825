import { expect, it } from 'vitest';
import { seriesStream } from '../../services/platform/storage/tournaments/series-name.ts';
import { streamHandler } from '../../services/workers/stream/consumer.ts';
import { useHalls } from '../matches/hall.ts';
import { commit } from '../storage/commits.ts';
import { streamTable } from './table.ts';

const open = useHalls();

it('a series is not treated as a match', async () => {
  const hall = open();
  const table = streamTable(hall, hall);
  const projected: string[] = [];
  const projections = {
    ...table.parts.projections,
    async project({ stream }: { readonly stream: string }) {
      projected.push(stream);
    },
  };
  const handler = streamHandler({ ...table.parts, projections });
  await hall.store.events.append(commit({ stream: seriesStream('cups'), version: 0, body: {} }));
  await hall.store.events.append(commit({ stream: 'a-match', version: 0, body: {} }));
  const { batchItemFailures } = await handler({ Records: [...table.records] });
  expect(batchItemFailures).toEqual([]);
  expect(projected).toEqual(['a-match']);
});
