import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A text file of the project: its path from the top, and what it holds. */
export type TextFile = { readonly path: string; readonly text: string };

/** Every text file that is in the repository or about to be. */
export function projectFiles(): readonly TextFile[] {
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      encoding: 'utf8',
    },
  );
  return [...new Set(list.split('\0'))].filter(isText).flatMap((path) => read(path) ?? []);
}

const textual = /\.(tsx?|mjs|js|json|ya?ml|md|graphql|html|css|svg|txt)$|^\.[a-z]|^LICENSE$/;
const isText = (path: string): boolean => textual.test(path);

/** A file that git still lists may be gone from the disk. */
function read(path: string): TextFile | undefined {
  try {
    return { path, text: readFileSync(path, 'utf8') };
  } catch {
    return undefined;
  }
}
