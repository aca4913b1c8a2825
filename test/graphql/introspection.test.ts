import { expect, it } from 'vitest';
import { useDoor } from './support/door.ts';

const open = useDoor();

it('the door says what the contract says of itself, at the first question too', async () => {
  const asked = `query Contract { ...Types }
    fragment Types on Query { __type(name: "Match") { description fields { description } } }`;
  const { data } = await open().ask(asked);
  expect(data.__type.description).toMatch(/\.$/);
  const told = data.__type.fields.map((field: { description: string | null }) => field.description);
  expect(told).not.toContain(null);
});
