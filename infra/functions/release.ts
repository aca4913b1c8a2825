import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import {
  LambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy';
import { Alias, type Function, type IVersion } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { Stage } from '../stage.ts';

/** A function by the name under which it is called: it leads to the version that is live. */
export const live = (of: Function): Alias =>
  // the library's own types differ in whether a property may be left out
  new Alias(of, 'Live', { aliasName: 'live', version: of.currentVersion as IVersion });

export type ReleaseProps = {
  readonly stage: Stage;
  readonly aliases: Readonly<Record<string, Alias>>;
  /** The alarms that stop a release, by name. */
  readonly alarms: Readonly<Record<string, IAlarm>>;
};

/**
 * Deploys a new version of an API gradually: in production a tenth of the requests for a quarter of
 * an hour, then all; if an alarm of the API or of all APIs rings meanwhile, the old one is back at
 * once, and the deployment fails.
 */
export function releases(scope: Construct, { stage, aliases, alarms }: ReleaseProps): void {
  const here = new Construct(scope, 'Releases');
  const application = new LambdaApplication(here, 'Application');
  for (const [name, alias] of Object.entries(aliases)) {
    const calling = ['error-rate', `${name}-errors`, `${name}-faults`, `${name}-throttles`];
    const group = new LambdaDeploymentGroup(here, name, {
      application,
      alias,
      alarms: calling.flatMap((each) => alarms[each] ?? []),
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
      deploymentConfig:
        stage.name === 'prod'
          ? LambdaDeploymentConfig.CANARY_10PERCENT_15MINUTES
          : LambdaDeploymentConfig.ALL_AT_ONCE,
    });
    acknowledge(group, {
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
        'CodeDeploy names this very policy for it.',
    });
  }
}
