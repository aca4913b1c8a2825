import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedPod } from '../../../shared/tournaments/scoring/counted-pod.ts';
import type { PlayedRound } from '../../../shared/tournaments/results.ts';
import {
  standings,
  type Standing,
  type StandingsInput,
} from '../../../shared/tournaments/standings/standings.ts';
import { botLuck } from '../../../tools/luck.ts';
import { bySize, randomEvent, shuffled } from '../support/random-event.ts';

const RUNS = 150;

/** Tries a law on events of any kind. */
const onEvents = (law: (event: StandingsInput, seed: number) => void): void =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => law(randomEvent(seed), seed)),
    { numRuns: RUNS },
  );

const upTo = (table: readonly Standing[], last: number) =>
  new Map(table.map(({ number, rounds }) => [number, rounds.filter(({ round }) => round <= last)]));

describe('a table of any event', () => {
  it('has everyone but disqualified players once, at ranks from 1 up', () => {
    onEvents((event) => {
      const table = standings(event);
      const ranked = event.players.filter(({ status }) => status !== 'DISQUALIFIED');
      expect(table.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
        ranked.map(({ number }) => number),
      );
      expect(table.map(({ rank }) => rank)).toEqual(table.map((_, i) => i + 1));
    });
  });

  it('does not depend on the order of its input', () => {
    onEvents((event, seed) => {
      const luck = botLuck(`order ${String(seed)}`);
      const mixed = (round: PlayedRound): PlayedRound => ({
        ...round,
        byes: shuffled(round.byes, luck),
        pods: shuffled(round.pods, luck).map((pod) => ({
          ...pod,
          places: pod.places && shuffled(pod.places, luck),
        })),
      });
      const other = {
        ...event,
        players: shuffled(event.players, luck),
        rounds: shuffled(event.rounds, luck).map(mixed),
        penalties: shuffled(event.penalties ?? [], luck),
      };
      expect(standings(other)).toEqual(standings(event));
    });
  });

  it('is, up to a round, the same as before the next one was played', () => {
    onEvents((event) => {
      const last = event.rounds.length - 1;
      const before = standings({ ...event, rounds: event.rounds.slice(0, last) });
      expect(upTo(standings(event), last)).toEqual(upTo(before, last));
    });
  });

  it('has as points the carried points and those of rounds, minus penalties', () => {
    onEvents((event) => {
      const taken = (number: number): number =>
        (event.penalties ?? [])
          .filter((each) => each.kind === 'POINTS' && each.number === number)
          .filter(({ round }) => round <= event.rounds.length)
          .reduce((sum, each) => sum + (each.kind === 'POINTS' ? each.points : 0), 0);
      for (const { number, points, rounds } of standings(event)) {
        const given = rounds.reduce((sum, each) => sum + each.points, 0);
        expect(points).toBe((event.carry?.[number] ?? 0) + given - taken(number));
      }
    });
  });

  it('has no absent player above anyone who played', () => {
    onEvents((event) => {
      const table = standings(event);
      const hasPlayed = ({ rounds }: Standing): boolean =>
        rounds.some(({ pod, source }) => pod !== undefined && source === 'MATCH');
      const lastWhoPlayed = table.findLastIndex(hasPlayed);
      const open = event.rounds.flatMap(({ pods }) => pods.filter(({ places }) => !places));
      const playing = new Set(open.flatMap(({ players }) => players));
      for (const { number, rounds } of table.slice(0, Math.max(0, lastWhoPlayed))) {
        const stayedAway = rounds.every(
          ({ source }) => source === 'FORFEIT' || source === 'LATE_ENTRY',
        );
        expect(stayedAway && !playing.has(number)).toBe(false);
      }
    });
  });
});

describe('a pod of any result', () => {
  const held = { struck: new Set<number>(), lost: new Set<number>() };
  const podOf = (places: readonly number[]) => ({
    pod: 1,
    players: places.map((_, i) => i + 1),
    places: places.map((place, i) => ({ number: i + 1, place, score: place })),
  });
  const anyPod = fc
    .array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 6 })
    .map(podOf);

  it('gives the points of its scheme, rounded down, and equal points to shared places', () => {
    const sums = [
      {
        scoring: { kind: 'PLACEMENT', bySize } as const,
        sum: (size: 2 | 3 | 4 | 5 | 6) => 1_000 * bySize[size].reduce((a, b) => a + b, 0),
      },
      { scoring: { kind: 'NORMALISED' } as const, sum: (size: number) => 500 * size },
    ];
    fc.assert(
      fc.property(anyPod, fc.constantFrom(...sums), (pod, { scoring, sum }) => {
        const seats = countedPod(pod, held, scoring)?.seats ?? [];
        const size = seats.length as 2 | 3 | 4 | 5 | 6;
        const paid = seats.reduce((all, { points }) => all + points, 0);
        expect(paid).toBeLessThanOrEqual(sum(size));
        expect(paid).toBeGreaterThan(sum(size) - size);
        for (const { place, points } of seats) {
          const same = seats.filter((other) => other.place === place);
          expect(new Set(same.map((other) => other.points))).toEqual(new Set([points]));
          expect(same[0]?.shared).toBe(same.length);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('has one win, or draws, and nothing for the rest', () => {
    fc.assert(
      fc.property(anyPod, (pod) => {
        const seats = countedPod(pod, held, { kind: 'WIN', win: 5, draw: 1, loss: 0 })?.seats ?? [];
        const best = Math.min(...pod.places.map(({ place }) => place));
        const firsts = pod.places.filter(({ place }) => place === best).length;
        const paid = seats.reduce((all, { points }) => all + points, 0);
        expect(paid).toBe(firsts === 1 ? 5_000 : 1_000 * firsts);
      }),
      { numRuns: RUNS },
    );
  });
});
