import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { synthesise } from './synth.ts';

const domain = {
  domain: 'play.example.org',
  certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/0',
};
/** One of each kind, without the functions' code; gone when the tests of a file are. */
export const installations = {
  dev: synthesise({ alarmEmail: 'ops@example.org' }),
  prod: synthesise({ stage: 'prod', budget: '500' }),
  'prod with a domain': synthesise({ stage: 'prod', ...domain }),
};
afterAll(() => {
  for (const { folder } of Object.values(installations)) rmSync(folder, { recursive: true });
});
