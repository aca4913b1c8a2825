import { tell, type AtOnce, type Procedure, type Seat } from '../../../../../engine/index.ts';
import { prefer } from '../../../any-time/preferences.ts';
import { isPaused, pausesOf } from '../../../any-time/pauses.ts';
import { choose, FEWEST } from '../../../asking/asking.ts';
import { discardCard } from '../../../changes/cards.ts';
import type { AbilityOf } from '../../../content/ability.ts';
import type { Effect } from '../../../content/effect.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import type { Sight } from '../../../edition/print.ts';
import type { TalismanEvent } from '../../../events.ts';
import { gainableSpells } from '../../../spells/gain.ts';
import { healable, lose, pay } from '../../../changes/goods.ts';
import { abilitiesOf, type Power } from '../../../character/powers.ts';
import { spellLimitOf } from '../../../character/limits.ts';
import { settle } from '../../../changes/settle.ts';
import { handOf, hero, isLiving, preferenceOf } from '../../../state-queries.ts';
import { idOf, refer } from '../../../reference.ts';

type Occurring = Power<'occasion'>;

/**
 * Abilities and cards that act at the start or end of the seat's own turn, in the order they are
 * owned.
 */
export function* occasions(
  table: TalismanTable,
  seat: Seat,
  at: AbilityOf<'occasion'>['at'],
): Procedure {
  const due = (): readonly Occurring[] =>
    isLiving(table.state, seat)
      ? abilitiesOf(table, seat, 'occasion').filter(({ ability }) => ability.at === at)
      : [];
  for (const { ability } of due()) {
    const power = due().find((one) => one.ability.id === ability.id);
    if (power === undefined || !isPossible(table, seat, power)) continue;
    if (isAsked(table, seat, power)) yield* occur(table, seat, power);
  }
  if (at === 'turn-start' && wantsStart(table, seat)) {
    yield* prefer(seat, START);
  }
}

/**
 * A right of the start of a turn is offered beside the questions of the move (`use:<ability>`), or asked
 * after a pause. One of its end is asked after a pause. All others come as ever (HP-RUL-63).
 */
const isAsked = (table: TalismanTable, seat: Seat, { ability }: Occurring): boolean =>
  table.rules < FEWEST ||
  !isRight(ability) ||
  (ability.at === 'turn-end' ? isPaused(table, seat, 'end') : wantsStart(table, seat));

/** Name of the start of the next own turn, in pauses and preferences. */
const START = 'start';

const wantsStart = ({ state }: Sight, seat: Seat): boolean =>
  preferenceOf(state, seat, START) === 'next';

/** The right to be asked as the next own turn begins, `pause:start`; of a seat with a right then. */
export function startPause(sight: Sight, seat: Seat): readonly string[] {
  if (!isLiving(sight.state, seat) || wantsStart(sight, seat)) return [];
  return hasRight(sight, seat, 'turn-start') ? [refer('pause', START)] : [];
}

/**
 * The right to be asked as the own turn ends, `pause:end`, of a seat that owns a right then, and nothing
 * to leave behind.
 */
export function endPause(sight: Sight, seat: Seat): readonly string[] {
  const { turn } = sight.state;
  if (turn.seat !== seat || turn.phase === 'end' || isPaused(sight, seat, 'end')) return [];
  const isOffered = pausesOf(sight, seat).length > 0 || !hasRight(sight, seat, 'turn-end');
  return isOffered ? [] : [refer('pause', 'end')];
}

const hasRight = (sight: Sight, seat: Seat, at: AbilityOf<'occasion'>['at']): boolean =>
  abilitiesOf(sight, seat, 'occasion').some(({ ability }) => ability.at === at && isRight(ability));

/** True for what its owner may do at the start or the end of every turn, and does not use up by it. */
const isRight = ({ ask, pay, spend }: AbilityOf<'occasion'>): boolean =>
  !spend && (ask === true || pay !== undefined);

/**
 * The rights of the start of the own turn, as long as it is at its move; each once a turn, for the
 * ability itself is used once.
 */
