import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterRound } from '../../../shared/tournaments/elimination/after-round.ts';
import { eliminationRound } from '../../../shared/tournaments/elimination/elimination-round.ts';
import {
  beginElimination,
  type EliminationRules,
  type EliminationState,
} from '../../../shared/tournaments/elimination/rules.ts';
import { chanceOf, drawn } from '../../../shared/tournaments/pairing/draw.ts';
import type { Pods } from '../../../shared/tournaments/pairing/input.ts';
import { planOf } from '../../../shared/tournaments/pairing/sizes.ts';

const fours: EliminationRules = {
  lives: 1,
  podSize: { preferred: 4, min: 3, max: 4 },
  advanceBySize: { 3: 2, 4: 2 },
  finalSize: 4,
  leftOver: 'SIZES',
  smallGroups: 'BYES',
};

const numbers = (players: number) => Array.from({ length: players }, (_, i) => i + 1);

const begin = (players: number, rules: Partial<EliminationRules> = {}): EliminationState =>
  beginElimination({ ...fours, ...rules }, numbers(players));

/** The pods of the next round, each group cut in its order. */
function podsOf(state: EliminationState): Pods {
  const { podSize, leftOver } = state.rules;
  const { groups, final } = eliminationRound(state);
  return groups.flatMap(({ players, byes }) => {
    if (final === true) return [players];
    const playing = players.filter((number) => !byes.includes(number));
    const remainder = leftOver === 'BYES' ? 'BYES' : 'SMALLER';
    const { even, odd } = planOf(playing.length, podSize, remainder);
    const sizes = [...Array.from({ length: even }, () => podSize.preferred), ...odd];
    let from = 0;
    return sizes.map((size) => playing.slice(from, (from += size)));
  });
}

/** Plays on with places that are drawn; each state of it, and the pods that were played from it. */
function played(first: EliminationState): readonly { state: EliminationState; pods: Pods }[] {
  const chance = chanceOf('ee', 'places');
  const rounds: { state: EliminationState; pods: Pods }[] = [];
  let state = first;
  while (eliminationRound(state).done === undefined) {
    const pods = podsOf(state);
    rounds.push({ state, pods });
    const outcomes = pods.map((pod, i) => ({
      places: drawn(pod, chance, `${rounds.length}:${i}`).map((number, at) => ({
        number,
        place: at + 1,
      })),
    }));
    const order = state.survivors.map(({ number }) => number);
    const { final } = eliminationRound(state);
    ({ state } = afterRound(state, { pods: outcomes, order, final }));
  }
  return rounds;
}

