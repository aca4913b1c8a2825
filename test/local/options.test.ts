import { describe, expect, it } from 'vitest';
import { BadSettingError, readOptions } from '../../services/local/options.ts';

describe('the settings of the local run', () => {
  it('have defaults', () => {
    expect(readOptions({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      dataDir: '.data',
      demoPace: 1500,
      outbound: 'local',
    });
  });

  it('are read from the environment', () => {
    const env = {
      ...{ PORT: '0', HOST: '::', DATA_DIR: ':memory:', DEMO: 'off', DEMO_PACE_MS: '5' },
      OUTBOUND: 'public',
      TABLE_URL: 'https://play.example.org/{matchId}',
    };
    expect(readOptions(env)).toEqual({
      port: 0,
      host: '::',
      dataDir: undefined,
      demoPace: undefined,
      outbound: 'public',
      tableUrl: 'https://play.example.org/{matchId}',
    });
    expect(readOptions({ DEMO_PACE_MS: '5' }).demoPace).toBe(5);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', ''],
    ['HOST', 'a host'],
    ['DATA_DIR', ''],
    ['DEMO', 'maybe'],
    ['DEMO_PACE_MS', '1.5'],
    ['OUTBOUND', 'everywhere'],
    ['TABLE_URL', 'https://play.example.org/'],
  ])('refuse %s=%s, with the name and the reason', (name, value) => {
    const reading = (): unknown => readOptions({ [name]: value });
    expect(reading).toThrow(BadSettingError);
    expect(reading).toThrow(new RegExp(`^${name} must be .+, got "${value}"\\.$`));
  });
});
