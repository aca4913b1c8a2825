import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { tokenFor } from './player.ts';
import { spawnLocal, startLocal } from './process.ts';

describe('the process of the local run', () => {
  it('stops on SIGTERM with code 0, and disconnects its clients', async () => {
    const other = await startLocal({ DATA_DIR: ':memory:' });
    const socket = new WebSocket(`ws://${other.host}/ws`, 'graphql-transport-ws');
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    expect(await tokenFor(other.host, 'ann')).toMatch(/^ey/);
    expect(await other.stop()).toBe(0);
    expect(await closed).toBe(1001);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, got "abc".'],
    [{ DATA_DIR: 'package.json' }, 'Set DATA_DIR to a writable folder'],
  ])('with %j prints the fault and ends with code 1', async (env, message) => {
    const child = spawnLocal(env);
    let said = '';
    child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(said).toContain(message);
    expect(said).not.toContain('    at ');
  });

  it('on a port in use prints that', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port: taken } = other.address() as AddressInfo;
    const port = String(taken);
    const child = spawnLocal({ PORT: port, DATA_DIR: ':memory:' });
    let said = '';
    child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
    expect((await once(child, 'close'))[0]).toBe(1);
    expect(said.trim()).toBe(
      `Port ${port} is already in use. Set PORT to another port, or to 0 for any free port.`,
    );
    other.close();
  });
});
