import type { Bot } from '../../shared/engine/index.ts';
import { botLuck } from '../luck.ts';

type Lots = {
  /** The kinds of questions answered randomly. */
  readonly kinds: readonly string[];
  readonly seed: string;
};

/**
 * A bot that answers questions of some kinds randomly, once for a seat and kind: the same question
 * asked again gets the same answer, so that a draw stays drawn.
 */
export const byLot =
  (bot: Bot, { kinds, seed }: Lots): Bot =>
  (sight) => {
    const { kind, options, min = 1 } = sight.question;
    if (!kinds.includes(kind) || min !== 1) return bot(sight);
    const { [botLuck(`${kind} ${seed}`)(options.length)]: drawn = '' } = options;
    return [drawn];
  };
