import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { executableSchema } from '../../services/apis/graphql/schema.ts';
import { channelKinds } from '../../services/notifications/delivery/contract.ts';

const page = await readFile(join(import.meta.dirname, '../../docs/notifications.md'), 'utf8');

it('docs/notifications.md shows what the contract accepts, and every kind of channel', () => {
  const documents = [...page.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  expect(documents).toHaveLength(1);
  for (const document of documents) {
    expect(validate(executableSchema(), parse(document))).toEqual([]);
  }
  const kinds = [...page.matchAll(/^\| `([A-Z]+)`/gm)].map(([, kind]) => kind);
  expect(kinds).toEqual([...channelKinds]);
});
