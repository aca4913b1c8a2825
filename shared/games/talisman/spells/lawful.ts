import type { Seat } from '../../../engine/index.ts';
import type { Effect } from '../content/effect.ts';
import type { Sight } from '../edition.ts';
import { deckAt } from '../encounter/draw-card.ts';
import { healable } from '../goods.ts';
import { has, mayOwn } from '../powers.ts';
import { clockwise, deckIn, handOf, hero, isLiving, lastingOn, type Card } from '../state.ts';
import { isInner } from './regions.ts';
import { ruleOf, spellOf } from './spell-facts.ts';
import { concernedIn, type Casting } from './window-facts.ts';

/** What a law looks at: the casting, the target once there is one, and the effect it is for. */
type Aim = Casting & { readonly target?: string; readonly effect: Effect };
type Law = (sight: Sight, aim: Aim) => boolean;

/**
 * Whether the Spell could do anything (T4-RUL-87): asked once for the casting as such, and once for
 * each target. Only what everybody sees counts, so that an offer betrays nothing.
 */
export const isLawful = (sight: Sight, casting: Casting, target?: string): boolean =>
  spellOf(sight, casting.card).effects.every((effect) => {
    const aim = { ...casting, effect, ...(target !== undefined && { target }) };
    const [rule, { laws }] = [ruleOf(effect), sight.edition];
    const law =
      target === undefined
        ? (laws.castings[rule] ?? castings[rule])
        : (laws.aims[rule] ?? aims[rule]);
    return law?.(sight, aim) ?? true;
  });

/** By rule: whether it can be cast at all. */
const castings: Readonly<Record<string, Law>> = {
  transmute: ({ state }, { seat }) => hero(state, seat).objects.length > 0,
  divination: (sight, { seat }) =>
    deckIn(sight.state, deckAt(sight, hero(sight.state, seat).space)).length > 0,
  travel: (sight, { seat }) => !isInner(sight, hero(sight.state, seat).space),
  'psionic-blast': ({ edition }, { window }) => window.attribute === edition.might,
  preservation: (sight, { window }) =>
    window.moment === 'kill' ||
    concernedIn(window).every((seat) => !has(sight, seat, 'shun-spells')),
};

/** By rule: whether this is a target for it. */
const aims: Readonly<Record<string, Law>> = {
  acquisition: (sight, { seat, target }) => takeable(sight, seat, seatIn(target)).length > 0,
  mesmerism: (sight, { seat, target }) => lureable(sight, seat, seatIn(target)).length > 0,
  heal: (sight, { target }) => healable(sight, seatIn(target)) > 0,
  lose: ({ state }, { target, card, effect }) =>
    effect.do !== 'lose' ||
    effect.what !== 'spell' ||
    handOf(state, seatIn(target)).some((held) => held !== card),
  hex: (sight, { target = '' }) => canBeHexed(sight, target.slice('space:'.length)),
  immobility: ({ state }, { target = '' }) =>
    lastingOn(state, 'immobile', target.slice(target.indexOf(':') + 1)).length === 0,
};

const seatIn = (target = ''): Seat => target.slice('seat:'.length);

/** A space of the Outer or Middle Region that nobody stands on. */
const canBeHexed = (sight: Sight, space: string): boolean =>
  !isInner(sight, space) &&
  clockwise(sight.state, '').every((seat) => hero(sight.state, seat).space !== space);

/** What the caster may take of another's gold and Objects (T4-OWN-09), as options. */
export function takeable(sight: Sight, caster: Seat, from: Seat): readonly string[] {
  if (!isLiving(sight.state, from)) return [];
  const { gold, objects } = hero(sight.state, from);
  const mayHaveGold =
    hero(sight.state, caster).toad === undefined || sight.state.options.toadCarries;
  return [
    ...(gold > 0 && mayHaveGold ? ['gold'] : []),
    ...objects.filter((card) => mayOwn(sight, caster, card)).map((card) => `card:${card}`),
  ];
}

/** The Followers of another that the caster may have (T4-OWN-10). */
export const lureable = (sight: Sight, caster: Seat, from: Seat): readonly Card[] =>
  isLiving(sight.state, from)
    ? hero(sight.state, from).followers.filter((card) => mayOwn(sight, caster, card))
    : [];
