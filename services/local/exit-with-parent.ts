import { readFileSync } from 'node:fs';

const EVERY_MS = 200;

/**
 * Calls back after `npm start` was killed and could not pass that on: a service left behind would
 * hold the port and the data. Started otherwise, the service may outlive its parent.
 */
export function exitWithParent(act: () => void): void {
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const before = lineage();
  setInterval(() => {
    if (lineage() !== before) act();
  }, EVERY_MS).unref();
}

/** The parent, and its own: npm puts a shell between itself and what it starts. */
const lineage = (): string =>
  `${String(process.ppid)} ${parentOf(process.ppid) ?? 'is all we can know'}`;

function parentOf(pid: number): string | undefined {
  try {
    // the name, in parentheses, may hold anything; behind it stand the state and the parent
    return readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')
      .at(-1)
      ?.split(' ')[1];
  } catch {
    return undefined; // not on Linux, or it is gone
  }
}
