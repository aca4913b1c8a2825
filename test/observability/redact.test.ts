import { describe, expect, it } from 'vitest';
import { redact } from '../../services/platform/observability/redact.ts';

const told = (value: unknown): string => JSON.stringify(value, redact);

describe('a log entry', () => {
  it.each([
    'authorization',
    'Authorization',
    'token',
    'secret',
    'choose',
    'variables',
    'invitation',
    'entropy',
    'orders',
    'set-cookie',
  ])('hides values under %s, however deep', (name) => {
    expect(told({ of: [{ [name]: { a: 'hush' } }] })).toBe(`{"of":[{"${name}":"[hidden]"}]}`);
  });

  it.each([
    ['a header', 'got Bearer abc.def', 'got [hidden]'],
    ['a sign-in', 'eyJhbGciOi.eyJzdWIi.c2ln is out', '[hidden] is out'],
    ['an access token', 'at /v1/qh_pat_YW5u.0123456789abcdef.x', 'at /v1/[hidden]'],
  ])('hides %s in the middle of a text', (_, text, clean) => {
    expect(told({ text })).toBe(JSON.stringify({ text: clean }));
  });

  it('keeps an error’s type, place and cause', () => {
    const behind = Object.assign(new Error('Bearer abc'), {
      Item: 'hush',
      $metadata: { attempts: 3 },
    });
    const error = new AggregateError([behind], 'Some failed.', { cause: behind });
    const { message, stack, errors, cause } = JSON.parse(told(error));
    expect(message).toBe('Some failed.');
    expect(stack[0]).toMatch(/^at .*redact\.test\.ts/);
    expect(errors).toEqual([cause]);
    expect(cause).toMatchObject({ name: 'Error', message: '[hidden]', request: { attempts: 3 } });
    expect(told(error)).not.toContain('hush');
  });

  it('does not quote input that a parser rejected', () => {
    expect(() => JSON.parse('{"choose":hush}') as unknown).toThrow(SyntaxError);
    try {
      JSON.parse('{"choose":hush}');
    } catch (error) {
      expect(told({ error })).not.toContain('hush');
    }
  });
});
