import { describe, expect, it } from 'vitest';
import { rateLimits } from '../../services/accounts/accounts/rates.ts';
import { clientOf } from './support/client.ts';
import { doorTo, useApi } from './support/api.ts';
import { openHall } from './support/hall.ts';
import { noughts } from './support/noughts.ts';

const open = useApi();

const code = ({ errors }: { errors: readonly { extensions: { code?: unknown } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

const createToken = `mutation ($input: CreateTokenInput!) {
  createToken(input: $input) { token accessToken { id name scopes createdAt expiresAt usedAt } } }`;

describe('the account of the viewer', () => {
  it('updates its profile, and gets every text in its language', async () => {
    const { ask } = open();
    const as = 'jana';
    const said = await ask(
      `mutation { updateProfile(input: { name: "Jana", locale: CS, timeZone: "Europe/Prague" }) {
        id name locale timeZone bot } }`,
      { as },
    );
    expect(said.data.updateProfile).toEqual({
      id: 'jana',
      name: 'Jana',
      locale: 'CS',
      timeZone: 'Europe/Prague',
      bot: false,
    });
    const name = '{ game(id: "tic-tac-toe") { name } }';
    const headers = { 'accept-language': 'ko' };
    expect((await ask(name, { as, headers })).data.game.name).toBe('Piškvorky');
    expect((await ask(name, { headers })).data.game.name).toBe('삼목');
    const korean = '{ game(id: "tic-tac-toe") { name(locale: KO) } }';
    expect((await ask(korean, { as })).data.game.name).toBe('삼목');
    await ask('mutation { updateProfile(input: { locale: null }) { id } }', { as });
    expect((await ask(name, { as, headers })).data.game.name).toBe('삼목');
    const self = await ask('{ viewer { name locale timeZone } }', { as });
    expect(self.data.viewer).toEqual({ name: 'Jana', locale: null, timeZone: 'Europe/Prague' });
  });

  it('shows others only its name', async () => {
    const { ask } = open();
    await ask('mutation { updateProfile(input: { name: "Kim", timeZone: "Asia/Seoul" }) { id } }', {
      as: 'kim',
    });
    const fields = '... on Account { id name bot roles locale timeZone tokens { id } bots { id } }';
    const query = `{ node(id: "kim") { __typename ${fields} } }`;
    const seen = { id: 'kim', name: 'Kim', bot: false, roles: [], locale: null, timeZone: null };
    for (const as of ['lea', undefined]) {
      expect((await ask(query, as === undefined ? {} : { as })).data.node).toEqual({
        __typename: 'Account',
        ...seen,
        tokens: [],
        bots: [],
      });
    }
    expect((await ask('{ node(id: "nobody-yet") { id } }')).data.node).toBeNull();
  });
});

describe('an access token at the GraphQL API', () => {
  it('is made, shown once, used, listed and revoked', async () => {
    const { ask } = open();
    const input = { name: 'e-board', scopes: ['PLAY'], expiresInDays: 7 };
    const made = await ask(createToken, { as: 'ann', variables: { input } });
    const { token, accessToken } = made.data.createToken;
    expect(accessToken).toMatchObject({ name: 'e-board', scopes: ['PLAY'], usedAt: null });
    const days = (Date.parse(accessToken.expiresAt) - Date.parse(accessToken.createdAt)) / 864e5;
    expect(days).toBeCloseTo(7, 3);
    expect((await ask('{ viewer { id } }', { token })).data.viewer).toEqual({ id: 'ann' });
    const list = '{ viewer { tokens { id name usedAt } } }';
    const listed = await ask(list, { as: 'ann' });
    expect(listed.data.viewer.tokens).toEqual([
      { id: accessToken.id, name: 'e-board', usedAt: expect.any(String) },
    ]);
    expect(listed.text).not.toContain('qh_pat_');
    expect(code(await ask(list, { token }))).toEqual(['FORBIDDEN']);

    const revoke = 'mutation ($input: RevokeTokenInput!) { revokeToken(input: $input) { id } }';
    await ask(revoke, { as: 'ann', variables: { input: { tokenId: accessToken.id } } });
    const after = await ask('{ viewer { id } }', { token });
    expect(after.status).toBe(401);
    expect(code(after)).toEqual(['UNAUTHENTICATED']);
    for (const tokenId of ['x', '../PROFILE', '']) {
      const odd = await ask(revoke, { as: 'ann', variables: { input: { tokenId } } });
      expect(code(odd)).toEqual(['BAD_USER_INPUT']);
      expect(odd.errors[0]?.message).toMatch(/^`tokenId`: /);
    }
  });

  it('has exactly the permissions of its scopes', async () => {
    const { ask } = open();
    const input = { name: 'x', scopes: ['PLAY'] };
    const made = await ask(createToken, { as: 'ann', variables: { input } });
    const { token } = made.data.createToken;
    const create = `mutation { createMatch(input: { gameId: "tic-tac-toe", seats: 2 }) { id } }`;
    const refused = await ask(create, { token });
    expect(refused.errors[0]).toMatchObject({
      message: 'This token needs the scope HOST.',
      extensions: { code: 'FORBIDDEN' },
    });
    const { id } = await clientOf(open(), 'bob').do('create', { gameId: 'tic-tac-toe', seats: 2 });
    const join = `mutation { joinMatch(input: { matchId: "${id}" }) { seat } }`;
    expect((await ask(join, { token })).data.joinMatch.seat).toBe('seat2');
  });

  it('can’t change notification channels, with any scope', async () => {
    const { ask } = open();
    const input = { name: 'x', scopes: ['READ', 'PLAY', 'HOST', 'ORGANIZE', 'ACCOUNT'] };
    const made = await ask(createToken, { as: 'ann', variables: { input } });
    const { token } = made.data.createToken;
    const tried = [
      'addNotificationChannel(input: { kind: EMAIL, address: "a@b.example" }) { secret }',
      'verifyNotificationChannel(input: { channelId: "x", code: "1" }) { id }',
      'rotateChannelSecret(input: { channelId: "x" }) { secret }',
      'testNotificationChannel(input: { channelId: "x" }) { id }',
      'removeNotificationChannel(input: { channelId: "x" }) { id }',
      'resendDelivery(input: { deliveryId: "x" }) { id }',
    ];
    for (const field of tried) {
      const { errors } = await ask(`mutation { ${field} }`, { token });
      expect(errors[0]?.extensions.code, field).toBe('FORBIDDEN');
    }
    const { errors } = await ask('{ viewer { notificationChannels { id } } }', { token });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is not created twice when a command is repeated', async () => {
    const { ask } = open();
    const input = { name: 'x', scopes: ['PLAY'], commandId: 'once' };
    const made = async () => (await ask(createToken, { as: 'tim', variables: { input } })).data;
    const [lost, kept] = [await made(), await made()];
    expect(kept.createToken.accessToken.id).toBe(lost.createToken.accessToken.id);
    const bots = 'mutation { createBotAccount(input: { name: "B", commandId: "once" }) { id } }';
    const [first, second] = [await ask(bots, { as: 'tim' }), await ask(bots, { as: 'tim' })];
    expect(second.data).toEqual(first.data);
    const own = await ask('{ viewer { tokens { id } bots { id } } }', { as: 'tim' });
    expect(own.data.viewer.tokens).toHaveLength(1);
    expect(own.data.viewer.bots).toHaveLength(1);
  });

  it('seats a bot account, which every player at the table can recognise', async () => {
    const { ask } = open();
    const made = await ask(
      'mutation { createBotAccount(input: { name: "Deep Toad" }) { id bot tokens { id } } }',
      { as: 'ann' },
    );
    const { id: account, bot } = made.data.createBotAccount;
    expect(bot).toBe(true);
    const input = { name: 'x', scopes: ['PLAY'], account };
    const { data } = await ask(createToken, { as: 'ann', variables: { input } });
    const { id } = await clientOf(open(), 'ann').do('create', { gameId: 'tic-tac-toe', seats: 2 });
    const join = `mutation { joinMatch(input: { matchId: "${id}" }) {
      seats { name bot account { id name bot } } } }`;
    const joined = await ask(join, { token: data.createToken.token });
    expect(joined.data.joinMatch.seats).toEqual([
      { name: 'Ann', bot: null, account: { id: 'ann', name: 'Ann', bot: false } },
      { name: 'Deep Toad', bot: null, account: { id: account, name: 'Deep Toad', bot: true } },
    ]);
    const own = await ask('{ viewer { bots { id name tokens { name } } } }', { as: 'ann' });
    expect(own.data.viewer.bots).toContainEqual({
      id: account,
      name: 'Deep Toad',
      tokens: [{ name: 'x' }],
    });
  });
});

describe('a client that sends too much', () => {
  it('is asked to wait, with the time', async () => {
    const hall = await openHall([noughts]);
    let now = 0;
    const rates = rateLimits(
      { account: { perSecond: 1, burst: 2 }, address: { perSecond: 1, burst: 4 } },
      () => now,
    );
    const { ask, faults } = await doorTo(hall.matches, hall, rates);
    const look = (as?: string) => ask('{ games { id } }', as === undefined ? {} : { as });
    expect((await look('ann')).status).toBe(200);
    expect((await look('ann')).status).toBe(200);
    const refused = await look('ann');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryable: true,
      retryAfter: 1,
      requestId: refused.requestId,
    });
    expect((await look('bob')).status).toBe(200);
    // by now the address has had its share, for any account and any token
    expect((await look()).status).toBe(429);
    const forged = await ask('{ games { id } }', { token: 'qh_pat_x.y.z' });
    expect(forged.status).toBe(429);
    now += 10_000;
    expect((await look('ann')).status).toBe(200);
    expect(faults).toEqual([]);
    await hall.close();
  });
});
