import { describe, expect, it } from 'vitest';
import { codeOf } from '../matches/hall.ts';
import { callsDuring } from '../support/sdk-calls.ts';
import { note, pay, useTills } from './till.ts';

const openTills = useTills();

describe('a command on an aggregate that isn’t a match', () => {
  it('costs one write if it is cached, and one more read if it isn’t', async () => {
    const [{ handle, client }, cold] = [openTills(), openTills()];
    await handle('cost', pay(1));
    expect(await callsDuring(client, () => handle('cost', pay(1)))).toEqual(['PutItem']);
    expect(await callsDuring(cold.client, () => cold.handle('cost', pay(1)))).toEqual([
      'Query',
      'PutItem',
    ]);
  });

  it('is done once, and its retry gets the first result in any process', async () => {
    const [one, other] = [openTills(), openTills()];
    const first = await one.handle('once', pay(5, { commandId: 'c' }));
    await one.handle('once', pay(2));
    for (const { handle } of [one, other])
      expect(await handle('once', pay(5, { commandId: 'c' }))).toEqual(first);
    expect(await codeOf(one.handle('once', pay(6, { commandId: 'c' })))).toBe('BAD_USER_INPUT');
    expect((await other.handle('once', pay(0))).sum).toBe(7);
  });

  it.each([1, 5])('is lost by none of 40 concurrent ones, with %i processes', async (n) => {
    const all = Array.from({ length: n }, () => openTills());
    const stream = `race of ${String(n)}`;
    await Promise.all(
      Array.from({ length: 40 }, (_, i) => (all[i % n] ?? openTills()).handle(stream, pay(1))),
    );
    expect(await openTills().handle(stream, pay(0))).toMatchObject({ sum: 40, version: 39 });
  });

  it('is checked against the stored state if it is cached and others have acted', async () => {
    const [one, other] = [openTills(), openTills()];
    await one.handle('behind', pay(1));
    await other.handle('behind', pay(4));
    expect((await one.handle('behind', pay(-5))).sum).toBe(0);
  });

  it('is checked against the version that its aggregate gives, if it expects one', async () => {
    const { handle } = openTills();
    const { changedAt } = await handle('expected', pay(1));
    await handle('expected', note('nothing that counts'));
    await handle('expected', pay(1, { expectedVersion: changedAt }));
    const late = handle('expected', pay(1, { expectedVersion: changedAt }));
    await expect(late).rejects.toMatchObject({ code: 'STALE_VERSION', currentVersion: 2 });
  });

  it('is stored without its checkpoint if that is too large', async () => {
    const { handle, store } = openTills();
    for (let n = 0; n < 9; n += 1) await handle('heavy', note(noise(60_000)));
    const versions = (await store.load('heavy'))?.commits.map(({ version }) => version);
    expect(versions).toEqual([4, 5, 6, 7, 8]);
    expect((await openTills().handle('heavy', pay(0))).notes).toHaveLength(9);
  });

  it('is found in the table after it was dropped from memory', async () => {
    const { handle } = openTills(1);
    for (const stream of ['room a', 'room b', 'room a']) await handle(stream, pay(1));
    expect((await handle('room a', pay(0))).sum).toBe(2);
  });
});

/** Text that does not compress. */
const noise = (bytes: number): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array((bytes * 3) / 4))).toString('base64');
