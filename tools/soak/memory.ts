import { readFileSync } from 'node:fs';

/** Megabytes that a process holds: at rest within each part of its time, and at most. */
export type Memory = {
  readonly begin: number;
  readonly middle: number;
  readonly end: number;
  readonly peak: number;
};

const EVERY_MS = 500;
const SLACK = 1.2;

/** Looks at the memory of a process until it is told to stop. Works on Linux; elsewhere it sees 0. */
export function watchMemory(pid: number): { stop(): Memory } {
  const seen: number[] = [residentOf(pid)];
  const timer = setInterval(() => seen.push(residentOf(pid)), EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      const third = Math.max(1, Math.floor(seen.length / 3));
      return {
        begin: atRest(seen.slice(0, third)),
        middle: atRest(seen.slice(third, 2 * third)),
        end: atRest(seen.slice(2 * third)),
        peak: Math.max(...seen),
      };
    },
  };
}

/** What is left between two collections of garbage tells what is held. */
const atRest = (seen: readonly number[]): number => (seen.length === 0 ? 0 : Math.min(...seen));

export const levelsOff = ({ middle, end }: Memory): boolean => end <= middle * SLACK;

function residentOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/RssAnon:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
