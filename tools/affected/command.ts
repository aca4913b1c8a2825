import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { affectedBy, changedSince } from './affected-by.ts';
import { command } from '../cli/command.ts';
import { filesUnder } from '../files.ts';
import { print, printJson } from '../cli/print.ts';
import { root } from '../root.ts';
import { usualSeconds } from './usual.ts';

/** Seconds on two cores that a run takes at most, by what the tests took last time. */
const BUDGET = 150;

/** `npm run affected`: runs the tests that the changes since a revision can break, the nearest first. */
export const affectedCommand = command({
  name: 'affected',
  says: 'Runs the tests that your changes can break, nearest first, for three minutes.',
  example: '--list',
  args: '[files…]',
  files: true,
  flags: {
    since: { type: 'string', default: 'main', value: 'REV', says: 'Changed since this revision.' },
    all: { type: 'boolean', default: false, says: 'Run all of them, however long that takes.' },
    list: { type: 'boolean', default: false, says: 'Print the test files and run none.' },
    json: { type: 'boolean', default: false, says: 'Print the list as JSON.' },
  },
  run({ since, all, list, json }, files) {
    const changed = files.length > 0 ? files : changedSince(since);
    const { chosen, left } = within(all ? Infinity : BUDGET, affectedBy(changed));
    if (json) printJson({ changed, chosen, left });
    else if (list) print(chosen.join('\n'));
    if (json || list) return 0;
    process.stderr.write(
      `${chosen.length} test files for ${changed.length} changed files; ${left.length} further ones are left to npm test\n`,
    );
    if (chosen.length === 0) return 0;
    const options = { cwd: root, stdio: 'inherit' } as const;
    return spawnSync('node_modules/.bin/vitest', ['run', ...chosen], options).status ?? 1;
  },
});

/** The first of these test files that fit in some seconds of two cores, and the rest. */
function within(
  seconds: number,
  tests: readonly string[],
): { readonly chosen: readonly string[]; readonly left: readonly string[] } {
  const took = lastTimes();
  const chosen: string[] = [];
  const left: string[] = [];
  let used = 0;
  for (const test of tests) {
    const takes = (took.get(test) ?? usualSeconds(test)) / 2;
    // one that is too long leaves its place to shorter ones behind it
    if (used + takes > seconds) left.push(test);
    else {
      used += takes;
      chosen.push(test);
    }
  }
  return { chosen, left };
}

/** The seconds that each test file took when it last ran here, as the runner keeps them. */
function lastTimes(): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const file of filesUnder(join(root, 'node_modules/.vite/vitest'), 'results.json')) {
    const { results } = JSON.parse(readFileSync(file, 'utf8')) as Results;
    for (const [name, { duration }] of results)
      times.set(name.slice(name.indexOf(':') + 1), duration / 1_000);
  }
  return times;
}

type Results = { readonly results: readonly (readonly [string, { readonly duration: number }])[] };
