import type { Seat } from '../../../engine/index.ts';
import type { Effect } from '../content/effect.ts';
import type { Edition, SightInPlay } from '../edition/edition.ts';
import type { CastingLaws, Law } from '../edition/casting-laws.ts';
import type { Sight } from '../edition/print.ts';
import { healable } from '../changes/goods.ts';
import { mayOwn } from '../character/owning.ts';
import { type Card } from '../state.ts';
import { handOf, hero, isLiving } from '../state-queries.ts';
import { isInner } from '../board/regions.ts';
import { ruleOf, spellOf } from './spell-facts.ts';
import type { Casting } from './window-facts.ts';
import { idOf, refer } from '../reference.ts';

/**
 * True if the Spell could have an effect (T4-RUL-87): asked once for the casting as such, and once for
 * each target. Only public facts count, so that an offer reveals nothing.
 */
export const isLawful = (sight: SightInPlay, casting: Casting, target?: string): boolean =>
  spellOf(sight, casting.card).effects.every((effect) => {
    const law = lawOf(sight, effect, target === undefined ? 'mayCast' : 'mayAim');
    if (law === undefined) return true;
    return law(sight, { ...casting, effect, ...(target !== undefined && { target }) });
  });

/** The casting law of an effect, by its own rule or its verb: the edition's before that of any board. */
function lawOf(sight: SightInPlay, effect: Effect, law: keyof CastingLaws): Law | undefined {
  const own = ruleOf(sight, effect);
  if (own !== undefined) return own[law];
  return sight.edition.verbLaws[effect.do]?.[law] ?? verbLaws[effect.do]?.[law];
}

/** Laws of casting that hold on any board, by verb. */
const verbLaws: Edition['verbLaws'] = {
  transmute: { mayCast: ({ state }, { seat }) => hero(state, seat).objects.length > 0 },
  travel: { mayCast: (sight, { seat }) => !isInner(sight, hero(sight.state, seat).space) },
  heal: { mayAim: (sight, { target }) => healable(sight, seatIn(target)) > 0 },
  lose: {
    mayAim: ({ state }, { target, card, effect }) =>
      effect.do !== 'lose' ||
      effect.what !== 'spell' ||
      handOf(state, seatIn(target)).some((held) => held !== card),
  },
};

const seatIn = (target = ''): Seat => idOf(target);

/** Gold and Objects that the caster may take of another (T4-OWN-09), as options. */
export function takeable(sight: Sight, caster: Seat, from: Seat): readonly string[] {
  if (!isLiving(sight.state, from)) return [];
  const { gold, objects } = hero(sight.state, from);
  const mayHaveGold =
    hero(sight.state, caster).toad === undefined || sight.state.options.toadCarries;
  return [
    ...(gold > 0 && mayHaveGold ? ['gold'] : []),
    ...objects.filter((card) => mayOwn(sight, caster, card)).map((card) => refer('card', card)),
  ];
}

/** The Followers of another that the caster may have (T4-OWN-10). */
export const lureable = (sight: Sight, caster: Seat, from: Seat): readonly Card[] =>
  isLiving(sight.state, from)
    ? hero(sight.state, from).followers.filter((card) => mayOwn(sight, caster, card))
    : [];
