import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { DamagedFileError } from '../../accounts/identity/local/damaged-file.ts';
import type { Clock } from '../../platform/time/clock.ts';

/** Game time of the local run: wall time, and what it was moved ahead by. It never goes back. */
export type GameClock = {
  readonly now: Clock;
  /** True if timers fire automatically. */
  wakes(): boolean;
  setWakes(wakes: boolean): void;
  /** Stops the clock at this time, or where it is if that is later, until it is released. */
  holdAt(time: Date): void;
  letGo(): void;
};

/** Moved by hand for the first time it says nothing yet. */
const asIs = { aheadMs: 0, wakes: true };
const kept = z.strictObject({ aheadMs: z.number(), wakes: z.boolean() });

/** Kept in a file, so that it outlives the process; without one, for as long as that lives. */
export function gameClock(file: string | undefined): GameClock {
  let { aheadMs, wakes } = file === undefined ? asIs : read(file);
  let held: number | undefined;
  let latest = 0;
  const now = (): Date => {
    latest = Math.max(latest, held ?? Date.now() + aheadMs);
    return new Date(latest);
  };
  const keep = (): void => {
    if (file === undefined) return;
    writeFileSync(`${file}.new`, `${JSON.stringify({ aheadMs, wakes })}\n`);
    renameSync(`${file}.new`, file);
  };
  return {
    now,
    wakes: () => wakes,
    setWakes(whether) {
      wakes = whether;
      keep();
    },
    holdAt(time) {
      held = Math.max(time.getTime(), now().getTime());
      aheadMs = held - Date.now();
      keep();
    },
    letGo() {
      aheadMs = now().getTime() - Date.now();
      held = undefined;
      keep();
    },
  };
}

function read(file: string): z.infer<typeof kept> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return asIs;
    throw error;
  }
  try {
    return kept.parse(JSON.parse(text));
  } catch (error) {
    throw new DamagedFileError(file, error);
  }
}
