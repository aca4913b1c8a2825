import { expect, it } from 'vitest';
import { tokenValidityOn } from '../../services/accounts/accounts/token-validity.ts';
import { accountsCommand } from '../../tools/accounts/command.ts';
import { runCommand } from '../../tools/cli/command.ts';
import { openEmbedded } from '../support/stores.ts';
import { signedIn, useHouses } from './house.ts';

const open = useHouses(openEmbedded);
const MINUTE = 60_000;
const refused = { code: 'UNAUTHENTICATED', fault: 'disabled' };

/** Runs the command for accounts on this table, as an operator does; returns its exit code. */
async function say(
  { place }: ReturnType<typeof open>,
  ...words: readonly string[]
): Promise<number> {
  process.env['DYNAMODB_ENDPOINT'] = place.endpoint;
  try {
    return await runCommand(accountsCommand, [...words, '--table', place.table]);
  } finally {
    delete process.env['DYNAMODB_ENDPOINT'];
  }
}

it('refuses the tokens of a disabled account and of its bots within a minute', async () => {
  const house = open();
  const { accounts, identify, issuer, clock } = house;
  const mallory = signedIn('mallory');
  const bot = await accounts.createBot(mallory, { name: 'Cog' });
  const wish = { name: 'x', scopes: ['play'], expiresInDays: 1 } as const;
  const shown = [
    `Bearer ${await issuer.issue({ subject: 'mallory' })}`,
    `Bearer ${(await accounts.createToken(mallory, wish)).secret}`,
    `Bearer ${(await accounts.createToken(mallory, { ...wish, account: bot.account })).secret}`,
  ];
  for (const each of shown) expect(await identify(each)).toBeDefined();

  expect(await say(house, 'disable', 'mallory')).toBe(0);
  clock.ms += MINUTE;
  for (const each of shown) await expect(identify(each)).rejects.toMatchObject(refused);
  expect(await identify(`Bearer ${await issuer.issue({ subject: 'ann' })}`)).toBeDefined();
  const isAlive = tokenValidityOn(house.place.store.accounts);
  expect(await isAlive('mallory', undefined)).toBe(false);
  expect(await isAlive(bot.account, undefined)).toBe(false);
  expect(await isAlive('ann', undefined)).toBe(true);

  expect(await say(house, 'enable', 'mallory')).toBe(0);
  clock.ms += MINUTE;
  for (const each of shown) expect(await identify(each)).toBeDefined();
});

it('keeps an account disabled when its profile changes', async () => {
  const house = open();
  await house.accounts.updateProfile(signedIn('trent'), { name: 'Trent' });
  await say(house, 'disable', 'trent');
  await house.accounts.updateProfile(signedIn('trent'), { name: 'Another' });
  const kept = await house.place.store.accounts.profile('trent', 'fresh');
  expect(kept).toMatchObject({ name: 'Another', disabled: expect.any(String) });
});

it('rejects an unknown or incomplete command of the accounts tool', async () => {
  expect(await say(open(), 'banish', 'mallory')).toBe(2);
  expect(await say(open(), 'disable')).toBe(2);
});

it('refuses the sockets of a deleted account and of its bots', async () => {
  const { place, accounts } = open();
  const { accounts: stored, erasures } = place.store;
  const bot = await accounts.createBot(signedIn('gone'), { name: 'Cog' });
  await erasures.bury('gone', new Date(0).toISOString());
  const isAlive = tokenValidityOn(stored);
  expect(await isAlive('gone', undefined)).toBe(false);
  expect(await isAlive(bot.account, undefined)).toBe(false);
});
