import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const docs = join(import.meta.dirname, '../../docs/clients');

/** The exit code and the output of a program. */
export type Ran = { readonly code: number; readonly said: string; readonly complained: string };

/** The programs of one page, in a folder of their own inside the project, where its packages are. */
export type Page = {
  readonly folder: string;
  /** Runs one of them by its file name, against the service at `host`; its token is a stale one. */
  run(command: string, file: string, host: string): Promise<Ran>;
  /** A file that a program has written, as JSON. */
  left(file: string): Promise<unknown>;
  remove(): Promise<void>;
};

/** Writes every block of the page that begins with a comment naming a file into that file. */
export async function layOut(name: string): Promise<Page> {
  const page = await readFile(join(docs, `${name}.md`), 'utf8');
  const folder = join(import.meta.dirname, '.pages', name);
  await mkdir(folder, { recursive: true });
  const blocks = page.matchAll(/```\w+\n((?:\/\/|#) (\w+\.\w+)\n[\s\S]*?)```/g);
  for (const [, code = '', file = ''] of blocks) await writeFile(join(folder, file), code);
  return {
    folder,
    run: async (command, file, host) => {
      const env = { ...process.env, QUESTHALL: host, TOKEN: 'one-of-last-year' };
      const child = spawn(command, [file], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
      const [code, said, complained] = await Promise.all([
        exitOf(child),
        text(child.stdout),
        text(child.stderr),
      ]);
      return { code, said, complained };
    },
    left: async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')),
    remove: () => rm(folder, { recursive: true }),
  };
}

const exitOf = (child: ReturnType<typeof spawn>): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? -1));
  });
