import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, it, vi } from 'vitest';
import { runCommand, type Command, type Flags } from '../../tools/cli/command.ts';
import { root } from '../../tools/root.ts';

const folder = join(root, 'tools');
/** All but what they stand on. */
const ours = readdirSync(folder).filter(
  (name) => name !== 'cli' && existsSync(join(folder, name, 'command.ts')),
);
const names = [...ours, 'start'];

async function commandIn(name: string): Promise<Command<Flags>> {
  const file = name === 'start' ? 'tools/start/command.ts' : join(folder, name, 'command.ts');
  const module: object = await import(resolve(root, file));
  const [command] = (Object.values(module) as Command<Flags>[]).filter((one) => 'run' in one);
  if (command === undefined) throw new Error(`${name} has no command`);
  return command;
}

async function help(command: Command<Flags>): Promise<string> {
  let told = '';
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    told += String(text);
    return true;
  });
  expect(await runCommand(command, ['--help'])).toBe(0);
  out.mockRestore();
  return told;
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

it('every command is a script of the package', () => {
  for (const name of ours) {
    // one of them has something made first
    expect(scripts[name]).toMatch(new RegExp(`(^|&& )node tools/run.mjs tools/${name}.ts$`));
  }
});

it.each(names)('npm run %s -- --help gives a purpose, an example and options', async (name) => {
  const command = await commandIn(name);
  expect(command.name).toBe(name);
  const lines = (await help(command)).trimEnd().split('\n');
  const [says = '', none, example = '', usage, ...rest] = lines;
  expect(says).toMatch(/^[A-Z].{30,}\.?$/);
  expect(none).toBe('');
  expect(example).toMatch(new RegExp(`^Example: npm run ${name}\\b`));
  expect(usage).toMatch(new RegExp(`^Usage: npm run ${name}\\b`));
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
  const flags = Object.keys(command.flags);
  const options = flags.map((flag) => new RegExp(`^  --${flag}( \\S+)? {2,}[A-Z].*\\.$`));
  expect(rest).toEqual(
    flags.length === 0
      ? []
      : ['', 'Options:', ...options.map((each) => expect.stringMatching(each) as string)],
  );
  const [, words = ''] = example.split(' -- ');
  const { positionals } = parseArgs({
    args: words.split(' ').filter((word) => word !== ''),
    options: command.flags,
    allowPositionals: command.files === true,
  });
  for (const file of positionals.filter((word) => word.includes('/'))) {
    expect(existsSync(join(root, file)), file).toBe(true);
  }
});
