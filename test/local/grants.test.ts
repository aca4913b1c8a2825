import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { localIssuer } from '../../services/accounts/identity/local/issuer.ts';
import { grants, type Grants, type Tokens } from '../../services/local/sign-in/grants.ts';

const verifier = 'a-verifier-that-is-long-enough-for-every-client';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const redirect = 'http://localhost/signed-in';
const ann = { subject: 'ann', name: 'Ann', roles: ['player'] } as const;

let clock = 0;
let given: Grants;
beforeEach(async () => {
  clock = Date.UTC(2030, 0, 1);
  given = grants(await localIssuer(), () => clock);
});

const good = (tokens: Tokens | undefined): Tokens => {
  expect(tokens).toBeDefined();
  return tokens ?? { access: '', refresh: '', expiresIn: 0 };
};
const signedIn = async (): Promise<string> => {
  const code = given.code(ann, { redirect, challenge });
  return good(await given.redeem(code, { redirect, verifier })).refresh;
};

it('a refresh token that is used again within a minute gives tokens once more', async () => {
  const first = await signedIn();
  const lost = good(await given.refresh(first));
  clock += 60_000;
  const second = good(await given.refresh(first));
  const third = good(await given.refresh(second.refresh));
  expect(await given.refresh(third.refresh)).toBeDefined();
  expect(lost.refresh).not.toBe(first);
});

it('a refresh token that is used again later ends the sign-in', async () => {
  const first = await signedIn();
  await given.refresh(first);
  clock += 40_000;
  const second = good(await given.refresh(first));
  clock += 20_001;
  expect(await given.refresh(first)).toBeUndefined();
  expect(await given.refresh(second.refresh)).toBeUndefined();
});

it('the token before the last has no grace period, nor has one after sign-out', async () => {
  const first = await signedIn();
  const second = good(await given.refresh(first));
  await given.revoke(second.refresh);
  expect(await given.refresh(first)).toBeUndefined();

  const old = await signedIn();
  const next = good(await given.refresh(old));
  const last = good(await given.refresh(next.refresh));
  expect(await given.refresh(old)).toBeUndefined();
  expect(await given.refresh(last.refresh)).toBeUndefined();
});
