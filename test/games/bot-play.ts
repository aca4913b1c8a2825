import {
  answer,
  beginning,
  seated,
  start,
  type BotSight,
  type Game,
  type Pending,
  type Running,
} from '../../shared/engine/index.ts';
import { diceFrom, numbersFrom } from '../support/chance.ts';

const names = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];

export type BotTable = {
  readonly game: Game;
  readonly seed: number;
  readonly options?: unknown;
  /** The levels of the bots, in table order. */
  readonly levels: readonly string[];
  /** The maximum number of answers. */
  readonly limit: number;
};

/** A bot's choice. */
export type Chosen = {
  readonly run: Running<unknown>;
  readonly level: string;
  readonly sight: BotSight<unknown>;
  readonly question: Pending;
  readonly choose: readonly string[];
};

export type Onlooker = {
  /** May choose otherwise. */
  readonly before?: (chosen: Chosen) => readonly string[];
  readonly after?: (chosen: Chosen) => void;
};

/** Plays a match between bots, at most up to the limit. */
export function botPlay(table: BotTable, { before, after }: Onlooker = {}): Running<unknown> {
  const { game, seed, options = {}, levels, limit } = table;
  const next = numbersFrom(seed);
  const seats = names.slice(0, levels.length);
  const opening = game.initial({ seats, options: game.options.parse(options) });
  const run = start(game, beginning(opening), { chance: diceFrom(next), version: 0 });
  for (let answers = 0; !run.match.over && answers < limit; answers += 1) {
    const open = run.match.pending.filter(({ answered }) => answered === undefined);
    const question = open[next(open.length)];
    if (question === undefined) throw new Error('Nobody is asked, yet the match goes on.');
    const { id, seat } = question;
    const level = levels[seats.indexOf(seat)] ?? '';
    const view = game.view(run.match.game, seated(seat));
    const sight = { view, seat, question, chance: next };
    const own = game.bots[level]?.(sight) ?? [];
    const chosen = { run, level, sight, question, choose: own };
    const choose = before?.(chosen) ?? own;
    run.take();
    const refusal = answer(run, { id, seat, choose });
    if (refusal) throw new Error(`${level}: ${id} ${choose.join(' ')}: ${refusal.refused}`);
    after?.({ ...chosen, choose });
  }
  return run;
}
