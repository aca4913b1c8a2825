import { tell, type AtOnce, type Procedure, type Seat } from '../../../../../engine/index.ts';
import { agrees } from '../../../asking/asking.ts';
import { discardCard } from '../../../changes/cards.ts';
import type { Edition, TalismanTable } from '../../../edition/edition.ts';
import type { Sight } from '../../../edition/print.ts';
import type { Bout } from '../../../edition/bouts.ts';
import type { TalismanEvent } from '../../../events.ts';
import { lose } from '../../../changes/goods.ts';
import { abilitiesOf, fateOf, type Power } from '../../../character/powers.ts';
import { begin, untilTurnEnds } from '../../../spells/lasting.ts';
import { hero, isLiving } from '../../../state-queries.ts';
import { isEnemy, scores } from './versus.ts';
import { refer } from '../../../reference.ts';

type Lost = 'again' | 'standoff' | 'lost';

/** Sacrifices before the attack roll that add to it (HP-BAT-04), and reversals of a defeat. */
export const bout: Edition['bout'] = {
  *before(table, seat, fight) {
    for (const { ability } of spendable(table, seat, fight)) {
      yield* maybeSpend(table, seat, { id: ability.id, fight });
    }
  },
  *lost(table, seat, fight) {
    if (!fight.foes.some((foe) => isEnemy(table, foe))) return fight.outcome;
    if (fight.outcome === 'lost' && (yield* isStoodBy(table, seat))) return 'standoff';
    return yield* maybeAgain(table, seat, fight.outcome);
  },
};

/** Cards of its own that add to this attack once they are discarded. */
const spendable = (sight: Sight, seat: Seat, fight: Bout): readonly Power<'score'>[] =>
  isLiving(sight.state, seat)
    ? abilitiesOf(sight, seat, 'score').filter(
        ({ ability }) => ability.spend === true && scores(sight, ability, fight),
      )
    : [];

const wants = (
  table: TalismanTable,
  seat: Seat,
  { kind, id }: { readonly kind: 'use' | 'rescue'; readonly id: string },
): Procedure<boolean> =>
  agrees(table, seat, { kind, what: id, about: { ability: refer('ability', id) } });

type Offer = { readonly id: string; readonly fight: Bout };

function* maybeSpend(table: TalismanTable, seat: Seat, { id, fight }: Offer): Procedure {
  const find = () => spendable(table, seat, fight).find(({ ability }) => ability.id === id);
  if (find() === undefined || !(yield* wants(table, seat, { kind: 'use', id }))) return;
  const power = find();
  if (power !== undefined) yield* spend(table, seat, { power, attribute: fight.attribute });
}

function* spend(
  table: TalismanTable,
  seat: Seat,
  { power, attribute }: { readonly power: Power<'score'>; readonly attribute: string },
): AtOnce {
  const { ability, card } = power;
  if (card === undefined) return;
  yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: ability.id });
  yield* discardCard(table, card, { seat });
  yield* begin({
    kind: ability.id,
    by: seat,
    on: seat,
    bonus: { [attribute]: ability.amount },
    inBattle: true,
    forBattle: true,
    until: untilTurnEnds(table.state),
  });
}

const ownedRule = (sight: Sight, seat: Seat, rule: string): Power<'special'> | undefined =>
  isLiving(sight.state, seat)
    ? abilitiesOf(sight, seat, 'special').find(({ ability }) => ability.rule === rule)
    : undefined;

/** Dismisses a Follower, and the defeat counts as a draw. */
function* isStoodBy(table: TalismanTable, seat: Seat): Procedure<boolean> {
  const id = ownedRule(table, seat, 'stand-by')?.ability.id;
  if (id === undefined || !(yield* wants(table, seat, { kind: 'rescue', id }))) return false;
  const power = ownedRule(table, seat, 'stand-by');
  if (power?.card === undefined) return false;
  yield* standBy(table, seat, { ...power, card: power.card });
  return true;
}

function* standBy(
  table: TalismanTable,
  seat: Seat,
  { ability, card }: Required<Power<'special'>>,
): AtOnce {
  yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: ability.id });
  yield* discardCard(table, card, { seat });
}

/** Offers to fight the same again at once for a fate, once a turn; earlier losses stay. */
function* maybeAgain(table: TalismanTable, seat: Seat, outcome: Lost): Procedure<Lost> {
  if (!canRage(table, seat)) return outcome;
  const id = 'frenzy';
  if (!(yield* wants(table, seat, { kind: 'use', id })) || !canRage(table, seat)) return outcome;
  yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: id });
  const amount = fateOf(table, seat, id);
  yield* lose(table, seat, { what: 'fate', amount, of: refer('ability', id) });
  return 'again';
}

const canRage = (sight: Sight, seat: Seat): boolean =>
  ownedRule(sight, seat, 'frenzy') !== undefined &&
  hero(sight.state, seat).fate >= fateOf(sight, seat, 'frenzy') &&
  !sight.state.turn.used.includes(`${seat}/frenzy`);
