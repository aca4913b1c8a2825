import { explain } from '../changes/explain.ts';
import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import { choose } from '../asking/asking.ts';
import { leaveUnlessAlive } from '../asking/guards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { SIDES } from '../dice/chances.ts';
import { decidedIf } from '../dice/decided.ts';
import { rollDie } from '../dice/fate.ts';
import { pay } from '../changes/goods.ts';
import { abilitiesOf, has } from '../character/powers.ts';
import { settle } from '../changes/settle.ts';
import { gainSpells } from '../spells/gain.ts';
import { hero } from '../state-queries.ts';
import { isPresent, kindOf, nameOf } from '../edition/foe.ts';
import { type Foe } from '../edition/bouts.ts';
import { refer } from '../reference.ts';

/**
 * Deals with a creature without a fight, if an ability allows it: destroys it (T4-CRD-30), ignores it
 * or charms it (T4-RUL-107), bribes it. Each creature is dealt with separately (T4-RUL-33). Returns
 * true if it is out of this fight.
 */
export function* quells(table: TalismanTable, seat: Seat, foe: Foe): Procedure<boolean> {
  let tried = false;
  for (;;) {
    leaveUnlessAlive(table, seat);
    if (!isPresent(table.state, seat, foe)) return true;
    const choice = yield* wayWith(table, seat, { foe, tried });
    switch (choice) {
      case 'destroy':
        yield* destroy(table, seat, foe);
        return true;
      case 'leave':
        yield* leaveBe(table, seat, foe);
        return true;
      case 'bribe':
        yield* bribe(table, seat, foe);
        return true;
      case 'charm':
        if (yield* charm(table, seat, foe)) return true;
        tried = true;
        continue;
      default:
        return false;
    }
  }
}

type Try = { readonly foe: Foe; readonly tried: boolean };

function* wayWith(table: TalismanTable, seat: Seat, attempt: Try): Procedure<string> {
  const options = (): readonly string[] => ['fight', ...waysWith(table, seat, attempt)];
  if (options().length === 1) return 'fight';
  const about = { card: kindOf(attempt.foe) };
  const what = nameOf(attempt.foe);
  return yield* choose(table, { seat }, { kind: 'quell', what, about, options });
}

/** One try to charm an Animal a visit (T4-RUL-107). */
function waysWith(sight: Sight, seat: Seat, { foe, tried }: Try): readonly string[] {
  const { subtype } = foe;
  const { book } = sight.edition;
  const price = foe.card === undefined ? undefined : book.card(foe.card).bribe;
  const charms =
    foe.card !== undefined &&
    !tried &&
    !has(sight, seat, 'repel-followers') &&
    abilitiesOf(sight, seat, 'charm').some(({ ability }) => ability.subtype === subtype);
  const soothes = soothers(sight, seat, foe).length > 0;
  return [
    ...(destroyers(sight, seat, foe).length > 0 ? ['destroy'] : []),
    ...(soothes ? ['leave'] : []),
    ...(charms ? ['charm'] : []),
    ...(price !== undefined && price <= hero(sight.state, seat).gold ? ['bribe'] : []),
  ];
}

/** Abilities that can destroy it, the one that brings the most Spells first. */
const destroyers = (sight: Sight, seat: Seat, { subtype }: Foe) =>
  abilitiesOf(sight, seat, 'destroy')
    .map(({ ability }) => ability)
    .filter((ability) => ability.subtype === subtype)
    .toSorted((a, b) => (b.spells ?? 0) - (a.spells ?? 0));

/** No trophy, and no kill (T4-RUL-30). */
function* destroy(table: TalismanTable, seat: Seat, { card, ...foe }: Foe): Procedure {
  const [ability] = destroyers(table, seat, foe);
  const spells = ability?.spells ?? 0;
  const { space } = hero(table.state, seat);
  if (ability) yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: ability.id });
  if (card !== undefined) {
    yield* tell<TalismanEvent>({ type: 'EnemyDestroyed', seat, card, space });
  }
  if (spells > 0) yield* gainSpells(table, seat, spells);
  yield* settle(table);
}

/** Ignores a creature, which does not attack: it stays, and does not stop the encounter. */
function* leaveBe(table: TalismanTable, seat: Seat, foe: Foe): AtOnce {
  const [power] = soothers(table, seat, foe);
  if (power !== undefined) yield* explain(table, seat, power);
  yield* tell<TalismanEvent>({ type: 'Evaded', seat, from: [nameOf(foe)] });
}

/** Abilities by which it ignores a character. */
const soothers = (sight: Sight, seat: Seat, { subtype }: Foe) =>
  abilitiesOf(sight, seat, 'soothe').filter(
    ({ ability }) => subtype !== undefined && ability.subtypes.includes(subtype),
  );

function* bribe(table: TalismanTable, seat: Seat, { card }: Foe): AtOnce {
  if (card === undefined) return;
  const gold = table.edition.book.card(card).bribe ?? 0;
  yield* tell<TalismanEvent>({ type: 'Bribed', seat, card, gold });
  yield* pay(table, seat, { amount: gold, of: refer('card', table.edition.book.kindOf(card)) });
}

/** A die above its value wins it for a Follower; failing has no penalty. */
function* charm(table: TalismanTable, seat: Seat, foe: Foe): Procedure<boolean> {
  const { card, value } = foe;
  const request = {
    label: 'charm',
    about: { card: kindOf(foe) },
    ...decidedIf(table, ([rolled = 0]) => rolled > value || value >= SIDES),
  };
  const die = yield* rollDie(table, { seat }, request);
  if (card === undefined || die <= value || !isPresent(table.state, seat, foe)) return false;
  const { space } = hero(table.state, seat);
  yield* tell<TalismanEvent>({ type: 'EnemyJoined', seat, card, from: 'board', space });
  yield* settle(table);
  return true;
}
