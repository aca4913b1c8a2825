import { PolicyStatement, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Stack, type CfnElement } from 'aws-cdk-lib/core';
import { tableDefinition } from '../services/platform/storage/table/table.ts';

/** A statement of a policy, and why findings of cdk-nag about it stand. */
export type Right = {
  readonly statement: PolicyStatement;
  readonly reasons?: Readonly<Record<string, string>>;
};

const to = (props: PolicyStatementProps): Right => ({ statement: new PolicyStatement(props) });

/** The prefixes of a partition's keys. */
type Partitions =
  | (
      | 'STREAM'
      | 'HEAD'
      | 'WATCHERS'
      | 'CONNECTION'
      | 'ACCOUNT'
      | 'VACATION'
      | 'TENURE'
      | 'PLAYS'
      | 'INBOX'
      | 'PREVIEW'
      | 'RATING'
      | 'RATED'
      | 'ATTENTION'
      | 'TALK'
      | 'REPORT'
      | 'OPERATOR'
      | 'MAILING'
      | 'QUEUE'
    )
  /**
   * The prefixes in the table of secrets: those of matches, of channels, and the key that signs
   * pushes.
   */
  | ('SECRET' | 'CHANNEL' | 'VAPID');

/** The calls that the store makes; there is no Scan among them, and nothing that alters a table. */
type TableCall = 'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';

/**
 * The calls allowed in the partitions of a table. Those of streams hold the commits: no function
 * may update or delete anything there, and this type excludes it.
 */
type Uses = {
  readonly [P in Partitions]?: readonly (P extends 'STREAM'
    ? 'BatchGetItem' | 'Query' | 'PutItem'
    : TableCall)[];
};

/**
 * Allows calls by a statement for each kind of partition: a policy tells them apart by the prefix
 * of their keys.
 */
export const mayUse = (table: ITableV2, uses: Uses): readonly Right[] =>
  Object.entries(uses).map(([kind, calls]) =>
    to({
      actions: calls.map(dynamodb),
      resources: [table.tableArn],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${kind}#*`] } },
    }),
  );

/** The right to read the lists of the main table. */
export const mayList = (table: ITableV2): readonly Right[] => [
  to({
    actions: [dynamodb('Query')],
    resources: tableDefinition.indexes.map(({ name }) => `${table.tableArn}/index/${name}`),
  }),
];

/** The right to consume the stream of the main table. */
export const mayFollow = (table: ITableV2): readonly Right[] => [
  ...mayReread(table, 'DescribeStream'),
  to({ actions: [dynamodb('ListStreams')], resources: ['*'] }),
];

/** The right to read the records in the stream of the main table. */
export const mayReread = (table: ITableV2, ...besides: readonly string[]): readonly Right[] => [
  to({
    actions: [...besides, 'GetRecords', 'GetShardIterator'].map(dynamodb),
    resources: [table.tableStreamArn ?? ''],
  }),
];

/** The right to put messages into a queue. */
export const maySend = (queue: IQueue): readonly Right[] => [
  to({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
];

/** The right to send mails from one address, by those parts of SES. */
export const maySendMail = (from: string, resources: string[]): readonly Right[] => [
  to({
    actions: ['ses:SendEmail', 'ses:SendRawEmail'],
    resources,
    conditions: { StringEquals: { 'ses:FromAddress': from } },
  }),
];

/** The right to write to sockets, and to close them. */
export const mayTell = (api: WebSocketApi, stage: WebSocketStage): readonly Right[] =>
  ['POST', 'DELETE'].map((method) => {
    const resource = Stack.of(api).formatArn({
      service: 'execute-api',
      resource: api.apiId,
      resourceName: `${stage.stageName}/${method}/@connections/*`,
    });
    return {
      statement: new PolicyStatement({
        actions: ['execute-api:ManageConnections'],
        resources: [resource],
      }),
      reasons: {
        [`IAM5[Resource::${shown(api, resource)}]`]: 'Connections come and go; all are ours.',
      },
    };
  });

/** An address as cdk-nag writes it: references in angle brackets. */
const shown = (api: WebSocketApi, resource: string): string => {
  const stack = Stack.of(api);
  const names = new Map([
    [stack.partition, '<AWS::Partition>'],
    [stack.account, '<AWS::AccountId>'],
    [api.apiId, `<${stack.getLogicalId(api.node.defaultChild as CfnElement)}>`],
  ]);
  return [...names].reduce((text, [token, name]) => text.replace(token, name), resource);
};

const dynamodb = (action: string): string => `dynamodb:${action}`;
