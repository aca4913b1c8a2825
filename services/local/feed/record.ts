import type { AttributeValue as Stored } from '@aws-sdk/client-dynamodb';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';

/** An item as the SDK has it. */
export type Item = Readonly<Record<string, Stored>>;

/** The record that a table's stream would show for a new item, as Lambda hands it over. */
export function insertRecord(keys: Item, image: Item, sequence: number): DynamoDBRecord {
  return {
    eventID: String(sequence).padStart(32, '0'),
    eventName: 'INSERT',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: 'local',
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
      Keys: asDelivered(keys),
      NewImage: asDelivered(image),
      SequenceNumber: String(sequence).padStart(21, '0'),
      SizeBytes: Buffer.byteLength(JSON.stringify(image)),
      StreamViewType: 'NEW_IMAGE',
    },
  };
}

/** Lambda's JSON has bytes in base64. The store's items are flat. */
const asDelivered = (item: Item): Record<string, AttributeValue> =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, plain(value)]));

function plain({ S, N, B, BOOL }: Stored): AttributeValue {
  if (S !== undefined) return { S };
  if (N !== undefined) return { N };
  if (B !== undefined) return { B: Buffer.from(B).toString('base64') };
  return BOOL === undefined ? { NULL: true } : { BOOL };
}
