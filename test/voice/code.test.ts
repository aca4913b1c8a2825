/**
 * Holds comments and descriptions of the API to the words of `never.ts`.
 *
 * `allowed.json` says how many faults a folder still has. It only shrinks: a folder that gets better
 * takes the new count (`VOICE=lower vitest run test/voice/code.test.ts` writes it).
 *
 * To see the faults of a folder, name it: VOICE=services/matches vitest run test/voice/code.test.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from '../project/files.ts';
import { commentsOf, descriptionsOf, faultsOf, faultsOfDescription } from './comments.ts';

const file = join(import.meta.dirname, 'allowed.json');
const allowed = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, number>>;
const wanted = process.env['VOICE'];

/** The first two folders of a path, or its only one. */
const folderOf = (path: string): string =>
  path.split('/').slice(0, -1).slice(0, 2).join('/') || '.';

const faults = projectFiles()
  .filter(({ path }) => !path.includes('/generated/') && !path.startsWith('test/voice/'))
  .flatMap(({ path, text }) => {
    if (/\.(?:ts|tsx|mjs|js)$/u.test(path))
      return [{ path, found: commentsOf(text).flatMap(faultsOf) }];
    if (!path.endsWith('.graphql') || !path.startsWith('schema/')) return [];
    return [{ path, found: descriptionsOf(text).flatMap(faultsOfDescription) }];
  })
  .flatMap(({ path, found }) => found.map((fault) => ({ folder: folderOf(path), path, fault })));

const counts: Record<string, number> = {};
for (const { folder } of faults) counts[folder] = (counts[folder] ?? 0) + 1;

describe('comments and descriptions', () => {
  it('have no more faults than the folders are allowed', () => {
    if (wanted === 'lower') {
      const lower = Object.entries(counts)
        .map(([folder, n]) => [folder, Math.min(n, allowed[folder] ?? 0)] as const)
        .toSorted(([one], [other]) => one.localeCompare(other));
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(lower), null, 2)}\n`);
    }
    const more = Object.entries(counts).filter(([folder, n]) => n > (allowed[folder] ?? 0));
    const shown = faults.filter(
      ({ folder }) => folder === wanted || more.some(([name]) => name === folder),
    );
    expect(shown.map(({ path, fault }) => `${path}: ${fault}`)).toEqual([]);
  });

  it('have a list of exceptions that is not longer than it has to be', () => {
    const looser = Object.entries(allowed).filter(([folder, n]) => n > (counts[folder] ?? 0));
    expect(Object.fromEntries(looser)).toEqual({});
  });
});

describe('the checks', () => {
  it.each([
    ['/** Whoever asks. */', '“Whoever”'],
    ['/**\n * What is asked.\n */', 'begins with a question word'],
    ['const a = 1; // kept for whom it may concern', '“whom”'],
  ])('find %s', (source, fault) => {
    expect(commentsOf(source).flatMap(faultsOf).join()).toContain(fault);
  });

  it('ignore a proper comment and a string', () => {
    const source = "/** Returns the seat. */\nconst url = 'https://whoever.example';";
    expect(commentsOf(source).flatMap(faultsOf)).toEqual([]);
  });

  it('find a description that begins with a pronoun', () => {
    const found = descriptionsOf('enum Status { "It waits." OPEN "Waiting for a vote." ASKED }');
    expect(found.flatMap(faultsOfDescription)).toEqual(['begins with a pronoun: It waits.']);
  });

  it('find a description without a capital or a full stop', () => {
    const [found = ''] = descriptionsOf('type Query { "the seat" seat: ID }');
    expect(faultsOfDescription(found)).toHaveLength(2);
  });
});
