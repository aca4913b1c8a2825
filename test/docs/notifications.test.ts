import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { executableSchema } from '../../services/apis/graphql/schema.ts';
import { channelKinds, specOf } from '../../services/notifications/channels/registry.ts';

const page = await readFile(join(import.meta.dirname, '../../docs/notifications.md'), 'utf8');

const isField = new Set<string>(
  channelKinds.flatMap((kind) => specOf(kind).fields.map(({ name }) => name)),
);

it('docs/notifications.md shows what the contract accepts', () => {
  const documents = [...page.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  expect(documents).toHaveLength(1);
  for (const document of documents) {
    expect(validate(executableSchema(), parse(document))).toEqual([]);
  }
});

it('the table of the page has the row of each kind of channel: its fields, and how it reaches its reader', () => {
  const rows = [...page.matchAll(/^\| `([A-Z]+)` \| (.*) \| (.*) \|$/gm)].map(
    ([, kind, fields = '', about]) => ({
      kind,
      fields: [...fields.matchAll(/`(\w+)`/g)].map(([, name]) => name),
      about,
    }),
  );
  expect(
    rows.map((row) => ({ ...row, fields: row.fields.filter((name) => isField.has(name ?? '')) })),
  ).toEqual(
    channelKinds.map((kind) => {
      const { fields, about } = specOf(kind);
      return { kind, fields: fields.map(({ name }) => name), about };
    }),
  );
});
