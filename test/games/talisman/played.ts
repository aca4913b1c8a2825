import { expect } from 'vitest';
import {
  answer,
  beginning,
  seated,
  start,
  type Game,
  type Seat,
} from '../../../shared/engine/index.ts';
import type { TalismanEvent } from '../../../shared/games/talisman/events.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import type { View } from '../../../shared/games/talisman/view/view.ts';
import { diceFrom, numbersFrom } from '../../support/chance.ts';

/** Talisman in any of its editions. */
export type AnyTalisman = Game<State, TalismanEvent, unknown, View>;

type Bots = {
  readonly seed: number;
  /** The level of the bot at each seat. */
  readonly levels: Readonly<Record<Seat, string>>;
  /** Answers after which the match counts as never ending. */
  readonly limit: number;
  /**
   * True if the rest of the match is of no interest; without it, the match is played to its end.
   */
  readonly isIdle?: ((state: State) => boolean) | undefined;
};

/** Plays a match between bots from this opening, and returns its last state. */
export function played(game: AnyTalisman, opening: State, bots: Bots): State {
  const { seed, levels, limit, isIdle = () => false } = bots;
  const next = numbersFrom(seed);
  const run = start(game, beginning(opening), { chance: diceFrom(next), version: 0 });
  for (let answers = 0; !run.match.over && answers < limit; answers += 1) {
    if (isIdle(run.match.game)) break;
    const [question] = run.match.pending.filter(({ answered }) => answered === undefined);
    if (question === undefined) throw new Error('Nobody is asked, yet the match goes on.');
    const { id, seat } = question;
    const view = game.view(run.match.game, seated(seat));
    const bot = game.bots[levels[seat] ?? ''];
    const choose = bot?.({ view, seat, question, chance: next }) ?? [];
    expect(answer(run, { id, seat, choose })).toBeUndefined();
  }
  return run.match.game;
}
