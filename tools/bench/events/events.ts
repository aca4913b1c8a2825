import type { Benchmark } from '../figure.ts';
import { followingBenchmarks } from './following.ts';
import { registrations } from './registrations.ts';
import { roundStart } from './round-start.ts';

/** Figures of large tournaments on a local run, through its APIs. */
export const eventBenchmarks: readonly Benchmark[] = [
  { name: 'event:registrations', measure: registrations },
  ...[256, 1_024].map((matches) => ({
    name: `event:start:${String(matches)}`,
    measure: () => roundStart(matches),
  })),
  ...followingBenchmarks(),
];
