import type { Seat } from '../../../engine/index.ts';
import type { Foe } from '../edition/bouts.ts';
import { subtypesOf } from '../edition/foe.ts';
import type { Sight } from '../edition/print.ts';
import { type Card } from '../state.ts';
import { hero } from '../state-queries.ts';
import { attributeOf } from './attributes.ts';
import { abilitiesOf, isUsable } from './powers.ts';

type Keyword = 'weapon' | 'armour';

/**
 * The Weapons or Armours a seat can use in a battle with these: any prohibition prevails (T4-GLR-02),
 * by the character (T4-OWN-06), the space or the creature.
 */
export function usableArms(
  sight: Sight,
  seat: Seat,
  { keyword, foes }: { readonly keyword: Keyword; readonly foes: readonly Foe[] },
): readonly Card[] {
  const barred =
    abilitiesOf(sight, seat, 'not-use').some(({ ability }) => ability.keywords.includes(keyword)) ||
    foes.some(({ forbids }) => forbids?.includes(keyword));
  if (barred) return [];
  return hero(sight.state, seat).objects.filter(
    (card) => sight.edition.book.card(card).keyword === keyword && isUsable(sight, seat, card),
  );
}

/** The number of Weapons in one attack (T4-WPN-02, T4-CRD-24). */
export const weaponLimit = (sight: Sight, seat: Seat): number =>
  Math.max(
    sight.edition.numbers.weapons,
    ...abilitiesOf(sight, seat, 'use-weapons').map(({ ability }) => ability.count),
  );

/** The default Weapons: the strongest, as many as are allowed. */
export const weaponsAtHand = (sight: Sight, seat: Seat, foes: readonly Foe[]): readonly Card[] =>
  rankedWeapons(sight, seat, foes).slice(0, weaponLimit(sight, seat));

/** The strongest first. */
export const rankedWeapons = (sight: Sight, seat: Seat, foes: readonly Foe[]): readonly Card[] =>
  usableArms(sight, seat, { keyword: 'weapon', foes }).toSorted(
    (a, b) => worthOf(sight, seat, { card: b, foes }) - worthOf(sight, seat, { card: a, foes }),
  );

/** Worth of a Weapon here: its bonus, and a little more for one that does something besides. */
export function worthOf(
  sight: Sight,
  seat: Seat,
  { card, foes }: { readonly card: Card; readonly foes: readonly Foe[] },
): number {
  const battle = { battle: true, against: subtypesOf(foes) };
  const { might, book } = sight.edition;
  const without = attributeOf(sight, seat, might, battle);
  const thirst = book.card(card).abilities?.some(({ can }) => can === 'drink-life') ? 0.5 : 0;
  return attributeOf(sight, seat, might, { ...battle, weapons: [card] }) - without + thirst;
}
