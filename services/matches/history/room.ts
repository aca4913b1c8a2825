import { sizeOf, sizeOnce } from '../../platform/size-in-memory.ts';
import type { MatchRecord } from '../contract.ts';
import type { Revision } from './unfold.ts';

/** The memory that a process has for matches, in bytes: the least used are dropped first. */
export type Room = {
  /** The memory for matches as they are shown: their latest revisions. */
  readonly history: number;
  /** The memory for matches that are ready to be played on. */
  readonly commands: number;
};

const MB = 1024 * 1024;
const half = (bytes: number): Room => ({
  history: Math.floor(bytes / 2),
  commands: Math.floor(bytes / 2),
});

/** The default room of a process: a machine of its own, and some 500 matches. */
export const ROOM = half(256 * MB);

/** The share of a function's memory that is room for matches; the rest is for the code and for requests. */
const SHARE = 0.25;

/** The room of a function, by the memory that the platform says it has. */
export function roomFrom(env: Readonly<Record<string, string | undefined>>): Room {
  const memory = Number(env['AWS_LAMBDA_FUNCTION_MEMORY_SIZE'] ?? NaN);
  return Number.isNaN(memory) ? ROOM : half(memory * MB * SHARE);
}

/**
 * The estimated size of a run of revisions, in bytes: the first whole, and what each adds to the one before.
 * Neither revisions nor their records ever change, and both are part of many runs.
 */
export const sizeOfRun = (revisions: readonly Revision[]): number =>
  revisions.reduce(
    (sum, { entries }) => sum + sizeOnce(entries),
    revisions[0] === undefined ? 1 : sizeOnce(revisions[0].record),
  );

/** The estimated size of a match that is ready to be played on, in bytes: its record, and as much for its run. */
export const sizeOfReady = (record: MatchRecord): number => 2 * sizeOf(record);
