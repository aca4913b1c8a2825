import { describe, expect, it } from 'vitest';
import { beginning, start } from '../../../shared/engine/index.ts';
import { boardFor } from '../../../shared/games/tales-of-glory/board.ts';
import { goods, periods } from '../../../shared/games/tales-of-glory/content/tile.ts';
import { idsOf, tiles } from '../../../shared/games/tales-of-glory/content/tiles.ts';
import { game as talesOfGlory } from '../../../shared/games/tales-of-glory/game.ts';
import { player } from '../../../shared/games/tales-of-glory/state.ts';

const five = ['ann', 'bob', 'cat', 'dan', 'eve'];
const counts = [2, 3, 4, 5];

/** A table of this many just after setup, every die showing 1. */
function tableOf(players: number) {
  const seats = five.slice(0, players);
  const opening = beginning(
    talesOfGlory.initial({ seats, options: talesOfGlory.options.parse({}) }),
  );
  const ones = (_key: string, dice: readonly number[]) => dice.map(() => 1);
  return { seats, match: start(talesOfGlory, opening, { chance: ones, version: 0 }).match };
}

describe('the box of Tales of Glory', () => {
  it('TG-CMP-01 is for 2 to 5 players, and no other number has a board', () => {
    expect(talesOfGlory.seats).toEqual({ min: 2, max: 5 });
    for (const players of counts) expect(tableOf(players).match.pending).toHaveLength(players);
    expect(() => boardFor(1)).toThrow();
    expect(() => boardFor(6)).toThrow();
  });

  it('TG-CMP-06 has a face of the discard boards for each number of players', () => {
    expect(counts.map((players) => boardFor(players).discards)).toEqual([3, 2, 1, 0]);
  });

  it('TG-CMP-07 has 8 selection cards for each of 5 players, 40 in all', () => {
    const hands = tableOf(5).match.pending.map(({ options }) => options);
    const hand = [1, 2, 3, 4, 5, 6, 7, 8].map((slot) => `slot:${String(slot)}`);
    expect(hands).toEqual(five.map(() => hand));
    expect(hands.flat()).toHaveLength(40);
  });

  it('TG-CMP-08 has a Banner for each player, four Majorities and one First Player token', () => {
    const { seats, match } = tableOf(5);
    const banners = seats.map((seat) => player(match.game, seat).holding);
    expect(banners.map(({ combat, magic }) => [combat, magic])).toEqual([
      [1, 1],
      [0, 0],
      [2, 0],
      [0, 0],
      [0, 2],
    ]);
    expect(goods).toHaveLength(4);
    expect(match.game.firstPlayer).toBe('ann');
  });

  it('TG-CMP-13 has a Hero for each of the 5 sets of selection cards', () => {
    const { seats, match } = tableOf(5);
    const heroes = seats.map((seat) => player(match.game, seat).story.map(({ tile }) => tile));
    expect(heroes.flat().sort()).toEqual(idsOf('heroes').toSorted());
    expect(match.pending.map(({ seat }) => seat)).toEqual(seats);
  });

  it('TG-RUL-24 has 53 tiles of the periods, 16 Quests and 5 Heroes', () => {
    expect(periods.flatMap((period) => idsOf(period))).toHaveLength(53);
    expect([idsOf('quests').length, idsOf('heroes').length]).toEqual([16, 5]);
    expect(tiles).toHaveLength(74);
  });
});
