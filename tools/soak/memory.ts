import { readFileSync } from 'node:fs';

/** Megabytes of one kind: at rest within each third of the time, and at most. */
export type Course = {
  readonly begin: number;
  readonly middle: number;
  readonly end: number;
  readonly peak: number;
  /** By how much it grew a minute, at rest, over the last two thirds. */
  readonly slope: number;
};

/** What a process held: of the machine's memory, and in its own objects and buffers. */
export type Memory = { readonly resident: Course; readonly heap: Course };

/**
 * Megabytes that a local run may hold, however long it runs: 256 for matches that are ready, 64 for the table, 64
 * for code and what is always there; as much again for garbage that is not collected yet and for what holes it
 * leaves, and 128 for a thousand sockets and for requests under way.
 */
export const BOUND_MB = 896;

const EVERY_MS = 500;
const SLACK = 1.2;
/** What is held shows in the least of each of so many parts: those hold the least garbage. */
const PARTS = 12;

type Sample = { readonly at: number; readonly mb: number };

/**
 * Looks at the memory of a process until it is told to stop. Works on Linux; elsewhere it sees 0.
 * @param heapTold where the process writes down what its heap takes, by `tell-heap.mjs`
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

/** What is left between two collections of garbage tells what is held. */
const atRest = (samples: readonly Sample[]): Sample =>
  samples.reduce((least, each) => (each.mb < least.mb ? each : least), { at: 0, mb: Infinity });

const MS_A_MINUTE = 60_000;

/** The slope of the line through samples that fits best, in megabytes a minute. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(samples.map((each) => each.at));
  const mb = mean(samples.map((each) => each.mb));
  const along = mean(samples.map((each) => (each.at - at) * (each.mb - mb)));
  const spread = mean(samples.map((each) => (each.at - at) ** 2));
  return spread > 0 ? (along / spread) * MS_A_MINUTE : 0;
}

/** What is wrong with the memory of a process, in words; nothing where all is well. */
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

/** Absent as long as it has not begun to tell. */
function heapOf(told: string): number | undefined {
  try {
    return Number(readFileSync(told, 'utf8')) / 1024 ** 2;
  } catch {
    return undefined;
  }
}
