import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planOf, type PodSize, type Remainder } from '../../../shared/tournaments/pairing/sizes.ts';

const between3and5 = { preferred: 4, min: 3, max: 5 };

/** The sizes of all pods, those of the preferred size first, and a 1 for each bye. */
function sizes(players: number, podSize: PodSize, remainder: Remainder = 'SMALLER') {
  const { even, odd, byes } = planOf(players, podSize, remainder);
  const pods = [...Array.from({ length: even }, () => podSize.preferred), ...odd];
  return [...pods, ...Array.from({ length: byes }, () => 1)].join('+');
}

describe('the sizes of pods', () => {
  it.each([
    [3, '3'],
    [4, '4'],
    [5, '5'],
    [6, '3+3'],
    [7, '4+3'],
    [8, '4+4'],
    [9, '4+5'],
    [10, '4+3+3'],
    [11, '4+4+3'],
    [2, '1+1'],
  ])('split %i into fours, threes and fives', (players, expected) => {
    expect(sizes(players, between3and5)).toBe(expected);
  });

  it.each([
    [5, { preferred: 4, min: 3, max: 4 }, '4+1'],
    [9, { preferred: 4, min: 3, max: 4 }, '3+3+3'],
    [9, { preferred: 2, min: 2, max: 2 }, '2+2+2+2+1'],
    [11, { preferred: 5, min: 5, max: 6 }, '5+6'],
  ])('split %i within %j', (players, podSize, expected) => {
    expect(sizes(players, podSize)).toBe(expected);
  });

  it.each([
    [10, 'LARGER', '5+5'],
    [10, 'BYES', '4+4+1+1'],
    [11, 'BYES', '4+4+1+1+1'],
    [3, 'BYES', '3'],
    [2, 'BYES', '1+1'],
  ] as const)('split %i with the rest as %s', (players, remainder, expected) => {
    expect(sizes(players, between3and5, remainder)).toBe(expected);
  });

  it('have the fewest byes, then the fewest other sizes, then the least deviation', () => {
    const podSizes = fc
      .tuple(...[0, 0, 0].map(() => fc.integer({ min: 2, max: 6 })))
      .map((three) => three.toSorted((a, b) => a - b))
      .map(([min = 2, preferred = 2, max = 2]) => ({ min, preferred, max }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 26 }), podSizes, (players, podSize) => {
        const { even, odd, byes } = planOf(players, podSize, 'SMALLER');
        const pods = [...Array.from({ length: even }, () => podSize.preferred), ...odd];
        expect(pods.reduce((sum, size) => sum + size, byes)).toBe(players);
        expect(rankOf(pods, byes, podSize)).toEqual(best(players, podSize));
      }),
      { numRuns: 60 },
    );
  });

  it('are computed at once for the largest event', () => {
    expect(planOf(4_096, { preferred: 6, min: 2, max: 6 }, 'SMALLER')).toEqual({
      even: 682,
      odd: [4],
      byes: 0,
    });
  });
});

type Rank = readonly [byes: number, odd: number, deviation: number];

function rankOf(pods: readonly number[], byes: number, { preferred }: PodSize): Rank {
  const off = pods.map((size) => Math.abs(size - preferred));
  return [byes, off.filter((n) => n > 0).length, off.reduce((sum, n) => sum + n, 0)];
}

/** The best of all ways there are, by trying them. */
function best(players: number, podSize: PodSize): Rank {
  let found: Rank | undefined;
  const visit = (left: number, size: number, pods: readonly number[]) => {
    if (size < podSize.min) {
      const rank = rankOf(pods, left, podSize);
      if (found === undefined || isBefore(rank, found)) found = rank;
      return;
    }
    for (let many = 0; many * size <= left; many += 1) {
      visit(left - many * size, size - 1, [...pods, ...Array.from({ length: many }, () => size)]);
    }
  };
  visit(players, podSize.max, []);
  return found ?? [players, 0, 0];
}

function isBefore(one: Rank, other: Rank): boolean {
  const first = [0, 1, 2].find((i) => one[i] !== other[i]) ?? 0;
  return (one[first] ?? 0) < (other[first] ?? 0);
}
