import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { DamagedFileError } from '../../accounts/identity/local/damaged-file.ts';
import { tableDefinition } from '../../platform/storage/table/table.ts';
import { nameOf } from './key.ts';
import type { Item } from './record.ts';

/** Ledger of items that were or may have been stored, and are not yet consumed. */
export type PendingWrites = {
  open(keys: Item): void;
  settle(keys: Item): void;
  /** The open keys, in the order they were opened. */
  outstanding(): readonly Item[];
};

/** The number of lines at which the file is rewritten. */
const MAX_LINES = 5_000;

/**
 * Notes on disk, one line each, before a write and after its consumption, so that a process killed
 * between the two knows at its next start what to consume. Without a file it remembers until its end.
 */
export function ledger(file: string | undefined): PendingWrites {
  const entries = file === undefined ? new Map<string, Item>() : read(file);
  let lines = 0;
  const rewrite = (): void => {
    if (file === undefined) return;
    writeFileSync(`${file}.new`, [...entries.keys()].map((name) => `+${name}\n`).join(''));
    renameSync(`${file}.new`, file);
    lines = entries.size;
  };
  const note = (line: string): void => {
    if (file === undefined) return;
    appendFileSync(file, `${line}\n`);
    lines += 1;
    if (lines > MAX_LINES && lines > 2 * entries.size) rewrite();
  };
  rewrite();
  return {
    open(keys) {
      entries.set(nameOf(keys), keys);
      note(`+${nameOf(keys)}`);
    },
    settle(keys) {
      if (entries.delete(nameOf(keys))) note(`-${nameOf(keys)}`);
    },
    outstanding: () => [...entries.values()],
  };
}

const attribute = z.strictObject({ S: z.string() });
const noted = z.strictObject({
  [tableDefinition.partitionKey]: attribute,
  [tableDefinition.sortKey]: attribute,
});

function read(file: string): Map<string, Item> {
  const entries = new Map<string, Item>();
  // behind the last end of a line is nothing, or what a kill cut off
  for (const line of textOf(file).split('\n').slice(0, -1)) {
    const keys = keysIn(file, line);
    if (line.startsWith('+')) entries.set(nameOf(keys), keys);
    else entries.delete(nameOf(keys));
  }
  return entries;
}

function keysIn(file: string, line: string): Item {
  try {
    if (!/^[+-]/.test(line)) throw new SyntaxError('A line must begin with + or -.');
    return noted.parse(JSON.parse(line.slice(1)));
  } catch (error) {
    throw new DamagedFileError(file, error);
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
