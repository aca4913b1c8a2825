import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { useDeployment } from '../support/deployed.ts';

const deployed = useDeployment();
const script = new URL('./one-invocation.ts', import.meta.url).pathname;

const trace = (n: number, sampled: 0 | 1): string =>
  `Root=1-6741a1b2-${String(n).repeat(24)};Parent=0123456789abcdef;Sampled=${String(sampled)}`;

/** The trace data sent for a function's invocations, one after another. */
async function toldOf(...traces: readonly string[]): Promise<string> {
  const daemon = createSocket('udp4');
  const heard: string[] = [];
  daemon.on('message', (data) => heard.push(String(data)));
  daemon.bind(0, '127.0.0.1');
  await once(daemon, 'listening');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...traces], {
    env: {
      ...process.env,
      ...deployed().env,
      POWERTOOLS_DEV: 'false',
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x',
      LAMBDA_TASK_ROOT: '/var/task',
      AWS_LAMBDA_FUNCTION_NAME: 'questhall-graphql',
      AWS_XRAY_DAEMON_ADDRESS: `127.0.0.1:${String(daemon.address().port)}`,
    },
    stdio: 'ignore',
  });
  expect((await once(child, 'exit'))[0]).toBe(0);
  // the last segments may still be on their way
  const kept = traces.filter((each) => each.endsWith('1')).length;
  await vi.waitFor(
    () => expect(heard.join().match(/"name":"## graphql"/g)).toHaveLength(kept),
    30_000,
  );
  daemon.close();
  return heard.join('\n');
}

it('the trace of an invocation has its calls, without their content', async () => {
  const text = await toldOf(trace(1, 1));
  expect(text).toContain('1-6741a1b2-111111111111111111111111');
  expect(text).toContain('"name":"## graphql"');
  expect(text).toContain('"ColdStart":true');
  expect(text).toContain('"fault":true');
  expect(text).toContain('"operation":"GetItem"');
  expect(text).not.toContain('hush');
});

it('the trace is empty without sampling by the platform, and full for later invocations with it', async () => {
  const text = await toldOf(trace(2, 0), trace(3, 1), trace(4, 0), trace(5, 1));
  const roots = [...text.matchAll(/1-6741a1b2-(\d)/g)].map(([, n]) => n);
  expect([...new Set(roots)]).toEqual(['3', '5']);
  expect(text.match(/"operation":"GetItem"/g)).toHaveLength(2);
  expect(text).toContain('"ColdStart":false');
  expect(text).not.toContain('"ColdStart":true');
});
