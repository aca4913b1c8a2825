import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder } from '../../tools/files.ts';
import { root } from '../../tools/root.ts';
import { readScenarios } from '../../tools/scenario/file.ts';
import { knownHere } from '../../tools/scenario/known.ts';
import { playScenario } from '../../tools/scenario/play.ts';
import { report } from '../../tools/scenario/report.ts';

const known = knownHere();

/** Turns every scenario of a file into a test of its own. */
function testsOf(file: string, source: string): void {
  const { scenarios, problems } = readScenarios(file, source, known);
  it('is a valid file of scenarios', () => {
    expect(problems.map(report).join('\n\n')).toBe('');
  });
  for (const scenario of scenarios) {
    it([...scenario.rules, scenario.name].join(' '), () => {
      const failure = playScenario(scenario);
      expect(failure === undefined ? '' : report(failure)).toBe('');
    });
  }
}

for (const path of filesUnder(import.meta.dirname, '.yaml')) {
  const file = relative(root, path);
  describe(file, () => {
    testsOf(file, readFileSync(path, 'utf8'));
  });
}

describe('docs/scenarios.md', () => {
  const page = readFileSync(join(root, 'docs/scenarios.md'), 'utf8');
  const [example = ''] = /(?<=```yaml\n# [\w.-]+\n)[^]*?(?=```)/.exec(page) ?? [];
  testsOf('docs/scenarios.md', example);
});
