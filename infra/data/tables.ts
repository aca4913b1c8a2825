import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
  type TablePropsV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { tableDefinition } from '../../services/storage/table.ts';

export type Tables = {
  /** Everything but the secrets. */
  readonly main: TableV2;
  /** The secrets of the dice. It has no stream: whoever may read a stream reads all that is in it. */
  readonly secrets: TableV2;
};

/** Both tables of an installation; they outlive their stack. */
export function tables(scope: Construct): Tables {
  const here = new Construct(scope, 'Data');
  const { partitionKey, sortKey, ttl, stream, indexes } = tableDefinition;
  const main = new TableV2(here, 'Main', {
    ...kept,
    ...keys(partitionKey, sortKey),
    timeToLiveAttribute: ttl,
    dynamoStream: StreamViewType[stream],
    globalSecondaryIndexes: indexes.map((index) => ({
      indexName: index.name,
      ...keys(index.partitionKey, index.sortKey),
      projectionType: ProjectionType[index.projection],
    })),
  });
  const secrets = new TableV2(here, 'Secrets', { ...kept, ...keys(partitionKey, sortKey) });
  return { main, secrets };
}

/** Paid by use; any second of the last 35 days can be had back. */
const kept = {
  billing: Billing.onDemand(),
  encryption: TableEncryptionV2.dynamoOwnedKey(),
  pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
  deletionProtection: true,
  removalPolicy: RemovalPolicy.RETAIN,
} satisfies Partial<TablePropsV2>;

const keys = (partitionKey: string, sortKey: string) => ({
  partitionKey: { name: partitionKey, type: AttributeType.STRING },
  sortKey: { name: sortKey, type: AttributeType.STRING },
});
