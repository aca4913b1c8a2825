import { rmSync } from 'node:fs';
import { isLong } from '../../support/long.ts';
import { synthesise, type Templates } from './synth.ts';

const callbackUrls = 'https://play.example.org/,org.example.play://back';
const domain = {
  domain: 'play.example.org',
  certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/0',
};

/** The templates of a synthesis; its folder is removed. CloudFormation's own rules are applied in the long form. */
function templatesOf(
  context: Readonly<Record<string, string>>,
  { validated = isLong } = {},
): Templates {
  const { folder, ...templates } = synthesise(context, { validated });
  rmSync(folder, { recursive: true });
  return templates;
}

/** One of each kind, without the functions' code: made once for all files of tests. */
export const installations = {
  dev: templatesOf({ alarmEmail: 'ops@example.org' }),
  prod: templatesOf({ stage: 'prod', budget: '500', callbackUrls }),
  // it has every kind of resource
  'prod with a domain': templatesOf(
    {
      stage: 'prod',
      mailFrom: 'play@example.org',
      tableUrl: 'https://play.example.org/match/{matchId}',
      callbackUrls,
      ...domain,
    },
    { validated: true },
  ),
};
