import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect } from 'node:net';
import { AbstractValueIterator } from 'abstract-level';
import { expect, it, vi } from 'vitest';
import { openEmbedded } from '../support/stores.ts';
import { commit } from './commits.ts';

it('the embedded store closes replies that were read to the end', async () => {
  const close = vi.spyOn(AbstractValueIterator.prototype, 'return' as 'close');
  const open = await openEmbedded();
  await open.store.summaries.list({ of: 'account', account: 'ann' }, { first: 1 });
  await open.close();
  expect(close).toHaveBeenCalled();
  await Promise.all(close.mock.results.map(({ value }) => value as Promise<void>));
});

it('the embedded store survives a client that disconnects during a request', async () => {
  const { endpoint, store, close } = await openEmbedded();
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
