import { describe, expect, it } from 'vitest';
import { logLines, spectator, type Entry } from '../../../shared/engine/index.ts';
import { game as revised } from '../../../shared/games/talisman/editions/revised/game.ts';
import type { AnyTalisman } from './played.ts';
import { playAtRandom, seatsOf } from './phrases.ts';
import { newTable } from './support.ts';

/** Plays a random match; returns its entries and the log that a spectator reads. */
function playedOut(game: AnyTalisman, seed: number) {
  const options = { askForReactions: 'everyone', characterChoice: 3 } as const;
  const opening = newTable({ seats: seatsOf(seed), options });
  const entries: Entry[] = [];
  playAtRandom(game, { seed, opening, answers: 600 }, (_, more) => entries.push(...more));
  return { entries, lines: logLines(game, entries, spectator) };
}

/** True if all have six sides, as dice do; a shuffle has as many as there are cards. */
const isOfDice = ({ sides }: { readonly sides: readonly number[] }): boolean =>
  sides.every((n) => n === 6);

/** The frequency of each die face. */
const counted = (values: readonly number[]) =>
  [1, 2, 3, 4, 5, 6].map((face) => values.filter((value) => value === face).length);

describe('dice in the log', () => {
  it('include every roll except those that fate rolled again, each in words', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { entries, lines } = playedOut(revised, seed);
      const rolled = entries.flatMap((entry) =>
        entry.type === 'Rolled' && !entry.key.includes('first-player') && isOfDice(entry)
          ? entry.values
          : [],
      );
      const again = lines.flatMap(({ type, data }) =>
        type === 'FateSpent' ? [Number(data['was'])] : [],
      );
      const dice = lines.flatMap((line) => line.dice ?? []);
      const told = counted([...dice.map(({ value }) => value), ...again]);
      expect(rolled.length).toBeGreaterThan(40);
      expect(counted(rolled).filter((count, i) => count > (told[i] ?? 0))).toEqual([]);
      expect(new Set(dice.map(({ sides }) => sides))).toEqual(new Set([6]));
      for (const { dice: own = [], text } of lines) {
        const words = JSON.stringify(text.args);
        for (const { value } of own) expect(words, text.key).toContain(String(value));
      }
    }
  });
});

describe('the start of a part of a match', () => {
  it('is a turn, logged with its seat', () => {
    const { lines } = playedOut(revised, 1);
    const begun = lines.filter(({ begins }) => begins !== undefined);
    expect(begun.length).toBeGreaterThan(10);
    for (const { type, begins, seat } of begun) {
      expect({ type, begins }).toEqual({ type: 'TurnBegan', begins: 'turn' });
      expect(seat).toBeDefined();
    }
  });
});
