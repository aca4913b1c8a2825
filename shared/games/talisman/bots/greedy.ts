import type { Bot } from '../../../engine/index.ts';
import type { Edition } from '../edition/edition.ts';
import { isKind, type Kind } from '../asks.ts';
import { isLiving } from '../state-queries.ts';
import type { View } from '../view/view.ts';
import type { BotWeights } from './bot-weights.ts';
import { conditions } from './conditions.ts';
import { scoreOf } from './line.ts';
import { lookOf, type BotView } from './look.ts';
import { measures } from './measures.ts';
import type { Weights } from './weights.ts';
import { castingLines } from './casting.ts';

type Chance = (n: number) => number;

/**
 * Frequency of random moves: one in 40, because the heaviest option may lead round in circles for ever.
 * Other choices never depend on a whim.
 */
const WHIM_IN = 40;

/** The questions about a move. */
const moves: readonly string[] = ['start', 'move', 'onward', 'travel'] satisfies Kind[];

/**
 * Takes the option that weighs most right now, by the table of weights; it looks ahead only for its
 * move. Ties are broken randomly. It always answers, even unforeseen questions.
 */
export const greedy =
  (edition: Edition, brain: BotWeights): Bot<View> =>
  (sight) => {
    const { question, chance } = sight;
    const look = lookOf({ edition, brain }, sight);
    const onAWhim = moves.includes(question.kind) && chance(WHIM_IN) === WHIM_IN - 1;
    const lines = onAWhim ? [] : linesFor(look, brain);
    const options = ranked(look, lines, chance);
    const [act] = actsAskedFor(look, lines);
    const [best] = options;
    if (act !== undefined && (best === undefined || act.score > best.score)) return [act.option];
    const { min = 1, max = 1 } = question;
    return options
      .filter(({ score }, i) => i < min || (i < max && score > 0))
      .map(({ option }) => option);
  };

/** The weights for a question, and for the rights beside it. A seat without a character weighs only its choice of a character. */
function linesFor(look: BotView, brain: BotWeights): Weights {
  const { sight, seat, question } = look;
  const { kind } = question;
  const canWeigh = kind === 'character' || isLiving(sight.state, seat);
  if (!canWeigh || !isKind(kind)) return [];
  const casting = kind === 'react' ? castingLines(look) : [];
  return [...brain.weights[kind], ...casting, ...(brain.rights ?? [])];
}

type Scored = { readonly option: string; readonly score: number };

/** The best first. */
function ranked(look: BotView, lines: Weights, chance: Chance): readonly Scored[] {
  return look.question.options
    .map((option) => ({ option, score: scoreIn(look, lines, option) ?? 0, luck: chance(1000) }))
    .toSorted((a, b) => b.score - a.score || b.luck - a.luck);
}

/** The any-time actions and rights that a line is about. */
const actsAskedFor = (look: BotView, lines: Weights): readonly Scored[] =>
  (look.question.also ?? [])
    .flatMap((option) => {
      const score = scoreIn(look, lines, option);
      return score === undefined ? [] : [{ option, score }];
    })
    .toSorted((a, b) => b.score - a.score);

const scoreIn = (look: BotView, lines: Weights, option: string): number | undefined =>
  scoreOf(look, { conditions, measures }, lines, option);
