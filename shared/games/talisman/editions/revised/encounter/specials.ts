import { carryOut } from '../../../asking/carry-out.ts';
import { tell, type Procedure } from '../../../../../engine/index.ts';
import type { Special, SpecialRule, TalismanTable } from '../../../edition/edition.ts';
import type { Occasion } from '../../../edition/occasions.ts';
import type { TalismanEvent } from '../../../events.ts';
import { begin, ofOrdinaryTurns } from '../../../spells/lasting.ts';
import { decidedIf } from '../../../dice/decided.ts';
import { rollDie } from '../../../dice/fate.ts';
import { settleAt } from '../../../asking/settle-at.ts';
import { loseFollowers, loseLives } from '../../../spells/loss.ts';
import { type Card } from '../../../state.ts';
import { hero } from '../../../state-queries.ts';
import { enslave } from './enslave.ts';
import { canDitch } from '../../../any-time/any-time.ts';
import { before } from '../../../asking/before.ts';
import { causeOf } from '../../../edition/source.ts';
import { refer } from '../../../reference.ts';

/** The space of the raiders' hoard. */
const hoard = 'oasis';

/** Carries off all gold to the Oasis, where any character can take it. */
const raiders: Special = function* (table, occasion) {
  const { seat } = occasion;
  const { gold: amount } = hero(table.state, seat);
  const of = causeOf(table, occasion);
  if (amount > 0) yield* tell<TalismanEvent>({ type: 'GoldLost', seat, amount, space: hoard, of });
};

/**
 * The ordinary turns of the drawer after which it ends: each player has two slowed turns (T4-RUL-113).
 */
const blizzardEnds = 2;

/**
 * Slows all, from the next ordinary turn on, which is the next player's: extra turns of the drawer
 * come before it. The end of this turn counts too, unless it is an extra one.
 */
const blizzard: Special = function* (table, { seat, card }) {
  const aside = card === undefined ? {} : ({ card, pile: 'adventure' } as const);
  const { extra } = table.state.turn;
  const isNew = table.rules >= 2;
  const times = blizzardEnds + (isNew && extra ? 0 : 1);
  yield* begin({
    kind: 'blizzard',
    by: seat,
    ...aside,
    until: ofOrdinaryTurns(table, { seat, at: 'turn-end', times }),
    ...(isNew && { asleep: true }),
  });
};

/** Up to this die one falls (T4-RUL-74). */
const falls = 2;

/** Rolls a die for the character, then one for each Follower, each separate for fate. */
const chasm: Special = function* (table, occasion) {
  const { seat } = occasion;
  yield* before(table, occasion, () => canDitch(table, seat, 'followers'));
  const own = yield* rollDie(table, occasion, {
    label: 'chasm',
    ...decidedIf(table, ([rolled = 0]) => rolled > falls),
  });
  const of = causeOf(table, occasion);
  const loss = { seat, amount: 1, cause: 'space', of } as const;
  if (own <= falls) yield* carryOut(table, loseLives(table, loss));
  yield* settleAt(table, occasion);
  yield* followersFall(table, occasion, hero(table.state, seat).followers);
};

function* followersFall(
  table: TalismanTable,
  occasion: Occasion,
  followers: readonly Card[],
): Procedure {
  const { seat } = occasion;
  for (const card of followers) {
    if (!hero(table.state, seat).followers.includes(card)) continue;
    const about = { card: refer('card', table.edition.book.kindOf(card)) };
    const die = yield* rollDie(table, occasion, {
      label: 'chasm',
      about,
      ...decidedIf(table, ([rolled = 0]) => rolled > falls && !isForced(table, card)),
    });
    if (die <= falls) yield* carryOut(table, loseFollowers(table, seat, [card], { to: 'discard' }));
    yield* settleAt(table, occasion);
  }
}

/** True for a Follower that its owner may want to lose, because it can't leave it. */
const isForced = ({ edition: { book } }: TalismanTable, card: Card): boolean =>
  book.card(card).forced === true;

/** The rules of single cards and spaces of the Outer and Middle Region. */
export const specials: Readonly<Record<string, SpecialRule>> = {
  raiders: { does: raiders },
  blizzard: { does: blizzard },
  chasm: { does: chasm },
  enslaved: { does: enslave },
};
