import { fork } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AbstractValueIterator } from 'abstract-level';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '../../services/storage/table/client.ts';
import { startEmbedded } from '../../tools/embedded/database.ts';
import { createStore } from '../../services/storage/store.ts';
import { commit } from './commits.ts';
import { summary, member } from './summaries.ts';

const table = 'questhall';
const folders: string[] = [];

beforeEach(async () => {
  folders.push(await mkdtemp(join(tmpdir(), 'questhall-')));
});
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const openStore = async () => {
  const path = folders[0];
  const embedded = await startEmbedded({ table, path });
  const client = createClient({ endpoint: embedded.endpoint });
  return { ...embedded, store: createStore({ client, table }) };
};

it('closes what it has read through', async () => {
  const close = vi.spyOn(AbstractValueIterator.prototype, 'return' as 'close');
  const open = await openStore();
  await open.store.summaries.list({ of: 'account', account: 'ann' }, { first: 1 });
  await open.close();
  expect(close).toHaveBeenCalled();
  await Promise.all(close.mock.results.map(({ value }) => value as Promise<void>));
});

it('finds on disk what an earlier run stored', async () => {
  const before = await openStore();
  await before.store.events.append(commit({ stream: 'm1', version: 0 }));
  await before.store.summaries.project(summary({ stream: 'm1', members: [member('ann', 1)] }));
  await before.close();
  const after = await openStore();
  expect((await after.store.events.load('m1'))?.version).toBe(0);
  const list = await after.store.summaries.list({ of: 'account', account: 'ann' }, { first: 1 });
  expect(list.items).toHaveLength(1);
  await after.close();
});

it('loses nothing it has accepted when the process is killed', async () => {
  const script = new URL('./write-until-killed.ts', import.meta.url);
  const child = fork(script, [folders[0] ?? ''], { execArgv: ['--import', 'tsx'] });
  let accepted = -1;
  child.on('message', (version) => {
    accepted = Number(version);
    if (accepted === 40) child.kill('SIGKILL');
  });
  await once(child, 'exit');
  expect(accepted).toBeGreaterThanOrEqual(40);
  const after = await openStore();
  const found = (await after.store.events.load('m1'))?.version ?? -1;
  expect(found).toBeGreaterThanOrEqual(accepted);
  const next = commit({ stream: 'm1', version: found + 1 });
  expect(await after.store.events.append(next)).toBe('stored');
  await after.close();
});

it('outlives a client that hangs up in the middle of a request', async () => {
  const { endpoint, store, close } = await openStore();
  const socket = connect(Number(new URL(endpoint).port), '127.0.0.1');
  await once(socket, 'connect');
  const begun = new Promise<void>((resolve) => {
    subscribe('http.server.request.start', () => resolve());
  });
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{');
  await begun;
  socket.resetAndDestroy();
  await once(socket, 'close');
  expect(await store.events.append(commit({ stream: 'm1', version: 0 }))).toBe('stored');
  await close();
});
