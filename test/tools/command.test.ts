import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand, type Command } from '../../tools/cli/command.ts';
import { columns, figure } from '../../tools/cli/print.ts';
import { progress } from '../../tools/cli/progress.ts';
import { json, jsonOf, required, wholeNumber } from '../../tools/cli/values.ts';

let told = '';
beforeEach(() => {
  told = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const flags = {
  seats: { type: 'string', default: '2', value: 'N', says: 'How many seats.' },
  json: { type: 'boolean', says: 'Print JSON.' },
} as const;
const command: Command<typeof flags> = {
  name: 'count',
  says: 'Counts seats.',
  example: '--seats 3',
  flags,
  run: ({ seats }) => wholeNumber('seats', seats, 1),
};

describe('a command of the tools', () => {
  it('runs with its flags and returns its exit code', async () => {
    expect(await runCommand(command, ['--seats', '7'])).toBe(7);
    expect(await runCommand({ ...command, files: true, run: (_, f) => f.length }, ['a', 'b'])).toBe(
      2,
    );
    expect(told).toBe('');
  });

  it.each([
    [['--seets', '3'], "count: Unknown option '--seets'.\nRun npm run count -- --help"],
    [['--seats', 'two'], '--seats must be a whole number of at least 1, got "two".'],
    [['--seats', '0'], '--seats must be a whole number of at least 1, got "0".'],
    [['--seats'], "Option '--seats <value>' argument missing"],
    [['--json=yes'], "Option '--json' does not take an argument"],
    [['file'], 'unexpected argument "file"'],
  ])('refuses %j with the usage and exit code 2', async (words, message) => {
    expect(await runCommand(command, words)).toBe(2);
    expect(told).toContain(message);
    expect(told).toContain('Run npm run count -- --help for the options.\n');
  });

  it('prints its purpose and usage on request, and does nothing', async () => {
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await runCommand(command, ['--seats', '7', '--help'])).toBe(0);
    expect(out).toHaveBeenCalledWith(
      [
        'Counts seats.',
        '',
        'Example: npm run count -- --seats 3',
        'Usage: npm run count -- [options]',
        '',
        'Options:',
        '  --seats N  How many seats. Default: 2.',
        '  --json     Print JSON.',
        '',
      ].join('\n'),
    );
    expect(told).toBe('');
  });

  it('throws on a bug', async () => {
    const run = () => Promise.reject(new Error('a bug'));
    await expect(runCommand({ ...command, run }, [])).rejects.toThrow('a bug');
  });
});

it('options are parsed, or refused with a reason', () => {
  expect(json('options', '{"a":1}')).toEqual({ a: 1 });
  expect(() => json('options', '{a:1}')).toThrow('--options must be JSON');
  expect(() => required('game', undefined)).toThrow('--game is required');
  expect(() => jsonOf('no/such/file')).toThrow("can't read no/such/file");
  expect(() => jsonOf(import.meta.filename)).toThrow('is not JSON');
});

it('progress is printed only after a while, and not too often', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const counting = progress('counting');
  counting.at('1');
  vi.advanceTimersByTime(2_001);
  counting.at('2');
  counting.at('3');
  vi.advanceTimersByTime(10_001);
  counting.at('4');
  counting.end();
  expect(told.match(/\d/g)).toEqual(['2', '4']);
});

it('figures and columns are printed for people', () => {
  expect([figure(1234.5), figure(0.123)]).toEqual(['1,235', '0.12']);
  expect(
    columns([
      ['', 'won'],
      ['random', '3'],
    ]),
  ).toBe('        won\nrandom    3');
});