describe('an elimination', () => {
  it.each([
    [64, { lives: 1 }, 4, 30],
    [64, { lives: 2 }, 8, 63],
    [100, { lives: 1 }, 5, 51],
    [100, { lives: 2 }, 9, 106],
    [1_024, { lives: 1, advanceBySize: { 3: 1, 4: 1 } }, 4, 340],
  ] as const)(
    'of %i with %j reaches the final in %i rounds and %i pods',
    (players, rules, rounds, pods) => {
      const all = played(begin(players, rules));
      const before = all.slice(0, -1);
      expect(before).toHaveLength(rounds);
      expect(before.reduce((sum, each) => sum + each.pods.length, 0)).toBe(pods);
      expect(all.at(-1)?.pods.map((pod) => pod.length)).toEqual([4]);
    },
  );

  it('ends, with every player in a pod or on a bye in each round', () => {
    const rules = fc.record({
      lives: fc.constantFrom(1, 2, 3),
      finalSize: fc.integer({ min: 2, max: 6 }),
      leftOver: fc.constantFrom('SIZES', 'LUCKY_LOSERS', 'BYES'),
      smallGroups: fc.constantFrom('MERGE', 'BYES'),
      advanceBySize: fc.constantFrom({}, { 3: 1, 4: 1 }, { 3: 1, 4: 3, 5: 2 }),
      podSize: fc.constantFrom(fours.podSize, { preferred: 4, min: 4, max: 5 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), rules, (players, more) => {
        for (const { state, pods } of played(begin(players, more))) {
          const { groups } = eliminationRound(state);
          const alive = state.survivors.map(({ number }) => number).toSorted((a, b) => a - b);
          const byes = groups.flatMap((group) => group.byes);
          expect([...pods.flat(), ...byes].toSorted((a, b) => a - b)).toEqual(alive);
          expect(pods.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('pairs by lives left, and moves the rest of an incomplete pod into the next group', () => {
    const survivors = [3, 3, 2, 2, 2, 2, 1, 1].map((lives, i) => ({ number: i + 1, lives }));
    const state = { ...begin(8, { lives: 3, smallGroups: 'MERGE' }), survivors };
    expect(eliminationRound(state).groups).toEqual([{ players: numbers(8), byes: [] }]);
    const more = { ...state, survivors: [...survivors, { number: 9, lives: 1 }] };
    expect(eliminationRound(more).groups.map(({ players }) => players)).toEqual([
      [1, 2, 3, 4, 5, 6],
      [7, 8, 9],
    ]);
    const apart = { ...more, rules: { ...more.rules, smallGroups: 'BYES' } as const };
    expect(eliminationRound(apart).groups.map(({ byes }) => byes)).toEqual([[1, 2], [], []]);
  });

  it('takes a life from each player who does not advance, and separates equal places by the order', () => {
    const places = [1, 2, 2, 4].map((place, i) => ({ number: i + 1, place }));
    const other = [1, 2, 3, 4].map((place, i) => ({ number: i + 5, place }));
    const outcome = { pods: [{ places }, { places: other }], order: [1, 3, 2, 4, 5, 6, 7, 8] };
    const { state, wounded, out } = afterRound(begin(8, { lives: 2 }), outcome);
    expect([wounded, out]).toEqual([[2, 4, 7, 8], []]);
    expect(state.survivors[1]).toEqual({ number: 3, lives: 2 });
    const all = {
      ...outcome,
      pods: [
        { places, advancing: 3 },
        { places: other, advancing: 4 },
      ],
    };
    expect(afterRound(begin(8), all)).toMatchObject({ wounded: [], out: [4] });
  });

  it('has a final only if it was drawn as one, however few are left', () => {
    const pods = [0, 1].map((pod) => ({
      places: [1, 2, 3, 4].map((place) => ({ number: 4 * pod + place, place })),
    }));
    const survivors = [1, 2, 5, 6].map((number) => ({ number, lives: 1 }));
    // four of eight have dropped meanwhile, and as many play the final
    const fewer = { ...begin(8), survivors };
    expect(eliminationRound(fewer).final).toBe(true);
    const order = [1, 5, 2, 6];
    const after = afterRound(fewer, { pods, order });
    expect(after.out).toEqual([]);
    const behind = { ...fewer, survivors: [1, 4, 5, 8].map((number) => ({ number, lives: 1 })) };
    expect(afterRound(behind, { pods, order: [1, 5, 4, 8] }).out).toEqual([4, 8]);
    // one of a final has dropped, which eliminates no other player
    const alone = { ...begin(2), survivors: [{ number: 2, lives: 1 }] };
    const places = [1, 2].map((place) => ({ number: 3 - place, place: 3 - place }));
    const over = afterRound(alone, { pods: [{ places }], order: [1, 2], final: true });
    expect([over.out, over.state.finalPlayed]).toEqual([[], true]);
  });

  it('is filled up with the best of those who would be out, if so stated', () => {
    const pods = [0, 1, 2].map((pod) => ({
      places: [1, 2, 3, 4].map((place) => ({ number: 4 * pod + place, place })),
    }));
    const outcome = { pods, order: [1, 5, 9, 2, 6, 10, 7, 3, 11, 4, 8, 12] };
    const lucky = afterRound(begin(12, { leftOver: 'LUCKY_LOSERS' }), outcome);
    expect(lucky.lucky).toEqual([7, 3]);
    expect(lucky.out).toEqual([11, 4, 8, 12]);
    expect(lucky.state.survivors.map(({ number }) => number)).toEqual([1, 5, 9, 2, 6, 10, 7, 3]);
    expect(afterRound(begin(12), outcome).lucky).toEqual([]);
    const small = begin(12, { leftOver: 'LUCKY_LOSERS', finalSize: 6 });
    expect(afterRound(small, outcome).lucky).toEqual([]);
  });

  it('gives byes to the top players, if so stated', () => {
    const { groups } = eliminationRound(begin(10, { leftOver: 'BYES' }));
    expect(groups).toEqual([{ players: numbers(10), byes: [1, 2] }]);
  });

  it('ends with the final, whatever lives are left', () => {
    const state = begin(4, { lives: 2 });
    expect(eliminationRound(state)).toEqual({
      groups: [{ players: [1, 2, 3, 4], byes: [] }],
      final: true,
    });
    const places = [1, 2, 3, 4].map((place) => ({ number: place, place }));
    const over = afterRound(state, { pods: [{ places }], order: [1, 2, 3, 4], final: true }).state;
    expect(over.survivors).toEqual(state.survivors);
    expect(eliminationRound(over)).toEqual({ groups: [], done: true });
    expect(eliminationRound(begin(1))).toEqual({ groups: [], done: true });
  });

  it.each([
    ['all of a pod advance', { advanceBySize: { 3: 3 } }],
    ['no player advances', { advanceBySize: { 4: 0 } }],
    ['the final is of seven', { finalSize: 7 }],
  ])('is refused if %s', (_what, rules) => {
    expect(() => begin(8, rules)).toThrow(RangeError);
  });
});
