import { expect, it } from 'vitest';
import { refusalIn } from '../../shared/client/line/outcome.ts';

it('a refusal names each wrong field, by the faults of the service', () => {
  const faults = [{ in: 'input', at: '/seats', detail: 'Must be 2 to 4.' }];
  const refusal = refusalIn({
    message: 'seats: Must be 2 to 4.',
    extensions: { code: 'BAD_USER_INPUT', retryable: false, faults },
  });
  expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', faults });
  expect(refusal.faults?.[0]?.at).toBe('/seats');
});

it('a refusal without faults has none', () => {
  expect(refusalIn({ message: 'No.', extensions: { code: 'FORBIDDEN' } })).not.toHaveProperty(
    'faults',
  );
});
