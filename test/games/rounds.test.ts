import { describe, expect, it } from 'vitest';
import { EVERYONE, type Game, type Seat } from '../../shared/engine/index.ts';
import { games } from '../../services/matches/games/loaded.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { botPlay } from './bot-play.ts';

type Round = { readonly turns: Readonly<Record<Seat, number>>; readonly told: number };

/** The rounds of a match as its facts begin them: how many turns of each seat, ordinary ones, lie in it. */
function roundsOf(game: Game, options: unknown, seed: number) {
  const rounds: { turns: Record<Seat, number>; told: number }[] = [];
  const opening: unknown[] = [];
  const table = { game, options, seed, levels: ['random', 'random', 'random'], limit: 600 };
  // the facts themselves are folded: a commit holds many
  const run = botPlay(
    {
      ...table,
      game: {
        ...game,
        evolve(state, event) {
          opening.push([state, event]);
          return game.evolve(state, event);
        },
      },
    },
    {},
  );
  for (const [state, event] of opening as [unknown, { type: string; extra?: boolean }][]) {
    if (game.roundBegun?.(state, event)) rounds.push({ turns: {}, told: 0 });
    const round = rounds.at(-1);
    const seat = game.turnBegun?.(event);
    if (round === undefined) continue;
    round.told += 1;
    if (seat !== undefined && event.extra !== true) {
      round.turns[seat] = (round.turns[seat] ?? 0) + 1;
    }
  }
  return { rounds: rounds as readonly Round[], run };
}

const ordinary = (round: Round, seats: readonly Seat[]) =>
  seats.map((seat) => round.turns[seat] ?? 0);
const seats = ['ann', 'bob', 'cat'];

describe('a round of a match', () => {
  it.each(['talisman', 'talisman-hp'])('is one turn of each seat in %s', (id) => {
    const game = games[id] ?? expect.fail();
    const { rounds } = roundsOf(game, {}, 7);
    expect(rounds.length).toBeGreaterThan(5);
    // a match that stops in the middle has not ended its last
    for (const round of rounds.slice(0, -1)) expect(ordinary(round, seats)).toEqual([1, 1, 1]);
  });

  it('is shared by all seats in Tales of Glory, ten in a match', () => {
    const game = games['tales-of-glory'] ?? expect.fail();
    const { rounds, run } = roundsOf(game, {}, 7);
    expect(run.match.over).toBe(true);
    expect(rounds.map(({ turns }) => turns)).toEqual(Array(10).fill({ [EVERYONE]: 1 }));
  });

  it('starts with the deal in the sample game, and no round starts after the last', () => {
    const { rounds, run } = roundsOf(secretNumbers, { rounds: 4 }, 7);
    expect(run.match.over).toBe(true);
    expect(rounds).toHaveLength(4);
  });

  it('doesn’t start with an extra turn, nor with a later turn of the same round', () => {
    const { roundBegun, initial, options } = games['talisman'] ?? expect.fail();
    const table = initial({ seats, options: options.parse({}) }) as { turn: object };
    const at = (seat: Seat) => ({ ...table, turn: { ...table.turn, seat, phase: 'done' } });
    const begun = (from: Seat, seat: Seat, extra = false) =>
      roundBegun?.(at(from), { type: 'TurnBegan', seat, extra } as never);
    expect(begun('cat', 'ann')).toBe(true);
    expect(begun('ann', 'bob')).toBe(false);
    expect(begun('bob', 'ann')).toBe(true);
    expect(begun('ann', 'ann', true)).toBe(false);
  });
});
