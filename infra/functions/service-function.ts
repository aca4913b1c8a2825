import { Duration, RemovalPolicy } from 'aws-cdk-lib/core';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  Function,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { packsEnvironment } from '../../services/matches/packs/deployed.ts';
import { acknowledge } from '../acknowledge.ts';
import { namespaceOf, type Stage } from '../stage.ts';
import { codeOf } from './code.ts';
import type { Right } from '../rights.ts';

export type ServiceFunctionProps = {
  readonly stage: Stage;
  /** The folder in `services` whose `handler.ts` it is. */
  readonly service: string;
  /** The export of the entry that is invoked; `handler` unless given. */
  readonly handler?: string;
  /** Whether it knows games, those with packs of cards among them. */
  readonly games?: true;
  readonly memoryMb: number;
  readonly seconds: number;
  /** Instances at once. */
  readonly concurrency: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly may: readonly Right[];
};

/** A function with a role and a log of its own, bounded in time, memory and number. */
export function serviceFunction(
  scope: Construct,
  id: string,
  props: ServiceFunctionProps,
): Function {
  const { stage, service, handler = 'handler', memoryMb, seconds, concurrency } = props;
  const here = new Construct(scope, id);
  const logGroup = new LogGroup(here, 'Log', {
    retention: stage.logDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const role = new Role(here, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  logGroup.grantWrite(role);
  for (const { statement, reasons = {} } of props.may) {
    role.addToPrincipalPolicy(statement);
    acknowledge(role, reasons);
  }
  const made = new Function(here, 'Function', {
    code: codeOf(service, props.games === true),
    handler: `index.${handler}`,
    runtime: Runtime.NODEJS_22_X,
    architecture: Architecture.ARM_64,
    memorySize: memoryMb,
    timeout: Duration.seconds(seconds),
    reservedConcurrentExecutions: concurrency,
    tracing: Tracing.ACTIVE,
    role,
    logGroup,
    ...logging,
    environment: {
      ...runtime(stage, service),
      ...(props.games === true ? packsEnvironment(process.env) : {}),
      ...props.environment,
    },
  });
  acknowledge(made, { L1: 'Node.js 22 is what the project is tested for on this platform.' });
  acknowledge(role, {
    'IAM5[Resource::*]': 'X-Ray takes traces, DynamoDB lists streams under no narrower resource.',
  });
  return made;
}

/**
 * The log settings. The platform logs only its warnings: its three lines for each call would cost
 * as much as ours.
 */
const logging = {
  loggingFormat: LoggingFormat.JSON,
  applicationLogLevelV2: ApplicationLogLevel.INFO,
  systemLogLevelV2: SystemLogLevel.WARN,
};

/** The environment variables of every function. */
const runtime = (stage: Stage, service: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: '--enable-source-maps',
  POWERTOOLS_SERVICE_NAME: service,
  POWERTOOLS_METRICS_NAMESPACE: namespaceOf(stage),
  POWERTOOLS_LOG_LEVEL: 'INFO',
});
