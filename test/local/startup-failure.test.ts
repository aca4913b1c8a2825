import { describe, expect, it } from 'vitest';
import { startupFailure } from '../../services/local/startup-failure.ts';

const fault = (message: string, details: object) => Object.assign(new Error(message), details);

describe('the reason why the local run does not start', () => {
  it.each([
    [fault('listen', { code: 'EADDRINUSE', port: 4000 }), 'PORT'],
    [fault('listen', { code: 'EACCES', syscall: 'listen', port: 80 }), 'PORT'],
    [
      fault('listen EACCES: permission denied 0.0.0.0:80', {
        ...{ code: 'EACCES', syscall: 'listen', port: 80 },
      }),
      'PORT',
    ],
    [fault('listen', { code: 'EADDRNOTAVAIL' }), 'HOST'],
    [fault('mkdir', { code: 'EACCES', syscall: 'mkdir' }), 'DATA_DIR'],
    [fault('locked', { code: 'LEVEL_LOCKED' }), 'DATA_DIR'],
  ])('%s: names the setting to change', (error, setting) => {
    const told = startupFailure(error) ?? '';
    expect(['PORT', 'HOST', 'DATA_DIR'].filter((name) => told.includes(name))).toEqual([setting]);
  });

  it('is not given for internal errors, which are shown whole', () => {
    expect(startupFailure(new TypeError('x is not a function'))).toBeUndefined();
  });
});
