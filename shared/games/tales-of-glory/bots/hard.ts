import { monteCarlo, type Bot, type BotSight } from '../../../engine/index.ts';
import type { State } from '../state.ts';
import { view, type View } from '../view/view.ts';
import { byWorth } from './by-worth.ts';
import { positionWorth } from './position-worth.ts';

/** The most answers in imagined matches that a question may cost. */
type Budget = { readonly decision: number; readonly routine: number };

/** Some 0.3 s and 0.1 s of processor time on a Lambda of 1,769 MB. */
const BUDGET: Budget = { decision: 500, routine: 150 };

/** The choices of one round: the kinds of questions that decide most. */
const decisions: ReadonlySet<string> = new Set(['select', 'catchUp', 'tile', 'keepQuests']);

/**
 * Creates a bot that tries each option in imagined matches to the end of the next round, in which all
 * play by the worth of things right now, and takes the option that leaves it best.
 */
export const searching = ({ decision, routine }: Budget): Bot<View, State> =>
  monteCarlo<State, View>({
    view,
    policy: byWorth,
    candidates,
    worth: positionWorth,
    isFarEnough: (state, from) =>
      state.round > from.round + 1 || (state.round > from.round && state.phase === 'place'),
    answers: ({ kind }) => (decisions.has(kind) ? decision : routine),
  });

/** The hard bot. */
export const hard = searching(BUDGET);

/** The choices that differ: every option, or every pair of Quests to keep. */
function candidates({ question }: BotSight<View>): readonly (readonly string[])[] {
  const { options, min = 1 } = question;
  if (min === 1) return options.map((option) => [option]);
  return options.map((left) => options.filter((option) => option !== left));
}
