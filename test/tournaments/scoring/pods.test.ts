import { describe, expect, it } from 'vitest';
import { bestOf } from '../../../shared/tournaments/scoring/best-of.ts';
import { countedPod, type PodSanctions } from '../../../shared/tournaments/scoring/counted-pod.ts';
import { drawsPay } from '../../../shared/tournaments/scoring/draws-that-pay.ts';
import { scoring, type Scoring } from '../../../shared/tournaments/scoring/scheme.ts';
import type { PlayedPod, PodPlace } from '../../../shared/tournaments/results.ts';
import { pod } from '../support/table.ts';

const win = scoring.parse({ kind: 'WIN' });
const placement: Scoring = { kind: 'PLACEMENT', bySize: { 3: [5, 3, 1], 4: [5, 3, 2, 1] } };
const normalised: Scoring = { kind: 'NORMALISED' };
const nothing: PodSanctions = { struck: new Set(), lost: new Set() };

/** The points of a pod by number, in points. */
const pointsIn = (played: PlayedPod, by: Scoring, held: Partial<PodSanctions> = {}) =>
  Object.fromEntries(
    (countedPod(played, { ...nothing, ...held }, by)?.seats ?? []).map(({ number, points }) => [
      number,
      points / 1_000,
    ]),
  );

/** A pod of places as they are given. */
const podOf = (...places: readonly PodPlace[]): PlayedPod => ({
  pod: 1,
  players: places.map(({ number }) => number),
  places,
});

describe('a pod that counts wins', () => {
  it('gives 5 for a win, 1 for a shared one, and nothing else by default', () => {
    expect(pointsIn(pod(1, 3, 1, 2), win)).toEqual({ 1: 0, 2: 0, 3: 5 });
    expect(pointsIn(pod(1, [3, 1], 2), win)).toEqual({ 1: 1, 2: 0, 3: 1 });
  });
});

describe('a pod that counts places', () => {
  it('gives the points of its size, and the mean to shared places', () => {
    expect(pointsIn(pod(1, 4, 3, 2, 1), placement)).toEqual({ 4: 5, 3: 3, 2: 2, 1: 1 });
    expect(pointsIn(pod(1, 4, 3, 2), placement)).toEqual({ 4: 5, 3: 3, 2: 1 });
    expect(pointsIn(pod(1, 4, [3, 2], 1), placement)).toEqual({ 4: 5, 3: 2.5, 2: 2.5, 1: 1 });
  });

  it('rounds a mean down to a thousandth', () => {
    expect(pointsIn(pod(1, [4, 3, 2], 1), placement)).toEqual({
      4: 3.333,
      3: 3.333,
      2: 3.333,
      1: 1,
    });
  });

  it('is refused if its size has no table', () => {
    expect(() => pointsIn(pod(1, 1, 2), placement)).toThrow('There are no points for pods of 2');
  });
});

describe('a pod on one scale for all sizes', () => {
  it('gives a point to the first, nothing to the last, and steps between', () => {
    expect(pointsIn(pod(1, 5, 4, 3, 2, 1), normalised)).toEqual({
      5: 1,
      4: 0.75,
      3: 0.5,
      2: 0.25,
      1: 0,
    });
    expect(pointsIn(pod(1, 4, 3, 2, 1), normalised)).toEqual({ 4: 1, 3: 0.666, 2: 0.333, 1: 0 });
    expect(pointsIn(pod(1, [4, 3], 2, 1), normalised)).toEqual({
      4: 0.833,
      3: 0.833,
      2: 0.333,
      1: 0,
    });
  });
});

describe('a pod that counts scores', () => {
  const scored = podOf(
    { number: 1, place: 1, score: 30 },
    { number: 2, place: 2, score: 20 },
    { number: 3, place: 3, score: 15 },
  );

  it.each([
    ['RAW', { 1: 30, 2: 20, 3: 15 }],
    ['SHARE_OF_POD', { 1: 46.153, 2: 30.769, 3: 23.076 }],
    ['ABOVE_MEAN', { 1: 8.333, 2: -1.667, 3: -6.667 }],
  ] as const)('gives %s', (measure, points) => {
    expect(pointsIn(scored, { kind: 'GAME_SCORE', measure })).toEqual(points);
  });

  it('gives equal shares if all scores are zero', () => {
    const blank = podOf(...[1, 2, 3].map((number) => ({ number, place: 1, score: 0 })));
    const share: Scoring = { kind: 'GAME_SCORE', measure: 'SHARE_OF_POD' };
    expect(pointsIn(blank, share)).toEqual({ 1: 33.333, 2: 33.333, 3: 33.333 });
  });

  it('excludes a removed player', () => {
    const held = { struck: new Set([1]) };
    const share: Scoring = { kind: 'GAME_SCORE', measure: 'SHARE_OF_POD' };
    expect(pointsIn(scored, share, held)).toEqual({ 1: 0, 2: 57.142, 3: 42.857 });
    const above: Scoring = { kind: 'GAME_SCORE', measure: 'ABOVE_MEAN' };
    expect(pointsIn(scored, above, held)).toEqual({ 1: -2.5, 2: 2.5, 3: -2.5 });
  });
});

