import { remembered, type Seat } from '../../../../engine/index.ts';
import { healable, replenishable, supplyOf } from '../../changes/goods.ts';
import { attributeOf } from '../../character/attributes.ts';
import { spellRoom } from '../../character/limits.ts';
import { handOf } from '../../state-queries.ts';
import { me, taskOf, type BotView } from '../look.ts';
import { openedBy } from './opening.ts';
import { worths } from './worths.ts';

/** The attribute a bot builds on: the one that is higher as it counts now. */
const mainOf = remembered(({ sight, seat }: BotView): string => {
  const { might, mind } = sight.edition;
  return attributeOf(sight, seat, mind) > attributeOf(sight, seat, might) ? mind : might;
});

/** Worth of a point: of the attribute it builds on, or another; more if it helps on the way to the goal. */
export const pointWorth = (look: BotView, attribute: string): number =>
  (attribute === mainOf(look) ? worths.mainPoint : worths.otherPoint) +
  openedBy(look, attribute) * worths.opening;

/** Worth of the `n`-th life of a character. */
export function lifeWorth(look: BotView, n: number): number {
  if (n <= 0) return 0;
  const last = worths.lives.length - 1;
  const worth = worths.lives[Math.min(n, last)] ?? 0;
  return n === 1 ? worth + estateOf(look) : worth;
}

/** Estate that would be gone with the last life, besides a few turns: points gained in play. */
function estateOf(look: BotView): number {
  const { points, objects } = me(look);
  const counters = Object.entries(points).map(([name, n]) => n * pointWorth(look, name));
  return 0.7 * counters.reduce((sum, worth) => sum + worth, 0) + objects.length;
}

export const lossOfLives = (look: BotView, amount: number): number => {
  const { lives } = me(look);
  const lost = Array.from({ length: Math.min(amount, lives) }, (_, i) =>
    lifeWorth(look, lives - i),
  );
  return -lost.reduce((sum, worth) => sum + worth, 0);
};

export const gainOfLives = (look: BotView, amount: number): number => {
  const { lives } = me(look);
  const gained = Array.from({ length: amount }, (_, i) => lifeWorth(look, lives + 1 + i));
  return gained.reduce((sum, worth) => sum + worth, 0);
};

/** A coin; worth more if a quest asks for coins. */
const goldWorth = (look: BotView): number =>
  taskOf(look)?.do === 'pay' ? worths.gold + worths.pass / 3 : worths.gold;

/** Worth of gaining an amount. */
export function gainWorth(look: BotView, what: string, wanted: number): number {
  const amount = Math.min(wanted, supplyOf(look.sight, what));
  switch (what) {
    case 'life':
      return gainOfLives(look, amount);
    case 'fate':
      return amount * worths.fate;
    case 'gold':
      return me(look).toad ? 0 : amount * goldWorth(look);
    default:
      return amount * pointWorth(look, what);
  }
}

/** Worth of losing an amount; never more than 0. */
export function lossWorth(look: BotView, what: string, wanted: number | 'all'): number {
  const { gold, fate, points, objects, followers, lives } = me(look);
  const least = (held: number): number => Math.min(held, wanted === 'all' ? held : wanted);
  switch (what) {
    case 'life':
      return lossOfLives(look, least(lives));
    case 'gold':
      return -least(gold) * goldWorth(look);
    case 'fate':
      return -least(fate) * worths.fate;
    case 'spell':
      return -least(spellsOf(look)) * worths.spell;
    case 'object':
      return -least(objects.length) * worths.follower;
    case 'follower':
      return -least(followers.length) * worths.follower;
    default:
      return -least(points[what] ?? 0) * pointWorth(look, what);
  }
}

const spellsOf = ({ sight, seat }: BotView): number => handOf(sight.state, seat).length;

/** Lives that can be healed here: for gold, no more than it can pay for. */
export function healingWorth(look: BotView, upTo: number, price: number): number {
  const most = Math.min(healable(look.sight, look.seat), upTo, affordable(look, price));
  return Math.max(0, gainOfLives(look, most) - most * price * worths.gold);
}

export function replenishingWorth(look: BotView, price: number): number {
  const most = Math.min(replenishable(look.sight, look.seat), affordable(look, price));
  return Math.max(0, most * (worths.fate - price * worths.gold));
}

export function spellsWorth(look: BotView, wanted: number, price: number): number {
  if (price > me(look).gold) return 0;
  const drawn = Math.min(wanted, roomForSpells(look));
  return Math.max(0, drawn * worths.spell - price * worths.gold);
}

const roomForSpells = remembered(({ sight, seat }: BotView) => spellRoom(sight, seat));

const affordable = (look: BotView, price: number): number =>
  price === 0 ? Number.MAX_SAFE_INTEGER : Math.floor(me(look).gold / price);

/** The seats that play against this one, and have a character. */
export const rivalsOf = ({ sight, seat }: BotView): readonly Seat[] =>
  sight.state.seats.filter(
    (other) => other !== seat && sight.state.players[other]?.character !== undefined,
  );
