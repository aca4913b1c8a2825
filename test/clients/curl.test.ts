import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectPlayed, settingOf, type Setting } from './played.ts';

let setting: Setting;
beforeAll(async () => {
  setting = await settingOf('curl', '5/10');
});
afterAll(() => setting.end());

const lines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);

describe('docs/clients/curl.md', () => {
  it('plays by polling on an unreliable connection (this test needs bash and curl, 7.71 or newer)', async () => {
    const { page, line } = setting;
    const ran = await page.run('bash', 'play.sh', line.host);
    await expectPlayed(setting, ran);
    expect(line.tally.polls).toBeGreaterThan(0);
  });

  it('queries by GET', async () => {
    const { page, local } = setting;
    const { said } = await page.run('bash', 'get.sh', local.host);
    expect(lines(said)).toMatchObject([
      { data: { games: expect.arrayContaining([{ id: 'talisman', name: 'Talisman' }]) } },
    ]);
  });

  it('queries by the hash of a query, once the service knows it', async () => {
    const { page, local } = setting;
    const { said } = await page.run('bash', 'hash.sh', local.host);
    expect(lines(said)).toMatchObject([
      { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
      { data: { games: expect.any(Array) } },
      { data: { games: expect.any(Array) } },
    ]);
  });
});
