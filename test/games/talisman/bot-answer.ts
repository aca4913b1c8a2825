import { expect } from 'vitest';
import { seated, type Bot, type Game, type Pending } from '../../../shared/engine/index.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import type { View } from '../../../shared/games/talisman/view/view.ts';
import type { Play } from '../../support/play.ts';

/** A bot of an edition, and the game it plays. */
export type Player = {
  readonly game: Pick<Game<State, never, never, View>, 'view'>;
  readonly bot: Bot<View>;
};

/** The luck of a bot: the least numbers, some, and the most, which make a whim. */
const lucks = [() => 0, (n: number) => 7 % n, (n: number) => 14 % n, (n: number) => n - 1];

/**
 * The bot's answer to a question of ann, the same for each outcome of its own luck; one of a move may
 * depend on a whim.
 */
export function answerBy(
  { game, bot }: Player,
  play: Play<State>,
  key: string,
  change: Partial<Pending> = {},
): string {
  const question = { ...play.question(key), ...change };
  const view = game.view(play.state, seated('ann'));
  const isMove = ['start', 'move', 'onward', 'travel'].includes(question.kind);
  const chosen = (isMove ? lucks.slice(0, 3) : lucks).map((chance) =>
    bot({ view, seat: 'ann', question, chance }).join(' '),
  );
  expect(new Set(chosen).size, `one answer among ${chosen.join(', ')}`).toBe(1);
  return chosen[0] ?? '';
}
