import type { Verdict } from '../../../shared/engine/index.ts';

/** A verdict for people; each false roll by its version and key. */
export function worded({ fair, rolls, reason, faults }: Verdict): string {
  if (fair)
    return `fair: the secret is the one promised, and all ${String(rolls)} rolls follow from it`;
  if (reason !== undefined) return `not to be trusted: ${reason}`;
  const lines = faults.map(
    ({ version, key, recorded, derived }) =>
      `  version ${String(version)}, roll ${key}: recorded ${recorded.join(' ')}, but it is ${derived.join(' ')}`,
  );
  return [`unfair: ${String(faults.length)} of ${String(rolls)} rolls are false`, ...lines].join(
    '\n',
  );
}
