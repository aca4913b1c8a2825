import { roll, shuffle, tell, type AtOnce, type Table } from '../../../engine/index.ts';
import { boardFor } from '../board.ts';
import { backs } from '../content/tile.ts';
import type { TalesEvent } from '../events.ts';
import type { State } from '../state.ts';
import { collectHero } from './collect.ts';
import { layOut } from './refill.ts';

/** Setup (TG-SET): stacks, Heroes, the first board, the First Player, and Quests if they are played. */
export function* setup(table: Table<State>): AtOnce {
  for (const stack of backs) {
    const order = yield* shuffle(`stack.${stack}`, table.state.stacks[stack]);
    if (order.length > 0) yield* tell<TalesEvent>({ type: 'StackShuffled', stack, order });
  }
  const { removed } = boardFor(table.state.seats.length);
  if (removed > 0) {
    const tiles = table.state.stacks.period1.slice(0, removed);
    yield* tell<TalesEvent>({ type: 'TilesRemoved', tiles });
  }
  yield* dealHeroes(table);
  yield* layOut(table);
  const [die = 1] = yield* roll('firstPlayer', 1, table.state.seats.length);
  const seat = table.state.seats[die - 1];
  if (seat !== undefined) yield* tell<TalesEvent>({ type: 'FirstPlayerDrawn', seat });
  if (table.state.options.quests) yield* dealQuests(table);
  else yield* tell<TalesEvent>({ type: 'RoundBegan', round: 1 });
}

/**
 * Deals one Hero to each player, who collects its reward; the rest go back into the box (TG-SET-10 to
 * 13).
 */
function* dealHeroes(table: Table<State>): AtOnce {
  for (const seat of table.state.seats) {
    const [tile] = table.state.stacks.heroes;
    if (tile === undefined) return;
    yield* tell<TalesEvent>({ type: 'HeroDealt', seat, tile });
    yield* collectHero(table, seat, tile);
  }
  const tiles = table.state.stacks.heroes;
  if (tiles.length > 0) yield* tell<TalesEvent>({ type: 'HeroesReturned', tiles });
}

/** Deals three Quests to each player (TG-QST-02), once Heroes and board are visible (TG-RUL-27). */
function* dealQuests(table: Table<State>): AtOnce {
  for (const seat of table.state.seats) {
    const tiles = table.state.stacks.quests.slice(0, 3);
    yield* tell<TalesEvent>({ type: 'QuestsDealt', seat, tiles });
  }
}
