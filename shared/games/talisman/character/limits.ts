import type { Seat } from '../../../engine/index.ts';
import type { Sight } from '../edition/print.ts';
import { type Card } from '../state.ts';
import { handOf, hero, isLiving } from '../state-queries.ts';
import { attributeOf } from './attributes.ts';
import { abilitiesOf } from './powers.ts';

/** The number of Spells a seat may hold (T4-SPL-05, 06); a Toad gains none (T4-TOD-12). */
export const spellLimitOf = (sight: Sight, seat: Seat): number =>
  sight.edition.spellLimit(attributeOf(sight, seat, sight.edition.mind)) +
  moreCarried(sight, seat, 'spells');

/** Sum of the additions of abilities to a limit. */
const moreCarried = (sight: Sight, seat: Seat, what: 'objects' | 'followers' | 'spells'): number =>
  abilitiesOf(sight, seat, 'carry').reduce((sum, { ability }) => sum + (ability[what] ?? 0), 0);

/** The number of Spells a seat may draw now. */
export function spellRoom(sight: Sight, seat: Seat): number {
  if (!isLiving(sight.state, seat) || hero(sight.state, seat).toad) return 0;
  return Math.max(0, spellLimitOf(sight, seat) - handOf(sight.state, seat).length);
}

/** The number of Objects a character can carry (T4-OBJ-03, T4-RUL-116). */
export function carryingLimitOf(sight: Sight, seat: Seat): number {
  const { state, edition } = sight;
  const { followers, objects } = hero(state, seat);
  const carried = (sum: number, card: Card): number => sum + (edition.book.card(card).carries ?? 0);
  const own = edition.numbers.carried + moreCarried(sight, seat, 'objects');
  return objects.reduce(carried, followers.reduce(carried, own));
}

/** The number of Followers a character may keep at the end of its turn (HP-FOL-02). */
export const followerLimitOf = (sight: Sight, seat: Seat): number =>
  (sight.edition.numbers.followers ?? Infinity) + moreCarried(sight, seat, 'followers');
