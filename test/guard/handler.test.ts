import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handler, sockets } from '../../services/apis/guard/handler.ts';

const key = 'k'.repeat(40);
const methodArn = 'arn:aws:execute-api:eu-central-1:000000000000:abc/live/$connect';
const effectOf = async (headers?: Record<string, string>) => {
  const { policyDocument } = await sockets({ methodArn, ...(headers && { headers }) });
  expect(policyDocument.Statement).toHaveLength(1);
  return policyDocument.Statement[0];
};

describe('the authorizer', () => {
  beforeEach(() => {
    vi.stubEnv('FRONT_KEY', key);
  });
  afterEach(() => vi.unstubAllEnvs());

  it('admits requests from the front, however the header is written', async () => {
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
    'refuses requests that bypass the front: %j',
    async (headers: Record<string, string>) => {
      expect(await handler({ headers })).toEqual({ isAuthorized: false });
      expect(await effectOf(headers)).toMatchObject({ Effect: 'Deny' });
    },
  );

  it('refuses a handshake without any header', async () => {
    expect(await effectOf()).toMatchObject({ Effect: 'Deny' });
  });

  it('refuses everything with a reason, if it has no key', async () => {
    vi.stubEnv('FRONT_KEY', '');
    await expect(handler({ headers: { 'x-questhall-front': '' } })).rejects.toThrow('FRONT_KEY');
  });
});
