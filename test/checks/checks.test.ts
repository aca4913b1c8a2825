import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { checks } from './tools.ts';

describe('the whole project', () => {
  for (const { says, tool, args } of checks) {
    it(`${says} (${tool})`, async () => {
      const { failed, output } = await run(tool, args);
      if (failed) expect.fail(`${tool} ${args.join(' ')}\n${output}`);
    });
  }
});

// Tools that hold the types of the whole project need more room than Node gives by itself: within that,
// ESLint spent more time on collecting garbage than on linting.
const ROOM = '--max-old-space-size=8192 --max-semi-space-size=128';

function run(tool: string, args: readonly string[]): Promise<{ failed: boolean; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', CI: '1', NODE_OPTIONS: ROOM };
    const options = { maxBuffer: 64_000_000, env };
    execFile(`node_modules/.bin/${tool}`, args, options, (error, stdout, stderr) => {
      resolve({ failed: error !== null, output: `${stdout}${stderr}` });
    });
  });
}
