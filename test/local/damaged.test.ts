import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localIssuer } from '../../services/identity/local/issuer.ts';
import { localStore } from '../../services/local/store.ts';
import { whyNot } from '../../services/local/why-not.ts';

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

/** What the user is told who starts on this folder. */
const told = async (): Promise<string | undefined> => {
  try {
    await (await localStore(folder)).close();
    return undefined;
  } catch (error) {
    return whyNot(error) ?? String(error);
  }
};

it('data that were damaged are told as that, and not as somebody else’s', async () => {
  expect(await told()).toBeUndefined();
  await writeFile(join(folder, 'table', 'CURRENT'), 'junk\n');
  expect(await told()).toMatch(
    /^The data in DATA_DIR are damaged: .*Put a copy of the folder back/,
  );
});

it('a damaged note of what is unfed is told as damaged data, by its name', async () => {
  await writeFile(join(folder, 'unfed'), '+{"pk":\n');
  const store = await localStore(folder);
  expect(
    whyNot(thrownBy(() => store.follow(() => Promise.resolve({ batchItemFailures: [] })))),
  ).toMatch(/^The data in DATA_DIR are damaged: unfed can't be read\. Put/);
  await store.close();
});

it.each([
  '{"kty":',
  '{"kty":"EC"}',
  '{"kty":"EC","crv":"P-256","kid":"k","x":"x","y":"y","d":"d"}',
])('a damaged key of the issuer is told as damaged data, by its name: %s', async (text) => {
  const keyFile = join(folder, 'issuer.json');
  await writeFile(keyFile, text);
  const error = await localIssuer({ keyFile }).catch((thrown: unknown) => thrown);
  expect(whyNot(error)).toMatch(/^The data in DATA_DIR are damaged: issuer\.json can't be read\./);
});

it('data that another has open are told as in use', async () => {
  const open = await localStore(folder);
  expect(await told()).toMatch(/^DATA_DIR is in use by another process/);
  await open.close();
});

it.each([
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  new Error('The put failed', {
    cause: Object.assign(new Error('IO error: 000005.log: No space left on device'), {
      code: 'LEVEL_IO_ERROR',
    }),
  }),
])('a full disk is told as that: %s', (error) => {
  expect(whyNot(error)).toMatch(/^The disk of DATA_DIR is full\. Free some space/);
});
