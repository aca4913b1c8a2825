import type { Bot, BotSight, Game } from '../match/game.ts';
import type { ImaginedMatch } from '../match/imagined-match.ts';
import { seated } from '../match/viewer.ts';
import type { Question } from '../procedure/question.ts';
import type { Seat } from '../procedure/seat.ts';
import { luckOf } from './luck.ts';

/** The way a searching bot of a game thinks. */
export type SearchPlan<S, V> = {
  readonly view: Game<S, never, unknown, V>['view'];
  /** The bot that answers for all seats in imagined matches, and without a search. */
  readonly policy: Bot<V>;
  /** The choices worth a search: none or one if the policy decides at once. */
  candidates(sight: BotSight<V, S>): readonly (readonly string[])[];
  /** The worth of a table to a seat: the higher, the better. */
  worth(state: S, seat: Seat): number;
  /** True once an imagined match has gone far enough to be judged. */
  isFarEnough(state: S, from: S): boolean;
  /** The most answers in imagined matches that a decision may cost. */
  answers(question: Question): number;
};

/** The weight of trying what was tried seldom, in UCB1: the usual square root of two, for worths from 0 to 1. */
const CURIOSITY = Math.SQRT2;

type Tried = { readonly choose: readonly string[]; visits: number; sum: number };

/**
 * Creates a bot that tries its options in imagined matches and takes the one that does best on average:
 * flat Monte Carlo search with UCB1. It depends only on what its seat knows and on its chance, so the
 * same seed leads to the same answer. Each option is tried in the same imagined matches.
 */
export function monteCarlo<S, V>(plan: SearchPlan<S, V>): Bot<V, S> {
  return (sight) => {
    const { imagine, question, seat, chance } = sight;
    const choices = imagine === undefined ? [] : plan.candidates(sight);
    if (imagine === undefined || choices.length < 2) return plan.policy(sight);
    const tried = choices.map((choose): Tried => ({ choose, visits: 0, sum: 0 }));
    const span = { least: Infinity, most: -Infinity };
    const seed = chance(2 ** 32);
    let left = plan.answers(question);
    while (left > 0) {
      const next = nextOf(tried, span);
      const luck = luckOf(seed + next.visits * 7919);
      const world = imagine(luck);
      if (world === undefined) break;
      const cost = playOut(plan, world, { seat, question, choose: next.choose, chance: luck });
      const worth = plan.worth(world.match.game, seat);
      span.least = Math.min(span.least, worth);
      span.most = Math.max(span.most, worth);
      next.visits += 1;
      next.sum += worth;
      left -= cost;
    }
    const best = tried.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a));
    return best.visits === 0 ? plan.policy(sight) : best.choose;
  };
}

const meanOf = ({ visits, sum }: Tried): number => (visits === 0 ? -Infinity : sum / visits);

/** The choice to try next: each once, then the one with the highest upper bound. */
function nextOf(
  tried: readonly Tried[],
  span: { readonly least: number; readonly most: number },
): Tried {
  const total = tried.reduce((sum, { visits }) => sum + visits, 0);
  const width = span.most - span.least || 1;
  const bound = (one: Tried): number =>
    one.visits === 0
      ? Infinity
      : (meanOf(one) - span.least) / width + CURIOSITY * Math.sqrt(Math.log(total) / one.visits);
  return tried.reduce((a, b) => (bound(b) > bound(a) ? b : a));
}

type Begun = {
  readonly seat: Seat;
  readonly question: Question;
  readonly choose: readonly string[];
  readonly chance: (n: number) => number;
};

/** Plays an imagined match on until it can be judged; returns the number of answers. */
function playOut<S, V>(plan: SearchPlan<S, V>, world: ImaginedMatch<S>, begun: Begun): number {
  const from = world.match.game;
  const own = world.match.pending.find(({ key }) => key === begun.question.key);
  if (own === undefined) return 1;
  world.answer(own.id, begun.choose);
  for (let answers = 1; ; answers += 1) {
    const { match } = world;
    const asked = match.pending.find(({ answered }) => answered === undefined);
    if (match.over || asked === undefined || plan.isFarEnough(match.game, from)) return answers;
    const view = plan.view(match.game, seated(asked.seat));
    const { chance } = begun;
    world.answer(asked.id, plan.policy({ view, seat: asked.seat, question: asked, chance }));
  }
}
