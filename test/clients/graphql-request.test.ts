import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectPlayed, expectSameView, settingOf, type Setting } from './played.ts';

let setting: Setting;
beforeAll(async () => {
  setting = await settingOf('graphql-request', '5/10');
});
afterAll(() => setting.end());

describe('docs/clients/graphql-request.md', () => {
  it('plays on a rough line, and comes back behind the last version it saw', async () => {
    const { page, line } = setting;
    const ran = await page.run(process.execPath, 'request.mjs', line.host);
    await expectPlayed(setting, ran);
    await expectSameView(setting);
    const [first, ...again] = ran.complained.match(/(?<=following from ).*/g) ?? [];
    expect(first).toBe('a snapshot');
    expect(again.length).toBeGreaterThan(1);
    // a line cut before the first update leaves nothing to come back to
    const behind = again.filter((from) => from !== 'a snapshot');
    expect(behind.length).toBeGreaterThan(0);
    for (const from of behind) expect(Number(from)).toBeGreaterThan(3);
    expect(line.tally.gets).toBeGreaterThan(0);
  });
});
