import { QueryCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { insertRecord, type Item } from '../../../services/local/feed/record.ts';
import type { Place } from '../../support/stores.ts';
import type { Resource } from './synth.ts';

/** The records of one match that a table's stream would show, those since the last call. */
export function streamOf({ client, table }: Place, matchId: string) {
  const seen = new Set<string>();
  return async (): Promise<readonly DynamoDBRecord[]> => {
    const fresh: DynamoDBRecord[] = [];
    let from: Item | undefined;
    do {
      const page = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': { S: `STREAM#${matchId}` } },
          ConsistentRead: true,
          ExclusiveStartKey: from,
        }),
      );
      for (const item of page.Items ?? []) {
        const { pk, sk } = item;
        if (pk === undefined || sk?.S === undefined || seen.has(sk.S)) continue;
        seen.add(sk.S);
        fresh.push(insertRecord({ pk, sk }, item, seen.size));
      }
      from = page.LastEvaluatedKey;
    } while (from !== undefined);
    return fresh;
  };
}

/** Whether an event source hands this record to its function: the platform's own rules of filters. */
export function passes({ Properties }: Resource, record: DynamoDBRecord): boolean {
  const { Filters } = Properties['FilterCriteria'] as { Filters: { Pattern: string }[] };
  return Filters.some(({ Pattern }) => matches(JSON.parse(Pattern), record));
}

function matches(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some((each) => agrees(each, value));
  if (typeof pattern !== 'object' || pattern === null) return false;
  return Object.entries(pattern).every(([key, inner]) =>
    matches(inner, (value as Record<string, unknown> | undefined)?.[key]),
  );
}

const agrees = (wanted: unknown, value: unknown): boolean =>
  typeof wanted === 'object' && wanted !== null && 'prefix' in wanted
    ? typeof value === 'string' && value.startsWith(String(wanted.prefix))
    : wanted === value;
