import type { Effect } from '../content/effect.ts';
import { withParts } from '../content/parts.ts';
import type { Looks, ThingLook } from '../edition/looks.ts';
import { cardLooks, goodLooks } from './card-thing.ts';

/** The looks of effects that name no thing. */
const byDeed: Readonly<Partial<Record<Effect['do'], ThingLook>>> = {
  heal: { tone: 'red', glyph: 'healing' },
  replenish: goodLooks.fate,
  spells: cardLooks.spell,
  shop: { tone: 'brown', glyph: 'shop' },
  transmute: { tone: 'yellow', glyph: 'gold-bar' },
  roll: { tone: 'purple', glyph: 'perspective-dice-six-faces-random' },
  test: { tone: 'purple', glyph: 'perspective-dice-six-faces-random' },
  wander: { tone: 'purple', glyph: 'perspective-dice-six-faces-random' },
  fight: cardLooks.enemy,
  receive: { tone: 'brown', glyph: 'card-draw' },
  pick: { tone: 'brown', glyph: 'card-draw' },
  travel: { tone: 'teal', glyph: 'footsteps' },
  teleport: { tone: 'teal', glyph: 'footsteps' },
};

/** The look of a service of a space or card: that of its first effect with one, and a price if it has nothing else. */
export function shopLook(effects: readonly Effect[], { attributes }: Looks): ThingLook {
  const named: Readonly<Record<string, ThingLook>> = { ...cardLooks, ...goodLooks, ...attributes };
  const [found] = effects
    .flatMap(withParts)
    .flatMap(
      (one) => (one.do === 'gain' || one.do === 'lose' ? named[one.what] : byDeed[one.do]) ?? [],
    );
  return found ?? (effects.some((one) => one.do === 'pay') ? goodLooks.gold : { glyph: 'shop' });
}
