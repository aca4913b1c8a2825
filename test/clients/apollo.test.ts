import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFollowed, expectPlayed, expectSameView, settingOf, type Setting } from './played.ts';

let setting: Setting;
beforeAll(async () => {
  setting = await settingOf('apollo', '5/10');
});
afterAll(() => setting.end());

describe('docs/clients/apollo.md', () => {
  it('plays on an unreliable connection, and continues from the last version it saw', async () => {
    const { page, line } = setting;
    const ran = await page.run(process.execPath, 'apollo.mjs', line.host);
    await expectPlayed(setting, ran);
    await expectSameView(setting);
    expectFollowed(ran);
    // by its hash, then with its text, which no GET carries
    expect(line.tally.gets).toBeGreaterThan(0);
  });
});