describe('a place of a pod', () => {
  it('goes, if it is shared, to the player who missed fewer turns', () => {
    const stalled = podOf(
      { number: 1, place: 1, missedTurns: 2 },
      { number: 2, place: 1 },
      { number: 3, place: 3, missedTurns: 0 },
    );
    expect(pointsIn(stalled, placement)).toEqual({ 2: 5, 1: 3, 3: 1 });
  });

  it('is behind all who played for a no-show, and the last for all if no one played', () => {
    const absent = podOf({ number: 1, place: 1, noShow: true }, { number: 2, place: 2 });
    expect(pointsIn(absent, win)).toEqual({ 2: 5, 1: 0 });
    const empty = podOf(...[1, 2, 3].map((number) => ({ number, place: 1, noShow: true })));
    expect(pointsIn(empty, placement)).toEqual({ 1: 1, 2: 1, 3: 1 });
    expect(pointsIn(empty, win)).toEqual({ 1: 0, 2: 0, 3: 0 });
  });

  it('is worth the points of an arbiter’s ruling', () => {
    const ruled = podOf({ number: 1, place: 1, points: 1_500 }, { number: 2, place: 2 });
    expect(pointsIn(ruled, win)).toEqual({ 1: 1.5, 2: 0 });
  });

  it('is lost by a penalty, and no one moves up', () => {
    const counted = countedPod(pod(1, 4, 3, 2, 1), { ...nothing, lost: new Set([4]) }, placement);
    expect(counted?.seats.map(({ number, place, points }) => [number, place, points])).toEqual([
      [4, 4, 1_000],
      [3, 2, 3_000],
      [2, 3, 2_000],
      [1, 4, 1_000],
    ]);
  });

  it('is the last for a removed player, and the others move up', () => {
    const points = pointsIn(pod(1, 4, 3, 2, 1), placement, { struck: new Set([4]) });
    expect(points).toEqual({ 3: 5, 2: 3, 1: 2, 4: 1 });
  });
});

describe('a scoring scheme', () => {
  it('allows draws only if they don’t give a pod’s seats more than a win', () => {
    expect(drawsPay(win, 5)).toBe(false);
    expect(drawsPay(win, 6)).toBe(true);
    expect(drawsPay(placement, 6)).toBe(false);
  });

  it.each([
    ['a table that is too short', { kind: 'PLACEMENT', bySize: { 4: [5, 3, 2] } }],
    ['a place worth more than a better one', { kind: 'PLACEMENT', bySize: { 3: [5, 1, 3] } }],
    ['a size that no pod has', { kind: 'PLACEMENT', bySize: { 7: [7, 6, 5, 4, 3, 2, 1] } }],
    ['no table at all', { kind: 'PLACEMENT', bySize: {} }],
    ['a draw above a win', { kind: 'WIN', win: 1, draw: 2 }],
    ['a fourth decimal', { kind: 'WIN', win: 1.2345 }],
  ])('refuses %s', (_name, scheme) => {
    expect(scoring.safeParse(scheme).success).toBe(false);
  });
});

describe('the scale of score differences', () => {
  it.each([
    ['RAW', 30],
    ['SHARE_OF_POD', 46.153],
    ['ABOVE_MEAN', 8.333],
  ] as const)('is the highest result so far, by %s', (measure, points) => {
    const places = [30, 20, 15].map((score, i) => ({ number: i + 1, place: i + 1, score }));
    const rounds = [{ round: 1, stage: 1, pods: [podOf(...places)], byes: [] }];
    expect(bestOf({ kind: 'GAME_SCORE', measure }, rounds)).toBe(Math.round(points * 1_000));
    expect(bestOf({ kind: 'GAME_SCORE', measure }, [])).toBe(1_000);
  });
});