export function usable(sight: Sight, seat: Seat): readonly string[] {
  const { turn } = sight.state;
  if (turn.seat !== seat || turn.phase !== 'move' || !isLiving(sight.state, seat)) return [];
  return rightsAtStart(sight, seat).map(({ ability: { id } }) => refer('use', id));
}

const rightsAtStart = (sight: Sight, seat: Seat): readonly Occurring[] =>
  abilitiesOf(sight, seat, 'occasion').filter(
    (power) =>
      power.ability.at === 'turn-start' &&
      isRight(power.ability) &&
      !sight.state.turn.used.includes(`${seat}/${power.ability.id}`) &&
      isPossible(sight, seat, power),
  );

export function* useRight(table: TalismanTable, seat: Seat, id: string): Procedure {
  const power = rightsAtStart(table, seat).find(({ ability }) => ability.id === id);
  if (power !== undefined) yield* happen(table, seat, { ...power, payment: 'yes' });
}

function* occur(table: TalismanTable, seat: Seat, power: Occurring): Procedure {
  const payment = yield* paymentFor(table, seat, power);
  if (payment === 'no' || !isPossible(table, seat, power)) return;
  yield* happen(table, seat, { ...power, payment });
}

function* happen(
  table: TalismanTable,
  seat: Seat,
  { ability, card, payment }: Occurring & { readonly payment: string },
): Procedure {
  yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: ability.id });
  yield* payFor(table, seat, { ability, payment });
  if (ability.spend && card !== undefined) yield* discardCard(table, card, { seat });
  const { space } = hero(table.state, seat);
  yield* table.perform(
    table,
    { seat, space, ability: ability.id, ...(card !== undefined && { card }) },
    ability.effects,
  );
  yield* settle(table);
}

/** True if its condition holds, its price can be paid, and it could have an effect. */
function isPossible(sight: Sight, seat: Seat, { ability }: Occurring): boolean {
  const { when, pay = {}, effects } = ability;
  if (effects.every((effect) => isIdle(sight, seat, effect))) return false;
  const { gold, fate, followers } = hero(sight.state, seat);
  const paid =
    gold >= (pay.gold ?? 0) &&
    fate >= (pay.fate ?? 0) &&
    (pay.follower === undefined || followers.length > 0);
  if (when === 'no-gold') return paid && gold === 0;
  if (when === 'ordinary') return paid && !sight.state.turn.extra;
  if (when !== 'no-spell') return paid;
  return paid && handOf(sight.state, seat).length === 0 && spellLimitOf(sight, seat) > 0;
}

/** True for a heal with nothing to heal, or a Spell without room for it. */
const isIdle = (sight: Sight, seat: Seat, effect: Effect): boolean =>
  (effect.do === 'heal' && healable(sight, seat) === 0) ||
  (effect.do === 'spells' && gainableSpells(sight, seat) === 0);

/** The payment for it: `no`, `yes`, or the Follower given up; unasked if it is automatic. */
function* paymentFor(
  table: TalismanTable,
  seat: Seat,
  { ability, card }: Occurring,
): Procedure<string> {
  if (!ability.ask && !ability.pay) return 'yes';
  const ways = (): readonly string[] =>
    ability.pay?.follower
      ? hero(table.state, seat).followers.map((follower) => refer('card', follower))
      : ['yes'];
  return yield* choose(table, seat, {
    kind: 'use',
    what: ability.id,
    about: {
      ability: refer('ability', ability.id),
      ...(card !== undefined && { card: refer('card', card) }),
    },
    options: () => ['no', ...ways()],
  });
}

function* payFor(
  table: TalismanTable,
  seat: Seat,
  { ability, payment }: { readonly ability: AbilityOf<'occasion'>; readonly payment: string },
): AtOnce {
  const { gold = 0, fate = 0, follower } = ability.pay ?? {};
  const of = refer('ability', ability.id);
  yield* pay(table, seat, { amount: gold, of });
  yield* lose(table, seat, { what: 'fate', amount: fate, of });
  if (follower) yield* discardCard(table, idOf(payment), { seat });
}
