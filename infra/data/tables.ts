import { RemovalPolicy } from 'aws-cdk-lib/core';
import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
  type ITableV2,
  type TablePropsV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { tableDefinition } from '../../services/platform/storage/table/table.ts';
import type { Stage } from '../stage.ts';

export type Tables = {
  /** Everything but the secrets. */
  readonly main: ITableV2;
  /**
   * The table of the dice's secrets. It has no stream: a reader of a stream reads all that is in
   * it.
   */
  readonly secrets: ITableV2;
};

/** Both tables of an installation: made, or there already. They outlive their stack. */
export function tables(scope: Construct, { tables: given, warm }: Stage): Tables {
  const here = new Construct(scope, 'Data');
  return given === undefined ? made(here, warm) : found(here, given);
}

function made(here: Construct, warm: Stage['warm']): Tables {
  const { partitionKey, sortKey, ttl, stream, indexes } = tableDefinition;
  const main = new TableV2(here, 'Main', {
    ...kept,
    ...keys(partitionKey, sortKey),
    timeToLiveAttribute: ttl,
    dynamoStream: StreamViewType[stream],
    ...(warm === undefined ? {} : { warmThroughput: warm }),
    globalSecondaryIndexes: indexes.map((index) => ({
      indexName: index.name,
      ...keys(index.partitionKey, index.sortKey),
      projectionType: ProjectionType[index.projection],
    })),
  });
  const secrets = new TableV2(here, 'Secrets', { ...kept, ...keys(partitionKey, sortKey) });
  // the library's own types differ in whether a property may be left out
  return { main: main as ITableV2, secrets: secrets as ITableV2 };
}

const found = (here: Construct, given: NonNullable<Stage['tables']>): Tables => ({
  main: TableV2.fromTableAttributes(here, 'Main', {
    tableArn: given.main,
    tableStreamArn: given.stream,
    globalIndexes: tableDefinition.indexes.map(({ name }) => name),
  }),
  secrets: TableV2.fromTableAttributes(here, 'Secrets', { tableArn: given.secrets }),
});

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
