import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { useDeployment } from '../support/deployed.ts';

const deployed = useDeployment();
const script = new URL('./one-invocation.ts', import.meta.url).pathname;

it('an invocation takes its place in the trace, with its calls and without what it said', async () => {
  const daemon = createSocket('udp4');
  const heard: string[] = [];
  daemon.on('message', (data) => heard.push(String(data)));
  daemon.bind(0, '127.0.0.1');
  await once(daemon, 'listening');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: {
      ...process.env,
      ...deployed().env,
      POWERTOOLS_DEV: 'false',
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x',
      LAMBDA_TASK_ROOT: '/var/task',
      AWS_LAMBDA_FUNCTION_NAME: 'questhall-graphql',
      AWS_XRAY_DAEMON_ADDRESS: `127.0.0.1:${String(daemon.address().port)}`,
      _X_AMZN_TRACE_ID:
        'Root=1-6741a1b2-0123456789abcdef01234567;Parent=0123456789abcdef;Sampled=1',
    },
    stdio: 'ignore',
  });
  expect((await once(child, 'exit'))[0]).toBe(0);
  daemon.close();
  const text = heard.join('\n');
  expect(text).toContain('1-6741a1b2-0123456789abcdef01234567');
  expect(text).toContain('"name":"## graphql"');
  expect(text).toContain('"fault":true');
  expect(text).toContain('"operation":"GetItem"');
  expect(text).not.toContain('hush');
});
