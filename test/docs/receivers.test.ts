import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../services/local/service.ts';
import { ask, tokenFor } from '../local/player.ts';

// inside the project, where its packages are
const folder = join(import.meta.dirname, '.receivers');
let service: Service;
let host: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  const options = { port: 0, host: '127.0.0.1', dataDir: undefined, demoPace: undefined };
  service = await startService(options);
  host = new URL(service.at.home).host.replace('localhost', '127.0.0.1');
  mkdirSync(folder, { recursive: true });
  const page = readFileSync(join(import.meta.dirname, '../../docs/notifications.md'), 'utf8');
  const blocks = page.matchAll(/```\w+\n((?:\/\/|#) (\w+\.\w+)\n[\s\S]*?)```/g);
  for (const [, code = '', file = ''] of blocks) writeFileSync(join(folder, file), code);
});
afterAll(async () => {
  for (const child of running) child.kill();
  const left = running.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  );
  await Promise.all(left.map((child) => once(child, 'exit')));
  await service.close();
  rmSync(folder, { recursive: true });
});

/** Runs a receiver for this account; returns its output, line by line. */
async function receiver(command: string, file: string, account: string) {
  const token = await tokenFor(host, account);
  const env = { ...process.env, QUESTHALL: host, TOKEN: token, PORT: '0' };
  const child = spawn(command, [file], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  // resolves once it runs, and throws where the command is missing
  await once(child, 'spawn');
  running.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { token, next: async () => String((await lines.next()).value) };
}

/** Starts a match on a clock with a question to this account; returns its id. */
async function askedIn(token: string): Promise<string> {
  const make = 'mutation ($i: CreateMatchInput!) { createMatch(input: $i) { id } }';
  const input = {
    gameId: 'tales-of-glory',
    seats: 2,
    bots: ['random'],
    timeControl: { preset: 'async-1d' },
  };
  const made = await ask<{ createMatch: { id: string } }>(host, make, { i: input }, token);
  const matchId = made.createMatch.id;
  const start = 'mutation ($i: StartMatchInput!) { startMatch(input: $i) { id } }';
  await ask(host, start, { i: { matchId } }, token);
  return matchId;
}

const pass = (advance: string) =>
  fetch(`http://${host}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance }),
  });

describe('a webhook receiver of docs/notifications.md', () => {
  it.each([
    ['Node', process.execPath, 'receiver.mjs', 'ann'],
    ['Python (this test needs python3, 3.9 or newer)', 'python3', 'receiver.py', 'bob'],
  ])('verifies its channel and gets a turn’s notice in %s', async (_, command, file, account) => {
    const { token, next } = await receiver(command, file, account);
    expect(await next()).toBe('verified');
    const query = '{ viewer { notificationChannels { kind verified } } }';
    type Own = { viewer: { notificationChannels: readonly object[] } };
    await expect
      .poll(async () => (await ask<Own>(host, query, {}, token)).viewer.notificationChannels)
      .toEqual([{ kind: 'WEBHOOK', verified: true }]);
    const matchId = await askedIn(token);
    await pass('PT1H');
    const told: string[] = [];
    while (told.at(-1)?.startsWith('match.attention.needed') !== true) told.push(await next());
    expect(told.at(-1)).toMatch(/ \d{4}-\d\d-\d\dT[\d:.]+Z$/);
    for (const line of told) expect(line).toContain(matchId);
  });
});
