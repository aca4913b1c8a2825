import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handler, sockets } from '../../services/apis/guard/handler.ts';

const key = 'k'.repeat(40);
const methodArn = 'arn:aws:execute-api:eu-central-1:000000000000:abc/live/$connect';
const effectOf = async (headers?: Record<string, string>) => {
  const { policyDocument } = await sockets({ methodArn, ...(headers && { headers }) });
  expect(policyDocument.Statement).toHaveLength(1);
  return policyDocument.Statement[0];
};

describe('the guard', () => {
  beforeEach(() => {
    vi.stubEnv('FRONT_KEY', key);
  });
  afterEach(() => vi.unstubAllEnvs());

  it('lets pass what the front sends on, however the header is written', async () => {
    expect(await handler({ headers: { 'x-questhall-front': key } })).toEqual({
      isAuthorized: true,
    });
    expect(await effectOf({ 'X-Questhall-Front': key })).toEqual({
      Action: 'execute-api:Invoke',
      Effect: 'Allow',
      Resource: methodArn,
    });
  });

  it.each([{}, { 'x-questhall-front': '' }, { 'x-questhall-front': `${key}k` }])(
    'turns away who comes by another way: %j',
    async (headers: Record<string, string>) => {
      expect(await handler({ headers })).toEqual({ isAuthorized: false });
      expect(await effectOf(headers)).toMatchObject({ Effect: 'Deny' });
    },
  );

  it('turns away a handshake without any header', async () => {
    expect(await effectOf()).toMatchObject({ Effect: 'Deny' });
  });

  it('lets nobody pass, and says why, where it was given no key', async () => {
    vi.stubEnv('FRONT_KEY', '');
    await expect(handler({ headers: { 'x-questhall-front': '' } })).rejects.toThrow('FRONT_KEY');
  });
});
