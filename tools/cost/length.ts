import { setOrders, type Game } from '../../shared/engine/index.ts';
import { median } from '../bench/figure.ts';
import { begin, player } from '../bench/play.ts';
import { proposedOrders } from './orders.ts';

/** Number of matches in a median, because matches differ much in length. */
const MATCHES = 15;

type Players = {
  readonly game: Game;
  readonly seats: number;
  readonly bot: string;
  readonly withOrders: boolean;
};

/**
 * Number of answers that a player gives in a whole match, by the engine only: the median of
 * several.
 */
export const lengthOf = (players: Players): number =>
  median(Array.from({ length: MATCHES }, (_, i) => lengthBy(players, `cost ${String(i)}`)));

function lengthBy({ game, seats, bot, withOrders }: Players, seed: string): number {
  const table = { game, seats, seed, bot };
  const run = begin(table);
  const ordersOf = proposedOrders[game.id];
  if (withOrders && ordersOf) {
    for (let i = 1; i <= seats; i += 1) {
      const seat = `seat${String(i)}`;
      setOrders(run, seat, ordersOf(seat));
    }
  }
  const answerNext = player(table);
  let answers = 0;
  while (answerNext(run)) answers += 1;
  return answers;
}
