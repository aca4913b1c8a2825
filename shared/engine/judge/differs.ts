import type { Entry } from '../match/entry.ts';
import { same } from '../run/same.ts';

/** The most that is shown of one entry, in characters. */
const SHOWN = 300;

/** The difference between a record and what the rules make of it, in words; `undefined` where there is none. */
export function differs(recorded: readonly Entry[], made: readonly Entry[]): string | undefined {
  const length = Math.max(recorded.length, made.length);
  for (let i = 0; i < length; i += 1) {
    if (same(recorded[i], made[i])) continue;
    return `entry ${String(i)} is recorded as ${shown(recorded[i])}, but the rules make ${shown(made[i])}`;
  }
  return undefined;
}

const shown = (entry: Entry | undefined): string =>
  entry === undefined ? 'nothing' : JSON.stringify(entry).slice(0, SHOWN);
