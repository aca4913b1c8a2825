import { execFileSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { command } from '../cli/command.ts';
import { root } from '../root.ts';
import { BadPackError } from '../../services/matches/packs/bad-pack.ts';
import { BadSettingError, readOptions } from '../../services/local/options.ts';
import { exitWithParent } from '../../services/local/exit-with-parent.ts';
import { banner } from '../../services/local/pages/banner.ts';
import { startService, type Service } from '../../services/local/service.ts';
import { startupFailure } from '../../services/local/startup-failure.ts';

/**
 * Growth of memory before garbage is collected, in per cent of the size after the last collection:
 * by default V8 would wait for several times the size.
 */
const GROWTH = 30;

/** The commit that is checked out; empty if this is no checkout. */
function checkedOut(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** `npm start`: the service on this machine, until it is stopped. */
export const startCommand = command({
  name: 'start',
  says: 'Runs the whole service on this machine; settings are in docs/decisions/local-run.md.',
  example: '',
  flags: {},
  async run() {
    process.env['RELEASE_COMMIT'] ??= checkedOut();
    setFlagsFromString(`--heap-growing-percent=${String(GROWTH)}`);
    // uncaught errors are reported with their reason, too
    process.on('uncaughtException', giveUp);
    try {
      const options = readOptions(process.env);
      const starting = startService(options);
      onSignal(() => starting);
      exitWithParent(() => process.exit(1));
      const service = await starting;
      console.log(banner(service.at, options.dataDir ?? 'none kept', service.demo));
      return 0;
    } catch (error) {
      return giveUp(error);
    }
  },
});

function giveUp(error: unknown): never {
  const known = error instanceof BadSettingError || error instanceof BadPackError;
  const reason = known ? error.message : startupFailure(error);
  console.error(reason ?? error);
  process.exit(1);
}

/**
 * Stops the service on signals: the first lets running requests finish, the second does not wait.
 */
function onSignal(service: () => Promise<Service>): void {
  let closing = false;
  const stop = (): void => {
    if (closing) process.exit(1);
    closing = true;
    service()
      .then((started) => started.close())
      .then(() => process.exit(0), giveUp);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
