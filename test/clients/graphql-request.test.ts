import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFollowed, expectPlayed, expectSameView, settingOf, type Setting } from './played.ts';

let setting: Setting;
beforeAll(async () => {
  setting = await settingOf('graphql-request', '5/10');
});
afterAll(() => setting.end());

describe('docs/clients/graphql-request.md', () => {
  it('plays on an unreliable connection, and continues from the last version it saw', async () => {
    const { page, line } = setting;
    const ran = await page.run(process.execPath, 'request.mjs', line.host);
    await expectPlayed(setting, ran);
    await expectSameView(setting);
    expectFollowed(ran);
    expect(line.tally.gets).toBeGreaterThan(0);
  });
});
