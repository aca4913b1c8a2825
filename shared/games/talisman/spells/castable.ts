import type { Seat } from '../../../engine/index.ts';
import type { SightInPlay } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import { has, suppresses } from '../character/powers.ts';
import { isUnder } from '../edition/lasts.ts';
import { type Card, type Preference } from '../state.ts';
import { handOf, hero, isLiving, preferenceOf } from '../state-queries.ts';
import { isLawful } from './lawful.ts';
import { matters } from './mattering.ts';
import { isHeldMidMove, spellOf } from './spell-facts.ts';
import { targetsOf } from './targets.ts';
import { concernedIn, type Casting, type Window } from './window-facts.ts';
import { idOf, refer, refersTo } from '../reference.ts';

/**
 * True if nothing forbids a seat to cast, including the Command Spell (T4-GLR-02), and it has no ward
 * (T4-RUL-111).
 */
export const isFreeToCast = (sight: Sight, seat: Seat): boolean =>
  isFreeButForWards(sight, seat) && !has(sight, seat, 'shun-spells');

/**
 * True if only its own wards could forbid a seat to cast. Casting is forbidden to a Toad (T4-TOD-12),
 * on a space that suppresses it (T4-BRD-44), to a seat held for the turn (T4-CRD-14), and to all while
 * magic is destroyed.
 */
export function isFreeButForWards(sight: Sight, seat: Seat): boolean {
  const { state } = sight;
  return (
    isLiving(state, seat) &&
    hero(state, seat).toad === undefined &&
    !suppresses(sight, seat, 'spells') &&
    !isUnder(sight, 'stillsMagic', seat) &&
    !isUnder(sight, 'holds', seat)
  );
}

/** Free to cast, and below its limit for this turn (T4-SPL-16 to 18, T4-RUL-56, 88). */
const mayCast = (sight: Sight, seat: Seat, window: Window): boolean =>
  isFreeToCast(sight, seat) &&
  (sight.state.turn.casts[seat] ?? 0) < castLimitOf(sight, seat, window);

/** The number of Spells a seat may cast in this turn; by a house rule one at most (T4-HOU-07). */
function castLimitOf({ state, edition }: Sight, seat: Seat, window: Window): number {
  const printed = edition.castLimit(state, isOwnTurn({ state, edition }, seat, window));
  return state.options.oneSpell ? Math.min(printed, 1) : printed;
}

/** True if a seat casts as in its own turn; a missed turn does not count. */
const isOwnTurn = ({ state }: Sight, seat: Seat, { missed }: Window): boolean =>
  state.turn.seat === seat && !missed;

/** The Spells that a seat may cast in this window: not those without a legal target (T4-RUL-87). */
export function castable(sight: SightInPlay, seat: Seat, window: Window): readonly Card[] {
  const timely = handOf(sight.state, seat).filter((card) =>
    isTimely(sight, { seat, card, window }),
  );
  if (timely.length === 0 || !mayCast(sight, seat, window)) return [];
  return timely.filter((card) => canTakeEffect(sight, { seat, card, window }));
}

/**
 * The castable Spells as options of a question, by kind: `cast:healing`; not those that the holder wants
 * to hold. Copies are alike, and an order to cast can then be laid down before a copy is drawn.
 */
export const castOptions = (sight: SightInPlay, seat: Seat, window: Window): readonly string[] =>
  optionsOf(
    sight,
    castable(sight, seat, window).filter((card) => preferenceFor(sight, seat, card) !== 'hold'),
  );

/** True if a holder wants to be asked about one of these Spells now, by its preferences or because it matters. */
export const wantsToCast = (sight: SightInPlay, seat: Seat, window: Window): boolean =>
  castable(sight, seat, window).some((card) => {
    const preference = preferenceFor(sight, seat, card);
    return (
      preference === 'always' ||
      (preference === undefined && matters(sight, { seat, card, window }))
    );
  });

const preferenceFor = ({ state, edition }: Sight, seat: Seat, card: Card): Preference | undefined =>
  preferenceOf(state, seat, edition.book.kindOf(card));

const optionsOf = (sight: Sight, cards: readonly Card[]): readonly string[] => [
  ...new Set(cards.map((card) => refer('cast', sight.edition.book.kindOf(card)))),
];

/** The copy that an option casts; `undefined` for an option that is no cast. */
export function castBy(sight: Sight, seat: Seat, option: string): Card | undefined {
  if (!refersTo('cast', option)) return undefined;
  const kind = idOf(option);
  return handOf(sight.state, seat).find((card) => sight.edition.book.kindOf(card) === kind);
}

const canTakeEffect = (sight: SightInPlay, casting: Casting): boolean =>
  isLawful(sight, casting) && targetsOf(sight, casting)?.length !== 0;

/**
 * True if, by public knowledge, a seat could cast something in this window: it holds a Spell, nothing
 * visible forbids it to cast, and there are Spells for this moment.
 */
export const mightCast = (sight: SightInPlay, seat: Seat, window: Window): boolean =>
  handOf(sight.state, seat).length > 0 &&
  mayCast(sight, seat, window) &&
  sight.edition.book.instances('spells').some((card) => isTimely(sight, { seat, card, window }));

/** True if the moment is one the card names, and concerns the caster (T4-SPL-12). */
function isTimely(sight: SightInPlay, { seat, card, window }: Casting): boolean {
  const { when, by } = spellOf(sight, card);
  if (!when.includes(window.moment) && !isHeldMidMove(sight, { seat, card, window })) return false;
  switch (by) {
    case 'active':
      return isOwnTurn(sight, seat, window);
    case 'concerned':
      return concernedIn(window).includes(seat);
    case 'anyone':
      return true;
  }
}
