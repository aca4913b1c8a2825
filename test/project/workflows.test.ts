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

describe('deliver.yml', () => {
  const { jobs } = parse(readFileSync(join(folder, 'deliver.yml'), 'utf8')) as Workflow;

  it.each(['checks', 'tests', 'page'])('runs %s on every supported version of Node', (job) => {
    expect(jobs[job]).toMatchObject({ strategy: { matrix: { node: [20, 22, 24] } } });
  });

  it('reports sizes on each change, pushed or proposed', () => {
    expect(jobs['sizes']).not.toHaveProperty('if');
    expect(JSON.stringify(jobs['sizes'])).toContain('npm run --silent sizes');
  });

  it('keeps coverage, and pictures of failed page tests', () => {
    expect(JSON.stringify(jobs['tests'])).toContain('"path":"coverage/lcov.info"');
    expect(JSON.stringify(jobs['page'])).toContain('"path":"pictures"');
  });

  it('audits the packages of production', () => {
    expect(JSON.stringify(jobs['checks'])).toContain('npm audit --omit=dev');
  });
});
