import { RemovalPolicy, Stack, type CfnElement } from 'aws-cdk-lib/core';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import type { PageConfig } from '../../services/page/web/config.ts';
import { cacheControlOf, HASHED } from '../../services/page/web/headers.ts';
import { acknowledge } from '../acknowledge.ts';
import type { Stage } from '../stage.ts';

export type WebFilesProps = {
  readonly stage: Stage;
  /** The folder with the files of the built page. */
  readonly files: string;
  /** The contents of `/config.json`, known at the deployment. */
  readonly config: PageConfig;
};

/**
 * A bucket with the files of the page. Those of earlier releases stay beside: a page that is open
 * still asks for them. What names files comes after the files that it names.
 */
export function webFiles(here: Construct, { stage, files, config }: WebFilesProps): IBucket {
  const made = new Bucket(here, 'Files', {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  acknowledge(made, { S1: 'The front alone reads it, and the front writes a line a request.' });
  const log = new LogGroup(here, 'DeployingLog', {
    retention: stage.logDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  // the library's own types differ in whether a property may be left out
  const bucket = made as IBucket;
  const source = Source.asset(files);
  const its = { destinationBucket: bucket, prune: false, memoryLimit: 512, logGroup: log };
  const assets = new BucketDeployment(here, 'Assets', {
    ...its,
    sources: [source],
    exclude: ['*'],
    include: [`${HASHED.slice(1)}*`],
    cacheControl: [CacheControl.fromString(cacheControlOf(HASHED))],
  });
  const rest = new BucketDeployment(here, 'Rest', {
    ...its,
    sources: [source, Source.jsonData('config.json', config)],
    exclude: [`${HASHED.slice(1)}*`],
    cacheControl: [CacheControl.fromString(cacheControlOf('/'))],
  });
  rest.node.addDependency(assets);
  deployerAsItIs(bucket, stage);
  return bucket;
}

/**
 * Acknowledges the findings about the function that copies the files: it is the CDK's own, and runs
 * only at deploys.
 */
function deployerAsItIs(bucket: IBucket, { region }: Stage): void {
  const stack = Stack.of(bucket);
  const id = stack.getLogicalId(bucket.node.defaultChild as CfnElement);
  const wild = [
    ...['GetBucket', 'GetObject', 'List', 'Abort', 'DeleteObject'].map((of) => `Action::s3:${of}*`),
    `Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${region}/*`,
    `Resource::<${id}.Arn>/*`,
  ];
  const why = 'The CDK has it read what is deployed, and write the files of this bucket.';
  for (const part of stack.node.children) {
    if (!part.node.id.startsWith('Custom::CDKBucketDeployment')) continue;
    acknowledge(part, {
      L1: 'The CDK says what its function runs on.',
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
        'The CDK gives its functions this one.',
      ...Object.fromEntries(wild.map((each) => [`IAM5[${each}]`, why])),
    });
  }
}
