import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../tools/root.ts';

/** A page that builds a game, and where its files belong. */
export type Guide = { readonly page: string; readonly folder: string; readonly tests: string };

/** A checkout of the project in which the games of some guides are laid out, and listed in the catalogue. */
export type Checkout = {
  readonly at: string;
  /** Runs a tool of the project there. */
  run(tool: string, args: readonly string[]): Promise<{ failed: boolean; output: string }>;
  remove(): Promise<void>;
};

export const cataloguePath = 'shared/games/catalogue.ts';
/** Files that no check of a game reads: left out, or linked. */
const LEFT_OUT = ['.git', '.ci', '.data', '.github', 'coverage', 'cdk.out'];
const tests = ['games', 'words', 'support', 'tools', 'matches', 'packs'];

/** Lays out the games of these guides as their pages say. */
export async function layOut(guides: readonly Guide[]): Promise<Checkout> {
  const at = join(import.meta.dirname, '.pages', `guides-${String(process.pid)}`);
  await mkdir(join(at, 'test'), { recursive: true });
  for (const name of await readdir(root)) {
    if ([...LEFT_OUT, 'test'].includes(name)) continue;
    if (name === 'node_modules') await symlink(join(root, name), join(at, name));
    else await cp(join(root, name), join(at, name), { recursive: true });
  }
  for (const name of tests)
    await cp(join(root, 'test', name), join(at, 'test', name), { recursive: true });
  // a repository of its own, where the .gitignore of this one hides nothing from the tools
  await mkdir(join(at, '.git'));
  for (const guide of guides) await addTo(at, guide);
  return {
    at,
    run: (tool, args) => run(at, tool, args),
    remove: () => rm(at, { recursive: true }),
  };
}

async function addTo(at: string, guide: Guide): Promise<void> {
  const { files, entry } = await readGuide(guide.page);
  await mkdir(join(at, guide.folder), { recursive: true });
  for (const { name, code } of files) {
    const folder = name.endsWith('.test.ts') ? guide.tests : guide.folder;
    await mkdir(join(at, folder), { recursive: true });
    await writeFile(join(at, folder, name), code);
  }
  const catalogue = await readFile(join(at, cataloguePath), 'utf8');
  await writeFile(join(at, cataloguePath), catalogue.replace(/\};\n$/, `${entry}};\n`));
}

/** The code blocks of a page, less their indentation: the files by name, and the entry of the catalogue. */
export async function readGuide(name: string) {
  const page = await readFile(join(root, 'docs', `${name}.md`), 'utf8');
  const blocks = [...page.matchAll(/^( *)```[jt]s\n([\s\S]*?)^ *```/gm)].map(
    ([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  const files = blocks.flatMap((block) => {
    const [, file, code] = /^\/\/ (\S+)\n([\s\S]*)$/.exec(block) ?? [];
    return file === undefined || code === undefined ? [] : [{ name: file, code }];
  });
  const entry = blocks.find((block) => block.trimStart().startsWith("'")) ?? '';
  return { files, entry: entry.startsWith("'") ? entry.replaceAll(/^(?=.)/gm, '  ') : entry };
}

function run(
  cwd: string,
  tool: string,
  args: readonly string[],
): Promise<{ failed: boolean; output: string }> {
  return new Promise((resolve) => {
    const options = { cwd, env: { ...process.env, NO_COLOR: '1', CI: '1' }, maxBuffer: 2 ** 26 };
    const script = join(root, 'node_modules/.bin', tool);
    execFile(script, args, options, (error, stdout, stderr) => {
      resolve({ failed: error !== null, output: `${stdout}${stderr}` });
    });
  });
}
