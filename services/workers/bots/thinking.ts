import {
  imaginer,
  legalAnswer,
  seated,
  standAt,
  type Checkpoint,
  type Game,
  type Pending,
  type Question,
} from '../../../shared/engine/index.ts';
import { chanceOf } from '../../matches/terms/chance.ts';

/** A question that a searching bot thinks about. Plain JSON, so that another thread can do it. */
export type ThinkJob = {
  readonly gameId: string;
  readonly level: string;
  readonly question: Pending & Question;
  /** The seed of the match's bots. */
  readonly seed: string;
  /** The match as its open procedure began, and what was recorded since. */
  readonly run: Checkpoint<unknown>;
};

/** Thinks about a question, here or in another thread; gives the option ids of the answer. */
export type Thinking = (game: Game, job: ThinkJob) => Promise<readonly string[]>;

/** Thinks in the thread that asks. */
export const thinkingHere: Thinking = async (game, job) => Promise.resolve(thoughtOf(game, job));

/** The choice of a searching bot, from what its seat knows; the fallback if its level is gone. */
export function thoughtOf(game: Game, { level, question, seed, run }: ThinkJob): readonly string[] {
  const { seat } = question;
  const match = standAt(game, run);
  const chance = chanceOf([seed, question.id, String(question.askedAt)]);
  const imagine = imaginer(game, { match, checkpoint: run }, seat);
  const view = game.view(match.game, seated(seat));
  const sight = { view, seat, question, chance, ...(imagine && { imagine }) };
  return legalAnswer(question, game.bots[level]?.(sight));
}
