import { rowOf } from '../content/names.ts';
import { attributeOf } from '../character/attributes.ts';
import { steppingWorth } from './journey.ts';
import {
  aboutOf,
  me,
  numberOf,
  thingOf,
  type DiceValues,
  type BotView,
  type Valued,
} from './look.ts';
import { rollAsked, wanderingAsked } from '../foresight/effects-asked.ts';
import { rowWorth } from './worth/effect.ts';
import { defeatWorth, killWorth, savesOn } from './worth/fight.ts';
import { foesNow } from './foes.ts';
import { lossOfLives } from './worth/goods.ts';
import { worths } from './worth/worths.ts';

/** Worth of rerolling a die of the question, as the mean over its new faces. */
export function rerollWorth(look: BotView, option: string): number {
  const at = Number(thingOf(option)) - 1;
  const dice = diceOf(look);
  const worth = valueOf(look, aboutOf(look, 'roll'));
  const anew = [1, 2, 3, 4, 5, 6].map((face) => worth(dice.with(at, face)));
  return anew.reduce((sum, each) => sum + each, 0) / anew.length - worth(dice);
}

const diceOf = (look: BotView): DiceValues =>
  [1, 2, 3, 4].map((n) => numberOf(look, `die${String(n)}`)).filter((die) => die > 0);

export const sum = (dice: DiceValues): number => dice.reduce((total, die) => total + die, 0);

/** Worth of a throw of this name. */
function valueOf(look: BotView, roll: string): Valued {
  const known = rolls[roll] ?? look.brain.rolls[roll];
  if (known !== undefined) return known(look);
  const table = rollAsked(look, roll);
  if (table !== undefined) return (dice) => rowWorth(look, table, sum(dice));
  const wandering = wanderingAsked(look, roll);
  if (wandering === undefined) return () => 0;
  const { minus, table: rows } = wandering;
  const less = attributeOf(look.sight, look.seat, minus);
  return (dice) => (rowOf(rows, Math.max(0, sum(dice) - less)) === me(look).space ? STAYING : 0);
}

/** Worth of staying on the way to the goal. */
const STAYING = 25;

/** Worth of success at a gate or another attempt. */
export const SUCCESS = 20;

/** The worth of dice by roll, on any board; other rolls are in the edition, or have tables. */
const rolls: Readonly<Record<string, (look: BotView) => Valued>> = {
  move: (look) => (dice) => steppingWorth(look, dice[0] ?? 1),
  attack: (look) => attackValue(look),
  lock: (look) => {
    const most = attributeOf(look.sight, look.seat, aboutOf(look, 'attribute'));
    return (dice) => (sum(dice) <= most ? SUCCESS : 0);
  },
  armour: (look) => {
    const least = savesOn(look, aboutOf(look, 'card'));
    return (dice) => ((dice[0] ?? 0) >= least ? 0 : lossOfLives(look, 1));
  },
};

/** Dice of an attack; the question's score is that of the highest. */
function attackValue(look: BotView): Valued {
  const own = numberOf(look, 'score') - Math.max(...diceOf(look));
  const foe = numberOf(look, 'foe');
  const won = foesNow(look)[0]?.reduce((all, each) => all + killWorth(look, each), 0) ?? 0;
  return (dice) => {
    const margin = own + Math.max(...dice) - foe;
    if (margin > 0) return worths.turn + won;
    return margin === 0 ? 0 : defeatWorth(look, look.sight.edition.might);
  };
}
