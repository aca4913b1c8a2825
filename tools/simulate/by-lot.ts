import type { Bot } from '../../shared/engine/index.ts';
import { botLuck } from '../luck.ts';

type Lots = {
  /** The kinds of questions that the lot answers. */
  readonly kinds: readonly string[];
  readonly seed: string;
};

/**
 * A bot whose questions of some kinds are answered by lot. The lot falls once for a seat and kind: the
 * same question put again gets the same answer, so that what was drawn stays drawn.
 */
export const byLot =
  (bot: Bot, { kinds, seed }: Lots): Bot =>
  (sight) => {
    const { kind, options, min = 1 } = sight.question;
    if (!kinds.includes(kind) || min !== 1) return bot(sight);
    const { [botLuck(`${kind} ${seed}`)(options.length)]: drawn = '' } = options;
    return [drawn];
  };
