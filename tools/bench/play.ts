import {
  answer,
  beginning,
  seated,
  start,
  type Bot,
  type Chance,
  type Game,
  type Running,
} from '../../shared/engine/index.ts';
import { botLuck, seededChance } from '../luck.ts';

/** A table for a benchmark: seats by number, a bot at each (`random` unless given), luck by seed. */
export type BenchTable = {
  readonly game: Game;
  readonly seats: number;
  readonly options?: unknown;
  readonly seed: string;
  readonly bot?: string;
};

export type Player = (run: Running<unknown>) => boolean;

/** The dice of a match at the table. */
export const diceOf = ({ seed }: BenchTable): Chance => seededChance(seed, 'bench');

/** Starts a match at the table. */
export function begin(table: BenchTable, chance: Chance = diceOf(table)): Running<unknown> {
  const { game, seats, options = {} } = table;
  const names = Array.from({ length: seats }, (_, i) => `seat${String(i + 1)}`);
  const initial = game.initial({ seats: names, options: game.options.parse(options) });
  return start(game, beginning(initial), { chance, version: 0 });
}

/** Answers one question by the table's bot; `false` when the match is over. */
export function player({ game, seed, bot: level = 'random' }: BenchTable): Player {
  const bot: Bot | undefined = game.bots[level];
  if (bot === undefined) throw new Error(`${game.id} has no bot ${level}.`);
  const chance = botLuck(seed);
  return (run) => {
    const question = run.match.pending.find(({ answered }) => answered === undefined);
    if (run.match.over || question === undefined) return false;
    const { id, seat } = question;
    const choose = bot({
      seat,
      question,
      chance,
      get view() {
        return game.view(run.match.game, seated(seat));
      },
    });
    const refusal = answer(run, { id, seat, choose });
    if (refusal) throw new Error(`A bot's answer to ${id} was refused: ${refusal.refused}.`);
    return true;
  };
}
