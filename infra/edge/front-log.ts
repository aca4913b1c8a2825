import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib/core';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { Stage } from '../stage.ts';

/**
 * The fields of a log line; without path, query, cookie or referrer, because tokens and codes may
 * be in them.
 */
const fields = [
  ...['date', 'time', 'x-edge-location', 'c-ip', 'cs-method', 'cs(Host)'],
  ...['sc-status', 'cs(User-Agent)', 'x-edge-result-type', 'x-edge-request-id', 'x-host-header'],
  ...['cs-protocol', 'cs-bytes', 'sc-bytes', 'time-taken', 'time-to-first-byte', 'ssl-protocol'],
  ...['x-edge-response-result-type', 'x-edge-detailed-result-type', 'cs-protocol-version'],
];

/** A line for each request to the front, in a bucket. @param front its id */
export function frontLog(scope: Construct, stage: Stage, front: string): void {
  const here = new Construct(scope, 'FrontLog');
  const bucket = lines(here, stage);
  const source = new CfnDeliverySource(here, 'Source', {
    name: `questhall-${stage.name}-front`,
    logType: 'ACCESS_LOGS',
    resourceArn: `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/${front}`,
  });
  const destination = new CfnDeliveryDestination(here, 'Destination', {
    name: `questhall-${stage.name}-front`,
    destinationResourceArn: bucket.bucketArn,
    outputFormat: 'json',
  });
  const delivery = new CfnDelivery(here, 'Delivery', {
    deliverySourceName: source.name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: fields,
  });
  delivery.addResourceDependency(source);
  if (bucket.policy !== undefined) delivery.node.addDependency(bucket.policy);
}

function lines(here: Construct, stage: Stage): Bucket {
  const bucket = new Bucket(here, 'AccessLogs', {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    lifecycleRules: [{ expiration: Duration.days(stage.logDays) }],
    removalPolicy: RemovalPolicy.RETAIN,
  });
  acknowledge(bucket, { S1: 'It holds access logs; logs of those would never end.' });
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects('*')],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  );
  return bucket;
}
