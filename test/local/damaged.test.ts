import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localIssuer } from '../../services/accounts/identity/local/issuer.ts';
import { localStore } from '../../services/local/store.ts';
import { openTable } from '../../services/local/table/open.ts';
import { startupFailure } from '../../services/local/startup-failure.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'questhall-damaged-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

/** The error shown to a user who starts on this folder. */
const told = async (): Promise<string | undefined> => {
  try {
    await (await localStore(folder)).close();
    return undefined;
  } catch (error) {
    return startupFailure(error) ?? String(error);
  }
};

it('damaged data is reported as damaged, not as another service’s', async () => {
  expect(await told()).toBeUndefined();
  await writeFile(join(folder, 'table', 'CURRENT'), 'junk\n');
  expect(await told()).toMatch(
    /^The data in DATA_DIR is damaged: .*Restore the folder from a copy/,
  );
});

it('a damaged file of pending feed entries is reported by its name', async () => {
  await writeFile(join(folder, 'unfed'), '+{"pk":\n');
  const store = await localStore(folder);
  expect(
    startupFailure(thrownBy(() => store.follow(() => Promise.resolve({ batchItemFailures: [] })))),
  ).toMatch(/^The data in DATA_DIR is damaged: "unfed" can't be read\. Restore/);
  await store.close();
});

it.each([
  '{"kty":',
  '{"kty":"EC"}',
  '{"kty":"EC","crv":"P-256","kid":"k","x":"x","y":"y","d":"d"}',
])('a damaged key of the issuer is reported by its name: %s', async (text) => {
  const keyFile = join(folder, 'issuer.json');
  await writeFile(keyFile, text);
  const error = await localIssuer({ keyFile }).catch((thrown: unknown) => thrown);
  expect(startupFailure(error)).toMatch(
    /^The data in DATA_DIR is damaged: "issuer\.json" can't be read\./,
  );
});

it('data that another process has open is reported as in use', async () => {
  const open = await localStore(folder);
  expect(await told()).toMatch(/^Another process is using DATA_DIR/);
  await open.close();
});

it.each([
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  new Error('The put failed', {
    cause: Object.assign(new Error('IO error: 000005.log: No space left on device'), {
      code: 'LEVEL_IO_ERROR',
    }),
  }),
])('a full disk is reported: %s', (error) => {
  expect(startupFailure(error)).toMatch(/^The disk of DATA_DIR is full\. Free some space/);
});

it.each([
  Object.assign(new Error('EROFS: read-only file system, open'), { code: 'EROFS' }),
  Object.assign(new Error('IO error: LOCK: Read-only file system'), { code: 'LEVEL_IO_ERROR' }),
  Object.assign(new Error('IO error: LOCK: Permission denied'), { code: 'LEVEL_IO_ERROR' }),
])('a read-only disk is reported as read-only, not as damaged: %s', (error) => {
  const wrapped = new Error('Database failed to open', { cause: error });
  expect(startupFailure(wrapped)).toMatch(/^DATA_DIR can't be written to: .*Set DATA_DIR/);
});

/** A table in the folder, and puts into it. */
async function openRows() {
  const { connect, close } = await openTable({ table: 't', path: join(folder, 'table') });
  const client = connect();
  const put = (sk: string) =>
    client.send(new PutCommand({ TableName: 't', Item: { pk: 'a', sk, text: 'x'.repeat(900) } }));
  return { put, close };
}

async function journalOf(): Promise<string> {
  const names = await readdir(join(folder, 'table'));
  return join(folder, 'table', names.find((name) => name.endsWith('.log')) ?? '');
}

it('a damaged journal of the table is reported at the start; one cut off by a kill is not', async () => {
  const { put, close } = await openRows();
  for (let i = 0; i < 100; i += 1) await put(String(i));
  await close();
  const path = await journalOf();
  const whole = await readFile(path);
  expect(whole.length).toBeGreaterThan(90_000);
  for (const at of [40, 50_000]) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    await writeFile(path, damaged);
    expect(await told()).toMatch(
      /^The data in DATA_DIR is damaged: "\d+\.log" can't be read\. Restore the folder from a copy/,
    );
  }
  await writeFile(path, whole.subarray(0, -100));
  expect(await told()).toBeUndefined();
});

it('a write to a table whose folder was deleted is refused, and so are all later ones', async () => {
  const { put, close } = await openRows();
  await put('1');
  await rm(join(folder, 'table'), { recursive: true });
  for (const sk of ['2', '3']) {
    const error = await put(sk).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ cause: { code: 'TABLE_GONE' } });
    expect(startupFailure(error)).toMatch(/table was deleted or replaced .*start again/);
  }
  await close();
  expect(await readdir(folder)).toEqual([]);
});
