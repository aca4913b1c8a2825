import { carryOut } from '../../../asking/carry-out.ts';
import { tell, type Procedure } from '../../../../../engine/index.ts';
import type { Special, SpecialRule, TalismanTable } from '../../../edition/edition.ts';
import type { Occasion } from '../../../edition/occasions.ts';
import type { TalismanEvent } from '../../../events.ts';
import { rollDie } from '../../../dice/fate.ts';
import { settle } from '../../../changes/settle.ts';
import { loseFollowers, loseLives } from '../../../spells/loss.ts';
import { type Card } from '../../../state.ts';
import { hero } from '../../../state-queries.ts';
import { enslave } from './enslave.ts';
import { canDitch } from '../../../any-time/any-time.ts';
import { before } from '../../../asking/before.ts';
import { causeOf } from '../../../edition/source.ts';
import { leaveUnlessThere } from '../../../asking/guards.ts';
import { refer } from '../../../reference.ts';

/** Where raiders leave what they take. */
const hoard = 'oasis';

/** All gold is carried off to the Oasis, and lies there for anybody. */
const raiders: Special = function* (table, occasion) {
  const { seat } = occasion;
  const { gold: amount } = hero(table.state, seat);
  const of = causeOf(table, occasion);
  if (amount > 0) yield* tell<TalismanEvent>({ type: 'GoldLost', seat, amount, space: hoard, of });
};

/** The end of this turn, and of two more of the drawer: each has two slowed turns (T4-RUL-113). */
const blizzardEnds = 3;

const blizzard: Special = function* (_, { seat, card }) {
  const until = { seat, at: 'turn-end', times: blizzardEnds } as const;
  const aside = card === undefined ? {} : ({ card, pile: 'adventure' } as const);
  yield* tell<TalismanEvent>({
    type: 'LastingBegan',
    lasting: { kind: 'blizzard', by: seat, until, ...aside },
  });
};

/** Up to this die one falls (T4-RUL-74). */
const falls = 2;

/** A die for oneself, then one for each Follower, each by itself for fate. */
const chasm: Special = function* (table, occasion) {
  const { seat } = occasion;
  yield* before(table, occasion, () => canDitch(table, seat, 'followers'));
  leaveUnlessThere(table, occasion);
  const own = yield* rollDie(table, seat, { label: 'chasm' });
  leaveUnlessThere(table, occasion);
  const of = causeOf(table, occasion);
  const loss = { seat, amount: 1, cause: 'space', of } as const;
  if (own <= falls) yield* carryOut(table, loseLives(table, loss));
  yield* settle(table);
  leaveUnlessThere(table, occasion);
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
    const die = yield* rollDie(table, seat, { label: 'chasm', about });
    leaveUnlessThere(table, occasion);
    if (die <= falls) yield* carryOut(table, loseFollowers(table, seat, [card], { to: 'discard' }));
    yield* settle(table);
    leaveUnlessThere(table, occasion);
  }
}

/** The rules that single cards and spaces of the Outer and Middle Region have to themselves. */
export const specials: Readonly<Record<string, SpecialRule>> = {
  raiders: { does: raiders },
  blizzard: { does: blizzard },
  chasm: { does: chasm },
  enslaved: { does: enslave },
};
