import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simulateCommand } from '../../tools/simulate/command.ts';
import { verifyCommand } from '../../tools/verify/command.ts';
import { run } from './support/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'questhall-tournaments-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const regulations = join(folder, 'regulations.json');
const exported = (): string => {
  const [file = ''] = readdirSync(join(folder, 'exports'));
  return join(folder, 'exports', file);
};
const simulated = ['--tournament', regulations, '--players', '7', '--seed', 'oak'];

beforeAll(() => {
  writeFileSync(
    regulations,
    JSON.stringify({
      game: { id: 'tales-of-glory' },
      timeControl: { preset: 'live' },
      stages: [{ format: 'SWISS', rounds: 2, podSize: { preferred: 4, min: 3, max: 4 } }],
    }),
  );
});

it('the tool for tournaments plays a whole event by bots, the same again for the same seed', async () => {
  const record = ['--record', join(folder, 'exports')];
  const { status, stdout } = await run(simulateCommand, ...simulated, ...record, '--json');
  expect(status).toBe(0);
  const summary = JSON.parse(stdout) as { readonly id: string; readonly first: unknown };
  expect(summary).toMatchObject({ status: 'FINAL', players: 7, matches: 4, faults: [] });
  const again = await run(simulateCommand, ...simulated, '--json');
  expect(JSON.parse(again.stdout)).toMatchObject({ id: summary.id, first: summary.first });
});

it('the tool for tournaments verifies its export, and names the place of a fault', async () => {
  const { status, stdout } = await run(verifyCommand, exported());
  expect([status, stdout]).toEqual([0, expect.stringContaining('verified: ')]);
  const forged = join(folder, 'forged.json');
  writeFileSync(forged, readFileSync(exported(), 'utf8').replaceAll('"byes":[]', '"byes":[7]'));
  const wrong = await run(verifyCommand, forged);
  expect([wrong.status, wrong.stdout]).toEqual([1, expect.stringContaining('round 1 is not as')]);
  const other = await run(verifyCommand, '--commitment', '0'.repeat(64), exported());
  expect([other.status, other.stdout]).toEqual([1, expect.stringContaining('commitment')]);
});

it('the tool for tournaments names invalid fields of regulations', async () => {
  writeFileSync(regulations, JSON.stringify({ game: { id: 'tales-of-glory' }, stages: [] }));
  expect(await run(simulateCommand, ...simulated)).toMatchObject({ status: 2 });
});
