import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boardOf,
  changeBy,
  swap,
  totalOf,
  type PairingBoard,
} from '../../../shared/tournaments/pairing/board.ts';
import { fieldOf } from '../../../shared/tournaments/pairing/field.ts';
import { historyOf } from '../../../shared/tournaments/pairing/history.ts';
import type {
  PairingInput,
  PairingPlayer,
  Pods,
} from '../../../shared/tournaments/pairing/input.ts';
import { podsOfSize } from '../../support/paired-event.ts';

/** These players as they sit, by their places among them. */
function boardWith(
  players: readonly PairingPlayer[],
  pods: Pods,
  more: Partial<PairingInput> = {},
): PairingBoard {
  const input: PairingInput = {
    ...podsOfSize(2),
    ...{ algorithm: 'swiss-1', seed: '00', round: 3, former: [], best: 5_000, players },
    ...more,
  };
  const { preferred } = input.podSize;
  return boardOf(fieldOf(players, input, historyOf(input.former, preferred)), pods, preferred);
}

const withPoints = (...points: readonly number[]) =>
  points.map((each, i) => ({ number: i + 1, points: each }));

describe('the cost of a pairing', () => {
  // by hundredths of a weight, and 400 for two who want either of two seats, 800 for one
  it.each([
    ['points apart', withPoints(2_000, 0), {}, 400 + 400],
    ['thirds of a point', withPoints(1_667, 0), {}, 289 + 400],
    ['the top in the last rounds', withPoints(2_000, 0), { rounds: 4 }, 800 + 400],
    ['a round before those', withPoints(2_000, 0), { rounds: 5 }, 400 + 400],
    ['points under RANDOM', withPoints(2_000, 0), { mode: 'RANDOM' }, 400],
    ['places under POWER', withPoints(2_000, 0), { mode: 'POWER' }, 100 + 400],
    ['a club', withPoints(0, 0), { clubs: [[1, 2]] }, 2_000 + 400],
    ['a forbidden pair', withPoints(0, 0), { forbidden: [[1, 2]] }, 10 ** 11 + 400],
    ['a second meeting', withPoints(0, 0), { former: [{ pods: [[1, 2]], byes: [] }] }, 10 ** 6],
    ['a shared bye', withPoints(0, 0), { former: [{ pods: [], byes: [1, 2] }] }, 10 ** 6 + 400],
    [
      'a shared bye under NEVER',
      withPoints(0, 0),
      { repeats: 'NEVER', former: [{ pods: [], byes: [1, 2] }] },
      10 ** 6 + 400,
    ],
  ] as const)('counts %s', (_what, players, more, cost) => {
    expect(totalOf(boardWith(players, [[0, 1]], more))).toBe(cost);
  });

  it('includes another odd pod, and another float', () => {
    const podSize = { preferred: 3, min: 2, max: 3 };
    const former = [{ pods: [[1, 3]], byes: [] }];
    const [before, after] = [{ podSize }, { podSize, former }].map((more) =>
      totalOf(boardWith(withPoints(0, 0), [[0, 1]], more)),
    );
    expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(900_000_000);
    const [one, other] = [1, -1].map((float) =>
      totalOf(
        boardWith(
          [
            { number: 1, points: 5_000 },
            { number: 2, points: 0, float: float as 1 | -1 },
          ],
          [[0, 1]],
        ),
      ),
    );
    expect((one ?? 0) - (other ?? 0)).toBe(5_000);
  });

  it('is computed for an exchange before it is made', () => {
    const players = fc.array(
      fc.record({ points: fc.integer({ min: 0, max: 20_000 }), float: fc.constantFrom(-1, 0, 1) }),
      { minLength: 11, maxLength: 11 },
    );
    const pods = [
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9, 10],
    ];
    const former = fc.array(
      fc
        .shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], { minLength: 11 })
        .map((row) => ({ pods: [row.slice(0, 4), row.slice(4, 7)], byes: row.slice(7) })),
      { maxLength: 3 },
    );
    const chair = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(players, former, chair, chair, (all, rounds, one, other) => {
        const numbered = all.map((each, i) => ({ ...each, number: i + 1 }));
        const board = boardWith(numbered, pods, {
          podSize: { preferred: 4, min: 3, max: 4 },
          ...{ former: rounds, rounds: 4, clubs: [[1, 5, 9]], forbidden: [[2, 6]] },
        });
        fc.pre(board.podOf[one] !== board.podOf[other]);
        const before = totalOf(board);
        const change = changeBy(board, one, other);
        swap(board, one, other);
        expect(totalOf(board) - before).toBe(change);
      }),
    );
  });
});
