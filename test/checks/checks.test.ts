import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const cache = 'node_modules/.cache';

/** Every tool that judges the project as a whole, and how to run it alone: `npx <tool> <arguments>`. */
const checks = [
  {
    says: 'the types hold',
    tool: 'tsc',
    args: ['-p', '.', '--incremental', '--tsBuildInfoFile', `${cache}/tsc.json`],
  },
  { says: 'lint has nothing to say', tool: 'eslint', args: ['--max-warnings', '0', '.'] },
  {
    says: 'every file is formatted',
    tool: 'prettier',
    args: ['--check', '--cache', '--cache-location', `${cache}/prettier`, '.'],
  },
  {
    says: 'imports follow the arrows of the architecture',
    tool: 'depcruise',
    args: ['--output-type', 'err', 'infra', 'services', 'schema', 'shared', 'test', '.eslint'],
  },
  { says: 'no code, export or dependency is dead', tool: 'knip', args: [] },
];

describe.concurrent('the whole project', () => {
  for (const { says, tool, args } of checks) {
    it(`${says} (${tool})`, async () => {
      const { failed, output } = await run(tool, args);
      if (failed) expect.fail(`${tool} ${args.join(' ')}\n${output}`);
    });
  }
});

function run(tool: string, args: readonly string[]): Promise<{ failed: boolean; output: string }> {
  return new Promise((resolve) => {
    const options = { maxBuffer: 64_000_000, env: { ...process.env, NO_COLOR: '1', CI: '1' } };
    execFile(`node_modules/.bin/${tool}`, args, options, (error, stdout, stderr) => {
      resolve({ failed: error !== null, output: `${stdout}${stderr}` });
    });
  });
}
