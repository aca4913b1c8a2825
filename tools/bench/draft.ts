import { pair } from '../../shared/tournaments/pairing/pair.ts';
import { inPodsOf, playEvent } from '../../test/support/paired-event.ts';
import type { Benchmark } from './figure.ts';

const ROUNDS = 8;
const SIZES = [2, 3, 4, 5, 6];

/** The milliseconds that the slowest round takes to draft, of eight in pods of each size. */
function slowestDraft(players: number): number {
  const times = SIZES.flatMap((size) => {
    const played = playEvent({ event: 'd4af', players, rounds: ROUNDS }, inPodsOf(size));
    return played.map(({ input }) => {
      const from = performance.now();
      pair(input);
      return performance.now() - from;
    });
  });
  return Math.max(...times);
}

/** How long an organizer waits for the draft of a round. */
export const draftBenchmarks: readonly Benchmark[] = [1_024, 4_096].map((players) => ({
  name: `draft${players}`,
  measure: () => ({ value: slowestDraft(players), unit: 'ms', better: 'lower' }),
}));
