import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { benchCommand } from '../../tools/bench/command.ts';
import { replayCommand } from '../../tools/replay/command.ts';
import { root } from '../../tools/root.ts';
import { rulesCommand } from '../../tools/rules/command.ts';
import { page } from '../../tools/rules/here.ts';
import { figuresOf, withFigures } from '../../tools/rules/page.ts';
import { scenarioCommand } from '../../tools/scenario/command.ts';
import type { MeasuredPresets } from '../../tools/simulate/presets.ts';
import { simulateCommand } from '../../tools/simulate/command.ts';
import { verifyCommand } from '../../tools/verify/command.ts';
import { run } from './support/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'questhall-commands-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('the process of a command ends with its exit code', () => {
  const words = ['tools/run.mjs', 'tools/simulate.ts', '--sides', '3'];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringContaining("Unknown option '--sides'")]);
});

const simulation = '--game tales-of-glory --seats 3 --matches 2 --seed 5'.split(' ');

describe('npm run simulate', async () => {
  const recorded = join(folder, 'journals');
  const { status, stdout } = await run(
    simulateCommand,
    ...simulation,
    '--json',
    '--record',
    recorded,
  );
  const files = readdirSync(recorded).map((file) => join(recorded, file));

  it('prints one line of JSON', () => {
    expect(status).toBe(0);
    expect(stdout.trimEnd()).not.toContain('\n');
    expect(JSON.parse(stdout)).toMatchObject({
      game: 'tales-of-glory',
      seats: 3,
      matches: 2,
      answers: expect.any(Number) as unknown,
      events: expect.any(Number) as unknown,
      answersPerSecond: expect.any(Number) as unknown,
      invariantFailures: 0,
      replayFailures: 0,
      unfinished: 0,
      results: { bots: { random: { played: 6 } } },
    });
  });

  it('sets auto-responses for every seat, and measures, if told to', async () => {
    const journals = join(folder, 'with-orders');
    const short = ['--options', '{"suddenDeath":"timed","rounds":1}'];
    const match = ['--game', 'talisman', '--seats', '3', ...short];
    const more = [...match, '--orders', 'pass', '--measure', '--record', journals];
    const told = await run(simulateCommand, ...more, '--json');
    const numbers = { median: expect.any(Number) as unknown, max: expect.any(Number) as unknown };
    expect(JSON.parse(told.stdout)).toMatchObject({ viewBytes: numbers, replayFailures: 0 });
    const { stdout: words } = await run(simulateCommand, ...more);
    const [file = ''] = readdirSync(journals);
    expect(readFileSync(join(journals, file), 'utf8').split('"OrdersSet"')).toHaveLength(4);
    expect(await run(verifyCommand, join(journals, file))).toMatchObject({ status: 0 });
    expect(words).toMatch(/^bytes: a view [\d,]+ \(at most [\d,]+\), a patch /m);
  });

  it('answers randomly and counts by groups, if told to', async () => {
    const more = ['--lot', 'select', '--by', 'HeroDealt.tile', '--json'];
    const told = await run(simulateCommand, ...simulation, ...more);
    const { groups } = JSON.parse(told.stdout) as {
      groups: Readonly<Record<string, Readonly<Record<string, { readonly won: number }>>>>;
    };
    const won = Object.values(groups['HeroDealt.tile'] ?? {}).map((of) => of.won);
    expect(won.reduce((sum, each) => sum + each, 0)).toBe(2);
    const { stdout: words } = await run(simulateCommand, ...simulation, ...more.slice(0, -1));
    expect(words).toMatch(/^HeroDealt\.tile +played +won +par +share$/mu);
  });

  it('measures presets by the seed, and writes nothing unless told to', async () => {
    const words = ['--presets', 'tales-live', '--matches', '2', '--seed', 'oak'];
    const { stdout } = await run(simulateCommand, ...words, '--json');
    const measured = JSON.parse(stdout) as MeasuredPresets;
    expect(measured).toMatchObject({
      'tales-live': { matches: 2, seed: 'oak', turns: { median: 10, p90: 10 } },
    });
    const firsts = Object.values(measured['tales-live']?.seatsFirst ?? {});
    expect(firsts.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
    const { stdout: told } = await run(simulateCommand, ...words);
    expect(told).toMatch(/^tales-live +\d+ \(\d+\) +10 \(10\) /mu);
  });

  it('records journals that npm run replay and npm run verify accept', async () => {
    expect(files).toHaveLength(2);
    expect(await run(replayCommand, ...files)).toMatchObject({ status: 0 });
    expect(await run(verifyCommand, ...files)).toMatchObject({ status: 0 });
  });

  it('records journals that npm run replay and npm run verify reject after tampering', async () => {
    const [file = ''] = files;
    const text = readFileSync(file, 'utf8');
    const forged = join(folder, 'forged.json');
    writeFileSync(forged, text.replace(/("values":\[)\d+/, '$199'));
    const verdict = await run(verifyCommand, forged);
    expect([verdict.status, verdict.stdout]).toEqual([
      1,
      expect.stringContaining('version 1, roll'),
    ]);
    writeFileSync(
      forged,
      text.replace(/("stack":"period3","order":\[)("[^"]+"),("[^"]+")/, '$1$3,$2'),
    );
    const stacked = await run(verifyCommand, forged);
    expect([stacked.status, stacked.stdout]).toEqual([
      1,
      expect.stringContaining("but the record doesn't follow from the rules: version 1"),
    ]);
    writeFileSync(forged, text.replace('"type":"HeroDealt"', '"type":"HeroDealed"'));
    const replayed = await run(replayCommand, forged);
    expect([replayed.status, replayed.stdout]).toEqual([
      1,
      expect.stringContaining('version 1, entry'),
    ]);
  });

  it.each([
    [['--game', 'chess', '--seats', '2'], 'unknown game "chess". Available: talisman'],
    [['--game', 'tales-of-glory', '--seats', '9'], 'must be at most 5'],
    [['--game', 'tales-of-glory', '--seats', '2', '--bots', 'genius'], 'unknown bot "genius"'],
    [['--game', 'tales-of-glory', '--seats', '2', '--options', '{"x":1}'], '--options:'],
    [['--game', 'tales-of-glory', '--seats', '2', '--orders', 'cast'], '--orders must be "pass"'],
    [
      ['--game', 'tales-of-glory', '--seats', '2', '--orders', 'pass'],
      'Unknown kind "react" for tales-of-glory',
    ],
    [['--game', 'talisman-hp', '--seats', '2', '--lot', 'chess'], 'unknown kind "chess"'],
    [['--game', 'talisman-hp', '--seats', '2', '--by', 'CharacterTaken'], 'as Type.field'],
    [['--game', 'tales-of-glory', '--seats', '2', '--cut', '0.5,1'], 'got "1"'],
    [['--game', 'tales-of-glory', '--seats', '2', '--cut', ''], 'got ""'],
    [['--presets', 'chess-hour'], 'unknown preset "chess-hour". Available: talisman-hour'],
  ])('refuses %j', async (words, message) => {
    const { status: code, stderr } = await run(simulateCommand, ...words);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('npm run scenario', () => {
  const scenario = (slot: string) => `
name: one for each
game: tales-of-glory
seats: [ann, bob]
position: {}
play:
  - {ann: 'slot:1', bob: 'slot:2'}
  - told: {type: TileTaken, seat: bob, slot: ${slot}}
`;

  it('passes a scenario that holds', async () => {
    const file = join(folder, 'holds.yaml');
    writeFileSync(file, scenario('2'));
    expect(await run(scenarioCommand, file)).toMatchObject({
      status: 0,
      stdout: '1 passed, 0 failed\n',
    });
  });

  it('shows the failure of a scenario and its place', async () => {
    const file = join(folder, 'fails.yaml');
    writeFileSync(file, scenario('3'));
    const { status, stdout } = await run(scenarioCommand, file);
    expect(status).toBe(1);
    expect(stdout).toContain(`${file}:8:5  one for each\n    not told:`);
    expect(stdout).toContain('0 passed, 1 failed');
  });
});

it('npm run rules prints the content of docs/rules/README.md, and --write updates the page', async () => {
  const { status, stdout } = await run(rulesCommand, '--named', '--json');
  expect(status).toBe(0);
  const coverage = JSON.parse(stdout) as Parameters<typeof figuresOf>[0];
  expect(coverage).toMatchObject({
    'tales-of-glory': { total: 221 },
    talisman: { total: 736 },
    'talisman-hp': { total: 390 },
  });
  const written = readFileSync(page, 'utf8');
  expect(written).toBe(withFigures(written, figuresOf(coverage)));
});

it('npm run bench measures the chosen parts', async () => {
  const { status, stdout } = await run(benchCommand, '--json', 'medianDiffShare');
  expect(status).toBe(0);
  const figures = JSON.parse(stdout) as { medianDiffShare: { value: number } };
  expect(figures).toMatchObject({
    medianDiffShare: { unit: '% of the view', better: 'lower', node: process.version },
  });
  expect(figures.medianDiffShare.value).toBeLessThan(5);
});

it('npm run bench prints a figure beside its limit', async () => {
  const { status, stdout } = await run(benchCommand, 'web:code:library');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^web:code:library +[\d.]+ +kB, compressed +at most 12: held$/mu);
});
