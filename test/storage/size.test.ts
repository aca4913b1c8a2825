import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { OversizedItemError } from '../../services/platform/storage/errors.ts';
import { withinItemLimit, ITEM_LIMIT } from '../../services/platform/storage/table/size.ts';
import { onEveryStore } from '../support/stores.ts';
import { commit } from './commits.ts';

/** Text that does not compress, of about this number of bytes once packed. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64');

onEveryStore((place) => {
  it('a commit that is too large is refused with a clear reason, and nothing is stored', async () => {
    const { events } = place().store;
    const large = commit({ stream: 'huge', version: 7, body: noise(ITEM_LIMIT) });
    const told = events.append(large);
    await expect(told).rejects.toThrow(OversizedItemError);
    await expect(told).rejects.toThrow(/^Commit 7 of huge has \d+ bytes\. .* 300000\.$/);
    expect(await events.range('huge', undefined, 1)).toEqual([]);
  });

  it('the size of a commit includes its checkpoint', async () => {
    const { events } = place().store;
    const half = noise(ITEM_LIMIT * 0.6);
    const both = commit({ stream: 'halves', version: 0, body: half, checkpoint: half });
    await expect(events.append(both)).rejects.toThrow(OversizedItemError);
    expect(await events.append({ ...both, checkpoint: undefined })).toBe('stored');
  });

  it('a large commit that compresses well is stored', async () => {
    const { events } = place().store;
    const body = 'la '.repeat(500_000);
    expect(await events.append(commit({ stream: 'song', version: 0, body }))).toBe('stored');
    expect((await events.load('song'))?.commits[0].body).toBe(body);
  });
});

it('sizes are counted in bytes, names included', () => {
  const item = { name: 'ř'.repeat(ITEM_LIMIT / 2 - 10) };
  expect(withinItemLimit('It', item)).toBe(item);
  const name = 'ř'.repeat(ITEM_LIMIT / 2);
  expect(() => withinItemLimit('It', { name })).toThrow(`It has ${ITEM_LIMIT + 4} bytes`);
});
