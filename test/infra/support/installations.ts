import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { synthesise } from './synth.ts';

const callbackUrls = 'https://play.example.org/,org.example.play://back';
const domain = {
  domain: 'play.example.org',
  certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/0',
};
/** One of each kind, without the functions' code; gone when the tests of a file are. */
export const installations = {
  dev: synthesise({ alarmEmail: 'ops@example.org' }),
  prod: synthesise({ stage: 'prod', budget: '500', callbackUrls }),
  'prod with a domain': synthesise({
    stage: 'prod',
    mailFrom: 'play@example.org',
    callbackUrls,
    ...domain,
  }),
};
afterAll(() => {
  for (const { folder } of Object.values(installations)) rmSync(folder, { recursive: true });
});
