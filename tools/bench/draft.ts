import type { PairingInput } from '../../shared/tournaments/pairing/input.ts';
import { pair } from '../../shared/tournaments/pairing/pair.ts';
import { podsOfSize, playEvent } from '../../test/support/paired-event.ts';
import { milliseconds, type Benchmark } from './figure.ts';

const ROUNDS = 8;
const SIZES = [2, 3, 4, 5, 6];

/** The round that takes longest to draft, of eight in pods of each size. */
function slowestRound(players: number): PairingInput | undefined {
  const rounds = SIZES.flatMap((size) =>
    playEvent({ event: 'd4af', players, rounds: ROUNDS }, podsOfSize(size)).map(({ input }) => {
      const from = performance.now();
      pair(input);
      return { input, took: performance.now() - from };
    }),
  );
  return rounds.toSorted((a, b) => b.took - a.took)[0]?.input;
}

/** Time to draft a round. */
export const draftBenchmarks: readonly Benchmark[] = [1_024, 4_096].map((players) => ({
  name: `draft${players}`,
  measure: () => {
    const input = slowestRound(players);
    if (input === undefined) throw new TypeError('Some round is drafted.');
    return { value: milliseconds(1, () => pair(input)), unit: 'ms', better: 'lower' };
  },
}));
