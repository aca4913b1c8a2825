import { roll, tell, type Procedure, type Seat } from '../../../../../engine/index.ts';
import { prefer } from '../../../any-time/preferences.ts';
import { agrees, choose, during, FEWEST } from '../../../asking/asking.ts';
import { discardCard } from '../../../changes/cards.ts';
import type { Edition, Special, TalismanTable } from '../../../edition/edition.ts';
import type { Usefulness } from '../../../edition/casting-laws.ts';
import type { Sight } from '../../../edition/print.ts';
import type { RollFacts } from '../../../edition/bouts.ts';
import type { TalismanEvent } from '../../../events.ts';
import { lose } from '../../../changes/goods.ts';
import { abilitiesOf, fateOf, special } from '../../../character/powers.ts';
import { begin, untilTurnEnds } from '../../../spells/lasting.ts';
import { openWindow } from '../../../spells/window.ts';
import { type Card, type State } from '../../../state.ts';
import { hero, isLiving, preferenceOf } from '../../../state-queries.ts';
import { idOf, refer } from '../../../reference.ts';

const BEST = 6;
const ATTACK = 'attack';
const COUNSEL = 'counsel';
const CONFUNDO = 'confundo';

/** Changes of a die other than fate: before the roll, and after the decision on fate. */
export const luck: Edition['luck'] = {
  *before(table, seat, label) {
    const potion = potionOf(table, seat);
    if (potion === undefined) return false;
    const kind = table.edition.book.kindOf(potion);
    return yield* drinks(table, seat, { potion, kind, label });
  },
  *after(table, seat, rolled) {
    if (rolled.label === ATTACK) return yield* counselled(table, seat, rolled);
    return yield* confounded(table, seat, rolled);
  },
};

type Drinking = { readonly potion: Card; readonly kind: string; readonly label: string };

/**
 * The right to drink a card for the next own roll, `next:<card>`, to be asked before each, `always:<card>`,
 * or to save it after all, `save:<card>`: all but what holds now.
 */
export function drinkable(sight: Sight, seat: Seat): readonly string[] {
  const potion = potionOf(sight, seat);
  if (potion === undefined) return [];
  const now = preferenceOf(sight.state, seat, potion) ?? 'save';
  return (['next', 'always', 'save'] as const)
    .filter((verb) => verb !== now)
    .map((verb) => refer(verb, potion));
}

/** True if it is drunk for this roll, as its owner has said before, or says now (HP-RUL-63). */
function* drinks(
  table: TalismanTable,
  seat: Seat,
  { potion: owned, kind, label }: Drinking,
): Procedure<boolean> {
  const preference = table.rules < FEWEST ? 'always' : preferenceOf(table.state, seat, owned);
  if (preference === undefined) return false;
  if (preference === 'next') yield* prefer(seat, owned);
  else {
    const about = { card: refer('card', kind), roll: label };
    if (!(yield* agrees(table, seat, { kind: 'luck', what: kind, about }))) return false;
  }
  const potion = potionOf(table, seat);
  if (potion === undefined) return false;
  yield* discardCard(table, potion, { seat });
  yield* tell<TalismanEvent>({ type: 'DieSet', seat, roll: label, now: BEST, by: kind });
  return true;
}

/** The card that makes one die of the seat's own roll a 6, if it is owned. */
const potionOf = (sight: Sight, seat: Seat): Card | undefined =>
  isLiving(sight.state, seat)
    ? abilitiesOf(sight, seat, 'special').find(({ ability }) => ability.rule === 'felix')?.card
    : undefined;

/** Makes the die of the seat's own attack a 6 for fate, once a turn. */
function* counselled(
  table: TalismanTable,
  seat: Seat,
  { dice, about, decided }: RollFacts,
): Procedure<readonly number[]> {
  const was = Math.max(...dice);
  if (was === BEST || !canCounsel(table, seat)) return dice;
  if (table.rules >= FEWEST && decided?.(dice)) return dice;
  const facts = { ...about, ability: refer('ability', COUNSEL), roll: ATTACK, die1: was };
  const agreed = yield* agrees(table, seat, { kind: 'luck', what: COUNSEL, about: facts });
  if (!agreed || !canCounsel(table, seat)) return dice;
  yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: COUNSEL });
  const amount = fateOf(table, seat, COUNSEL);
  yield* lose(table, seat, { what: 'fate', amount, of: refer('ability', COUNSEL) });
  const set = { roll: ATTACK, was, now: BEST, by: COUNSEL };
  yield* tell<TalismanEvent>({ type: 'DieSet', seat, ...set });
  return dice.with(dice.indexOf(was), BEST);
}

const canCounsel = (sight: Sight, seat: Seat): boolean =>
  isLiving(sight.state, seat) &&
  special(sight, seat, COUNSEL) &&
  hero(sight.state, seat).fate >= fateOf(sight, seat, COUNSEL) &&
  !sight.state.turn.used.includes(`${seat}/${COUNSEL}`);

/** Offers to have a die of any roll but an attack rerolled; the new result stands. */
function* confounded(
  table: TalismanTable,
  seat: Seat,
  { label, dice }: RollFacts,
): Procedure<readonly number[]> {
  const shown = shownBy(dice);
  const about = { roll: label, roller: refer('seat', seat), ...shown };
  yield* openWindow(table, { moment: 'rolled', about });
  const by = casterIn(table.state);
  if (by === undefined) return dice;
  yield* tell<TalismanEvent>({ type: 'LastingEnded', kind: CONFUNDO, by });
  const place = yield* whichDie(table, by, { dice, about });
  const [now = 0] = yield* roll(`${label}:${seat}`);
  const set = { roll: label, was: dice[place] ?? 0, now, by: CONFUNDO };
  yield* tell<TalismanEvent>({ type: 'DieSet', seat, ...set });
  return dice.with(place, now);
}

const shownBy = (dice: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(dice.map((die, i) => [`die${String(i + 1)}`, die]));

/** The caster of the one for the current roll. */
const casterIn = ({ lasting }: State): Seat | undefined =>
  lasting.find(({ kind }) => kind === CONFUNDO)?.by;

type Confounding = {
  readonly dice: readonly number[];
  readonly about: Readonly<Record<string, string | number>>;
};

/**
 * The place of the die, of the caster's choice; the first if there is only one, or the caster has
 * gone.
 */
function* whichDie(
  table: TalismanTable,
  by: Seat,
  { dice, about }: Confounding,
): Procedure<number> {
  if (dice.length === 1 || !isLiving(table.state, by)) return 0;
  const chosen: string[] = [];
  const options = dice.map((_, i) => refer('die', i + 1));
  yield* during(
    [by],
    (function* (): Procedure {
      const choice = { kind: 'luck', what: CONFUNDO, about, options: () => options } as const;
      chosen.push(yield* choose(table, by, choice));
    })(),
  );
  const [option = 'die:1'] = chosen;
  return Number(idOf(option)) - 1;
}

/** True for a roll of the holder's own, but for a move, if it has no fate to reroll it. */
export const isOnlyReroll: Usefulness = ({ state }, { seat, window: { about = {} } }) =>
  about['roller'] === refer('seat', seat) &&
  about['roll'] !== 'move' &&
  hero(state, seat).fate === 0;

/** Rerolls the die once the Spell has been answered; until then it is only announced. */
export const confundo: Special = function* (table, { seat }) {
  yield* begin({ kind: CONFUNDO, by: seat, until: untilTurnEnds(table.state) });
};
