import { describe, expect, it } from 'vitest';
import { game as talisman } from '../../../shared/games/talisman/editions/revised/game.ts';
import { phrasesPlayed, seatsOf } from './phrases.ts';
import { newTable } from './support.ts';

describe('a match that is played', () => {
  it('asks, offers and logs everything in words, in every language', () => {
    const options = { askForReactions: 'everyone', characterChoice: 3 } as const;
    const seen = phrasesPlayed(talisman, (seed) => newTable({ seats: seatsOf(seed), options }));
    expect([...seen].filter(([, faults]) => faults.length > 0)).toEqual([]);
    expect(seen.size).toBeGreaterThan(500);
  });
});
