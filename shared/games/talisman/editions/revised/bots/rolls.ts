import { aboutOf, numberOf, type BotView, type Valued } from '../../../bots/look.ts';
import { SUCCESS, sum } from '../../../bots/rolls.ts';
import { lossOfLives } from '../../../bots/worth/goods.ts';
import { worths } from '../../../bots/worth/worths.ts';

/** The worth of throws that only the Revised 4th Edition has, by roll. */
export const rolls: Readonly<Record<string, (look: BotView) => Valued>> = {
  command: () => (dice) => ((dice[0] ?? 0) >= 4 ? SUCCESS : 0),
  chasm: (look) => (dice) => ((dice[0] ?? 0) > 2 ? 0 : fallWorth(look)),
  'vampires-tower': (look) => (dice) => lossOfLives(look, Math.ceil((dice[0] ?? 0) / 2)),
  pits: () => (dice) => -sum(dice) * 2,
  'werewolf-den': () => (dice) => -sum(dice) * 1.5,
  'dice-with-death': (look) => (dice) => {
    const ahead = sum(dice) - numberOf(look, 'foe');
    return ahead > 0 ? worths.turn * 2 : ahead < 0 ? lossOfLives(look, 1) : 0;
  },
};
const fallWorth = (look: BotView): number =>
  aboutOf(look, 'card') === '' ? lossOfLives(look, 1) : -worths.follower;
