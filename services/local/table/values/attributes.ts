import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** An item, or a part of one, in the database's own types. */
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** The types of attributes by their names on the wire. */
export type TypeName = 'S' | 'N' | 'B' | 'BOOL' | 'NULL' | 'L' | 'M' | 'SS' | 'NS' | 'BS';

/** The type of an attribute: the one member that it has. */
export function typeOf(value: AttributeValue): TypeName {
  for (const name in value) {
    if (value[name as TypeName] !== undefined) return name as TypeName;
  }
  throw new TypeError('An attribute must have a type.');
}
