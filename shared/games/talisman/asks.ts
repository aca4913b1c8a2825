import type { Asks } from '../../engine/index.ts';
import { moments } from './content/moments.ts';

const about = (...names: readonly string[]): Readonly<Record<string, true>> =>
  Object.fromEntries(names.map((name) => [name, true as const]));

/** The source of a question: the card, space, figure or ability it comes by. */
const source = about('card', 'space', 'figure', 'ability');
const nothing = about();

/**
 * The closed vocabulary of questions, whose words are `question.<kind>`, and the possible subjects of
 * each, for standing orders. A star stands for open names: dice are as many as are rolled, and prices
 * are of all things on sale.
 */
export const asks = {
  character: nothing,
  counter: nothing,
  inherit: nothing,
  react: {
    moment: moments,
    ...about('turn', 'space', 'attribute', 'attacker', 'foe', 'spell', 'caster', 'target'),
    ...about('loser', 'lives', 'cause', 'card', 'roll', 'roller', 'die*'),
  },
  target: about('spell'),
  fate: {
    ...about('roll', 'die*', 'score', 'foe', 'from', 'seat'),
    ...about('attribute', 'points', 'ahead', 'back'),
    ...source,
  },
  boost: about('ability', 'roll', 'total', 'more'),
  skip: { ...about('ability'), ...source },
  dice: about('ability', 'dice'),
  start: nothing,
  move: about('steps', 'turn', 'roll', 'die*'),
  onward: about('steps'),
  advance: about('steps', 'roll', 'die*'),
  regenerate: about('ability'),
  lock: nothing,
  encounter: nothing,
  approach: about('seat'),
  before: source,
  draw: about('cards'),
  'draw-spells': nothing,
  redraw: nothing,
  evade: about('from'),
  quell: about('card'),
  weapon: nothing,
  assist: about('attribute', 'foe', 'score', 'against'),
  spoils: about('card'),
  reward: about('from'),
  loot: nothing,
  steal: about('from'),
  take: nothing,
  visit: source,
  buy: { ...source, ...about('price:*') },
  shoplift: source,
  heal: { ...source, ...about('price') },
  replenish: { ...source, ...about('price') },
  spell: { ...source, ...about('price') },
  travel: source,
  alchemy: { ...source, ...about('gold') },
  follower: { ...source, ...about('from') },
  sacrifice: about('lives'),
  sell: { ...source, ...about('gold') },
  quest: about('space'),
  deliver: nothing,
  crown: nothing,
  trade: about('attribute', 'rate'),
  surplus: nothing,
  forget: nothing,
  swap: nothing,
  stir: about('figure', 'steps'),
  prey: about('figure'),
  stat: about('figure', 'foe', 'value'),
  ditch: nothing,
  pick: source,
  use: about('ability', 'card'),
  rescue: about('ability', 'lives'),
  luck: about('ability', 'card', 'roll', 'roller', 'die*', 'score', 'foe'),
  stride: about('steps'),
} satisfies Asks;
export type Kind = keyof typeof asks;

/** True if a question is of this game. */
export const isKind = (kind: string): kind is Kind => Object.hasOwn(asks, kind);

/** The questions that begin a match for a player, who is not asked them again and again. */
export const askedOnce: readonly Kind[] = ['character', 'counter'];

/** The questions that an edition asks, by kind: all except those its rules never need. */
export const askedBy = ({ neverAsks }: { readonly neverAsks: readonly Kind[] }): Asks =>
  Object.fromEntries(
    Object.entries(asks).filter(([kind]) => !(isKind(kind) && neverAsks.includes(kind))),
  );
