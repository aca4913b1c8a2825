import { PolicyStatement, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { Stack, type CfnElement } from 'aws-cdk-lib';
import { tableDefinition } from '../../services/storage/table/table.ts';

/** A statement of a policy, and why findings of cdk-nag about it stand. */
export type Right = {
  readonly statement: PolicyStatement;
  readonly reasons?: Readonly<Record<string, string>>;
};

const to = (props: PolicyStatementProps): Right => ({ statement: new PolicyStatement(props) });

/** Every call that the store makes; there is no Scan among them, and nothing that alters a table. */
const calls = ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'];

/** What the keys of a partition begin with. */
type Partitions = 'STREAM' | 'CONNECTION' | 'ACCOUNT';

/** To read and write the main table, or these partitions of it alone. */
export const mayUse = (table: ITableV2, ...only: Partitions[]): readonly Right[] => [
  to({
    actions: calls.map(dynamodb),
    resources: [table.tableArn],
    ...(only.length === 0 ? {} : { conditions: within(only.map((kind) => `${kind}#*`)) }),
  }),
];

/** To read the lists of the main table. */
export const mayList = (table: ITableV2): readonly Right[] => [
  to({
    actions: [dynamodb('Query')],
    resources: tableDefinition.indexes.map(({ name }) => `${table.tableArn}/index/${name}`),
  }),
];

const within = (keys: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys },
});

/** To keep and to read secrets: for those alone who answer, or let bots answer. */
export const mayKnow = (secrets: ITableV2): readonly Right[] => [
  to({
    actions: ['GetItem', 'PutItem'].map(dynamodb),
    resources: [secrets.tableArn],
  }),
];

/** To read the stream of the main table. */
export function mayFollow(table: ITableV2): readonly Right[] {
  const { tableStreamArn = '' } = table;
  return [
    to({
      actions: ['DescribeStream', 'GetRecords', 'GetShardIterator'].map(dynamodb),
      resources: [tableStreamArn],
    }),
    to({ actions: [dynamodb('ListStreams')], resources: ['*'] }),
  ];
}

/** To write to sockets, and to hang them up. */
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
