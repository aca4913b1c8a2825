import { expect, it } from 'vitest';
import { useApi } from './support/api.ts';

const open = useApi();

it('introspection has the contract’s descriptions, also in the first query', async () => {
  const asked = `query Contract { ...Types }
    fragment Types on Query { __type(name: "Match") { description fields { description } } }`;
  const { data } = await open().ask(asked);
  expect(data.__type.description).toMatch(/\.$/);
  const told = data.__type.fields.map((field: { description: string | null }) => field.description);
  expect(told).not.toContain(null);
});
