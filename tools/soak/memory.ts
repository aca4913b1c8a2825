import { readFileSync } from 'node:fs';

/** Megabytes of one kind of memory: at rest within each third of the time, and the maximum. */
export type Course = {
  readonly begin: number;
  readonly middle: number;
  readonly end: number;
  readonly peak: number;
  /** Growth per minute, at rest, over the last two thirds. */
  readonly slope: number;
};

/** The memory of a process: resident, and in its own objects and buffers. */
export type Memory = { readonly resident: Course; readonly heap: Course };

/**
 * Maximum number of megabytes of a local run, however long it runs: 256 for warm matches, 64 for
 * the table, 64 for code and constant data; as much again for uncollected garbage and
 * fragmentation, and 128 for a thousand sockets and for running requests.
 */
export const BOUND_MB = 896;

const EVERY_MS = 500;
const SLACK = 1.2;
/**
 * Number of parts of the time: the minimum of each has the least garbage, and so shows the memory
 * in use.
 */
const PARTS = 12;

type Sample = { readonly at: number; readonly mb: number };

/**
 * Samples the memory of a process until stopped. Works on Linux; elsewhere it sees 0.
 * @param heapTold the file to which the process writes its heap size, by `tell-heap.mjs`
 */
export function watchMemory(pid: number, heapTold: string): { stop(): Memory } {
  const resident: Sample[] = [];
  const heap: Sample[] = [];
  const look = (): void => {
    const at = performance.now();
    resident.push({ at, mb: residentOf(pid) });
    const told = heapOf(heapTold);
    if (told !== undefined) heap.push({ at, mb: told });
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return { resident: courseOf(resident), heap: courseOf(heap) };
    },
  };
}

function courseOf(samples: readonly Sample[]): Course {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const later = samples.slice(third);
  return {
    begin: atRest(samples.slice(0, third)).mb,
    middle: atRest(samples.slice(third, 2 * third)).mb,
    end: atRest(samples.slice(2 * third)).mb,
    peak: Math.max(...samples.map(({ mb }) => mb)),
    slope: slopeOf(partsOf(later).map(atRest)),
  };
}

function partsOf(samples: readonly Sample[]): readonly (readonly Sample[])[] {
  const size = Math.max(1, Math.ceil(samples.length / PARTS));
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, n) =>
    samples.slice(n * size, (n + 1) * size),
  );
}

/** The least sample: the memory in use after a garbage collection. */
const atRest = (samples: readonly Sample[]): Sample =>
  samples.reduce((least, each) => (each.mb < least.mb ? each : least), { at: 0, mb: Infinity });

const MS_A_MINUTE = 60_000;

/** The slope of the best-fitting line through samples, in megabytes a minute. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(samples.map((each) => each.at));
  const mb = mean(samples.map((each) => each.mb));
  const along = mean(samples.map((each) => (each.at - at) * (each.mb - mb)));
  const spread = mean(samples.map((each) => (each.at - at) ** 2));
  return spread > 0 ? (along / spread) * MS_A_MINUTE : 0;
}

/** The faults of a process's memory, in words; empty if all is well. */
export function wrongWith({ resident, heap }: Memory): readonly string[] {
  const rising = Object.entries({ resident, heap }).filter(
    ([, { middle, end }]) => end > middle * SLACK,
  );
  return [
    ...rising.map(([kind]) => `the ${kind} memory of the service does not level off`),
    ...(resident.peak > BOUND_MB
      ? [`the service held ${resident.peak.toFixed(0)} MB, more than ${String(BOUND_MB)}`]
      : []),
  ];
}

function residentOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/RssAnon:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The heap size in megabytes; `undefined` before it is first written. */
function heapOf(told: string): number | undefined {
  try {
    return Number(readFileSync(told, 'utf8')) / 1024 ** 2;
  } catch {
    return undefined;
  }
}
