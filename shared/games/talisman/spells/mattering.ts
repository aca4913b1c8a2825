import type { Seat } from '../../../engine/index.ts';
import { healable } from '../changes/goods.ts';
import type { Moment } from '../content/moments.ts';
import type { SightInPlay } from '../edition/edition.ts';
import { refer } from '../reference.ts';
import { hero, isLiving } from '../state-queries.ts';
import { rulesOf, spellOf } from './spell-facts.ts';
import { concernedIn, type Casting } from './window-facts.ts';

/**
 * True if a Spell would do something to its holder's good at a moment of its own turn, or when it is the
 * target: then the holder is asked, unless it wants otherwise. Judged by public facts, and what the Spell
 * itself says.
 */
export function matters(sight: SightInPlay, casting: Casting): boolean {
  if (!isOwnAffair(sight, casting)) return false;
  const { effects } = spellOf(sight, casting.card);
  for (const effect of effects) {
    if (effect.do === 'heal') return needsHealing(sight, casting, effect.upTo);
  }
  const rules = rulesOf(sight, casting.card);
  const own = rules.filter((rule) => rule.matters !== undefined);
  if (own.length > 0) return own.every((rule) => rule.matters?.(sight, casting));
  return isFirstMoment(sight, casting);
}

/** True in the holder's own turn, and where it is concerned or the target of a Spell. */
function isOwnAffair({ state }: SightInPlay, { seat, window }: Casting): boolean {
  const { moment, about } = window;
  if (state.turn.seat === seat) return true;
  if (moment === 'cast') return isAimedAt(about, seat);
  return concernedIn(window).includes(seat) || about?.['roller'] === refer('seat', seat);
}

/** True for the target of a Spell; the Command Spell, which is no card, is for all. */
const isAimedAt = (about: Casting['window']['about'] = {}, seat: Seat): boolean =>
  about['spell'] === undefined || about['target'] === refer('seat', seat);

/** The moments of a turn at which nothing is about to happen. */
const calm: readonly Moment[] = ['turn.start', 'move.done', 'cards.revealed', 'turn.end'];
const isCalm = (moment: Moment): boolean => calm.includes(moment);

/** True for the first of the calm moments that a Spell names, and for all others. */
function isFirstMoment(sight: SightInPlay, { card, window }: Casting): boolean {
  const first = spellOf(sight, card).when.find(isCalm);
  return !isCalm(window.moment) || window.moment === first;
}

/**
 * True for a holder with wounds for the full effect as its turn begins, and for one with its last
 * life at any moment of the Spell.
 */
function needsHealing(sight: SightInPlay, casting: Casting, upTo = 1): boolean {
  const { seat } = casting;
  if (!isLiving(sight.state, seat) || healable(sight, seat) === 0) return false;
  if (hero(sight.state, seat).lives === 1) return true;
  return healable(sight, seat) >= upTo && isFirstMoment(sight, casting);
}
