import { describe, expect, it } from 'vitest';
import { game as talismanHp } from '../../../shared/games/talisman/editions/harry-potter/game.ts';
import { phrasesPlayed, seatsOf } from '../talisman/phrases.ts';
import { newTable, type Options } from './support.ts';

/** House rules at the tables of even seeds, and one more at the others. */
const optionsOf = (seed: number): Options => {
  const house = seed % 2 === 0;
  return {
    askForReactions: 'everyone',
    freeChoice: house,
    noInheritance: house,
    earlyLeaving: house,
    attacksVisitors: house,
    fullRestart: !house,
  };
};

describe('a match of the Harry Potter Edition', () => {
  it('asks, offers and logs everything in words, in every language', () => {
    const seen = phrasesPlayed(talismanHp, (seed) =>
      newTable({ seats: seatsOf(seed), options: optionsOf(seed) }),
    );
    expect([...seen].filter(([, faults]) => faults.length > 0)).toEqual([]);
    expect(seen.size).toBeGreaterThan(500);
  });
});
