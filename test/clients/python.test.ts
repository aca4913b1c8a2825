import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectPlayed, expectSameView, settingOf, type Setting } from './played.ts';

let setting: Setting;
beforeAll(async () => {
  setting = await settingOf('python', '5/10');
});
afterAll(() => setting.end());

describe('docs/clients/python.md', () => {
  it('plays by polling on an unreliable connection (this test needs python3, 3.9 or newer)', async () => {
    const { page, line } = setting;
    const ran = await page.run('python3', 'play.py', line.host);
    await expectPlayed(setting, ran);
    await expectSameView(setting);
    expect(line.tally.polls).toBeGreaterThan(0);
    expect(ran.complained).toContain('again, after no answer');
  });
});
