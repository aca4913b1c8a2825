import { recalled, remembered } from '../../../engine/index.ts';
import type { Effect, EffectOf } from '../content/effect.ts';
import { abilitiesOf } from '../character/powers.ts';
import { attributeOf } from '../character/attributes.ts';
import { me, type BotView } from './look.ts';
import { fightOdds } from './worth/fight.ts';

/** The prospects of a way over the paths: the chance not to be led astray, and the lives it costs. */
export type Way = { readonly through: number; readonly lives: number };

/** Toll of the spaces from this one to the goal, by the better way. */
export const wayFrom = (look: BotView, space: string): Way =>
  recalled(waysFrom(look), space, () => {
    const onward = nextOf(look, space).map((next) => wayFrom(look, next));
    return best(look, here(look, space), onward);
  });

const waysFrom: (look: BotView) => Map<string, Way> = remembered(() => new Map());

const nextOf = ({ sight }: BotView, space: string): readonly string[] =>
  sight.edition.book.space(space).next ?? [];

function best(look: BotView, first: Way, rest: readonly Way[]): Way {
  const [way = { through: 1, lives: 0 }] = rest.toSorted(
    (a, b) => successOf(look, b) - successOf(look, a),
  );
  return { through: first.through * way.through, lives: first.lives + way.lives };
}

/** The chance of arriving alive, with all tolls taken together. */
export function successOf(look: BotView, { through, lives }: Way): number {
  const { lives: left } = me(look);
  return through * Math.min(1, left / (lives + 1.5));
}

/** Toll of one space; an unfinished trial there counts as begun. */
function here(look: BotView, space: string): Way {
  const { effects = [] } = look.sight.edition.book.space(space);
  const parts = effects.map((effect) => partOf(look, effect));
  return {
    through: parts.reduce((chance, part) => chance * part.through, 1),
    lives: parts.reduce((sum, part) => sum + part.lives, 0),
  };
}

function partOf(look: BotView, effect: Effect): Way {
  if (effect.do === 'wander') return { through: stayChance(look, effect), lives: 0 };
  const name = effect.do === 'special' ? effect.rule : 'kind' in effect ? effect.kind : '';
  const toll = look.brain.tolls[name] ?? {};
  const { lives = 0, fights = 0, value = 0, foe: id = name } = toll;
  const foe = { id, attribute: look.sight.edition.might, value };
  const { win, lose } = fightOdds(look, [foe]);
  if (toll.decides) return { through: win / Math.max(0.01, win + lose), lives };
  return { through: 1, lives: lives + fights * Math.min(9, lose / Math.max(win, 0.01)) };
}

/** The chance that the dice stay within the attribute; fate is paid for the highest of them. */
function stayChance(look: BotView, { kind, dice, minus }: EffectOf<'wander'>): number {
  const { sight, seat } = look;
  const fewer = abilitiesOf(sight, seat, 'fewer-dice')
    .filter(({ ability }) => ability.kind === kind)
    .map(({ ability }) => ability.dice);
  const count = Math.min(dice, ...fewer);
  return withinChance(count, attributeOf(sight, seat, minus), me(look).fate > 0);
}

/** The chance that a lock with this number of dice opens by this attribute. */
export function lockChance(look: BotView, dice: number, attribute: string): number {
  const { sight, seat } = look;
  const fewer = abilitiesOf(sight, seat, 'fewer-dice')
    .filter(({ ability }) => ability.kind === 'lock')
    .filter(({ ability }) => (ability.attribute ?? attribute) === attribute)
    .map(({ ability }) => ability.dice);
  const most = attributeOf(sight, seat, attribute);
  return withinChance(Math.min(dice, ...fewer), most, me(look).fate > 0);
}

/** The chance that the dice total at most this. */
function withinChance(count: number, most: number, mayReroll: boolean): number {
  const all = throwsOf(count);
  const good = all.reduce((sum, { total, highest }) => {
    if (total <= most) return sum + 1;
    const room = most - total + highest;
    return mayReroll ? sum + Math.min(1, Math.max(0, room / 6)) : sum;
  }, 0);
  return good / all.length;
}

type Throw = { readonly total: number; readonly highest: number };

/** All throws of a number of dice. */
const throwsOf = (count: number): readonly Throw[] => recalled(throws, count, () => allOf(count));

const throws = new Map<number, readonly Throw[]>();

function allOf(count: number): readonly Throw[] {
  if (count === 0) return [{ total: 0, highest: 0 }];
  return throwsOf(count - 1).flatMap(({ total, highest }) =>
    [1, 2, 3, 4, 5, 6].map((die) => ({ total: total + die, highest: Math.max(highest, die) })),
  );
}
