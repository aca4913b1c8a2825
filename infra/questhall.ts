import { Tags, Validations, type App, type Stack } from 'aws-cdk-lib/core';
import { AwsSolutionsChecks } from 'cdk-nag';
import { edgeStack } from './edge/edge-stack.ts';
import { firewallStack } from './edge/firewall-stack.ts';
import { serviceStack } from './service-stack.ts';
import { stageOf } from './stage.ts';

/**
 * The installation that the app's context asks for, checked by cdk-nag as it is synthesised.
 * @param page the folder with the files of the built page
 */
export function questhall(app: App, page: string): Stack {
  const stage = stageOf(app.node);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  Tags.of(app).add('questhall-stage', stage.name);
  const webAclArn = stage.firewall ? firewallStack(app, stage) : undefined;
  const { stack, front } = serviceStack(app, { stage, page, webAclArn });
  edgeStack(app, stage, front);
  return stack;
}
