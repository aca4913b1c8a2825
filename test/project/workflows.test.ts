import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = '.github/workflows';
/** A commit, and beside it the version that a reader and the updater look for. */
const PINNED = /^ *-? *uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u;

type Workflow = { readonly jobs: Readonly<Record<string, Readonly<Record<string, unknown>>>> };

describe.each(readdirSync(folder))('%s', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');

  it('pins every action by the hash of a commit', () => {
    const uses = text.split('\n').filter((line) => /\buses: (?!\.\/)/u.test(line));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !PINNED.test(line))).toEqual([]);
  });

  it('limits the time of each job that runs steps', () => {
    const { jobs } = parse(text) as Workflow;
    const unbound = Object.entries(jobs).filter(
      ([, job]) => 'steps' in job && typeof job['timeout-minutes'] !== 'number',
    );
    expect(unbound.map(([job]) => job)).toEqual([]);
  });
});
