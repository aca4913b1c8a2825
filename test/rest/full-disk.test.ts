import { MemoryLevel } from 'memory-level';
import { afterEach, expect, it, vi } from 'vitest';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
afterEach(() => {
  vi.restoreAllMocks();
});

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
/** Has the disk of the local table refuse every write. */
const fillTheDisk = () =>
  vi
    .spyOn(MemoryLevel.prototype, 'batch')
    .mockImplementation((() => Promise.reject(full)) as never);

const create = 'mutation($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
const input = { gameId: 'tales-of-glory', seats: 2 };

it('a full disk is STORAGE_FULL in both APIs, and not an internal error', async () => {
  await apis().token('ann');
  fillTheDisk();
  const message = 'The storage of the service is full, and nothing was stored. Try again later.';
  const { errors } = await apis().graphql(create, { input }, 'ann');
  expect(errors).toMatchObject([
    { message, extensions: { code: 'STORAGE_FULL', retryable: true } },
  ]);
  const refused = await apis().rest('POST', '/v1/matches', { as: 'ann', body: input });
  expect(refused).toMatchObject({
    status: 507,
    body: { code: 'STORAGE_FULL', detail: message, retryable: true },
  });
  expect(apis().faults).toEqual([]);
  vi.restoreAllMocks();
  const made = await apis().rest('POST', '/v1/matches', { as: 'ann', body: input });
  expect(made.status).toBe(201);
});
