import { describe, expect, it } from 'vitest';
import {
  roundsWithoutRepeats,
  suggestedRounds,
} from '../../../shared/tournaments/pairing/bounds.ts';

describe('the rounds of an event', () => {
  it.each([
    [16, 4, 4],
    [17, 4, 5],
    [64, 4, 5],
    [1_024, 2, 12],
    [4_096, 4, 8],
    [2, 2, 3],
  ])('suggested for %i in pods of %i are %i', (players, podSize, rounds) => {
    expect(suggestedRounds(players, podSize)).toBe(rounds);
  });

  it.each([
    [16, 4, 5],
    [20, 4, 5],
    [24, 4, 7],
    [25, 5, 6],
    [36, 6, 3],
    [12, 3, 4],
    [12, 4, 1],
    [6, 2, 5],
    [7, 2, 7],
    [5, 4, 1],
    [3, 4, 0],
    [1_024, 4, 341],
  ])('without a repeat for %i in pods of %i are at most %i', (players, podSize, rounds) => {
    expect(roundsWithoutRepeats(players, podSize)).toBe(rounds);
  });
});
