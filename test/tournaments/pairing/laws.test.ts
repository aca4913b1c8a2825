import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyOf } from '../../../shared/tournaments/pairing/history.ts';
import type { PairingInput } from '../../../shared/tournaments/pairing/input.ts';
import { pair } from '../../../shared/tournaments/pairing/pair.ts';
import { checkPairing } from '../../../shared/tournaments/pairing/problems.ts';
import { reportOf } from '../../../shared/tournaments/pairing/report.ts';
import { planOf } from '../../../shared/tournaments/pairing/sizes.ts';
import { playEvent, type PairingOptions, type PlayedRound } from '../../support/paired-event.ts';

const podSizes = fc
  .tuple(...[0, 0, 0].map(() => fc.integer({ min: 2, max: 6 })))
  .map((three) => three.toSorted((a, b) => a - b))
  .map(([min = 2, preferred = 2, max = 2]) => ({ min, preferred, max }));

const manners: fc.Arbitrary<PairingOptions> = fc.record({
  podSize: podSizes,
  remainder: fc.constantFrom('SMALLER', 'LARGER', 'BYES'),
  remainderAt: fc.constantFrom('LOW', 'HIGH', 'SPREAD'),
  repeats: fc.constantFrom('NEVER', 'MINIMISE', 'SOFT', 'IGNORE'),
  mode: fc.constantFrom('SWISS', 'POWER', 'RANDOM'),
  opening: fc.constantFrom('SNAKE', 'DRAW'),
  forbidden: fc.constantFrom([], [[1, 2]], [[1, 2, 3]]),
  clubs: fc.constantFrom(
    [],
    [
      [2, 3, 4],
      [5, 6],
    ],
  ),
});

/** Rounds of events of 2 to 40 players, in every manner. */
const events = fc
  .tuple(fc.integer({ min: 2, max: 40 }), manners, fc.integer({ min: 0, max: 255 }))
  .map(([players, manner, seed]) => {
    const event = `0a${seed.toString(16).padStart(2, '0')}`;
    return playEvent({ event, players, rounds: 4 }, manner);
  });

describe('every round', () => {
  it('keeps its laws', () => {
    fc.assert(
      fc.property(events, (played) => {
        for (const round of played) {
          seatsEverybodyOnce(round);
          isFair(round);
          reportsWhatIsWrong(round);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('depends only on its input, in whatever order its players are', () => {
    fc.assert(
      fc.property(events, (played) => {
        for (const { input, byes, report } of played.slice(-1)) {
          const again = JSON.parse(JSON.stringify(input)) as PairingInput;
          const other = pair({ ...again, players: again.players.toReversed() });
          expect(other).toEqual(pair(input));
          expect(other).toMatchObject({ byes, report });
        }
      }),
      { numRuns: 15 },
    );
  });
});

/** Checks that each player is in one pod or has a bye, and that pods have the planned sizes. */
function seatsEverybodyOnce({ input, pods, byes }: PlayedRound): void {
  const { players, podSize, remainder } = input;
  const numbers = [...pods.flat(), ...byes].toSorted((a, b) => a - b);
  expect(numbers).toEqual(players.map(({ number }) => number));
  const plan = planOf(players.length, podSize, remainder);
  const odd = pods.map((pod) => pod.length).filter((size) => size !== podSize.preferred);
  expect(odd.toSorted((a, b) => b - a)).toEqual(plan.odd);
  expect(byes.length).toBe(plan.byes);
}

/** Checks that no player has a second bye, or sits in a second odd pod, while others had none. */
function isFair({ input, pods, byes }: PlayedRound): void {
  const { players, podSize, repeats } = input;
  const { byesOf, oddOf } = historyOf(input.former, podSize.preferred);
  const all = players.map(({ number }) => number);
  expect(areFewestFirst(byes, all, byesOf)).toBe(true);
  const odd = pods.filter((pod) => pod.length !== podSize.preferred).flat();
  // forbidden pairs weigh more, and so may the rule never to meet twice
  if (repeats !== 'NEVER' && input.forbidden.length === 0)
    expect(areFewestFirst(odd, pods.flat(), oddOf)).toBe(true);
}

/**
 * Checks that the report names all problems and no others, and that under NEVER no two players meet
 * again.
 */
function reportsWhatIsWrong({ input, pods, byes, report }: PlayedRound): void {
  const banned = report.broken.map((players) => ['FORBIDDEN_PAIR', players]);
  const problems = checkPairing(input, pods, byes).map(({ kind, players }) => [kind, players]);
  expect(new Set(problems.map(String))).toEqual(new Set(banned.map(String)));
  expect(reportOf(input, pods)).toMatchObject({ repeats: report.repeats, spread: report.spread });
  if (input.repeats === 'NEVER') expect(report.repeats).toBe(0);
}

/** True if the taken players have had it no more often than the others. */
function areFewestFirst(
  taken: readonly number[],
  all: readonly number[],
  times: (number: number) => number,
): boolean {
  const others = all.filter((number) => !taken.includes(number)).map(times);
  // a player taken more often than necessary would leave another out who was taken less often
  return taken.every((number) => others.every((least) => times(number) <= least));
}
