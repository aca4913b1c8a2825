import { tell, type AtOnce, type Seat } from '../../../engine/index.ts';
import { discardCard, isFleeting, putDown } from '../changes/cards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { pay } from '../changes/goods.ts';
import { abilitiesOf } from '../character/powers.ts';
import { type Card, type Lasting, type Points, type State } from '../state.ts';
import { hero, isLiving, lastingOn } from '../state-queries.ts';
import { changeAlignment, mayChangeAlignment } from '../changes/align.ts';
import { melt } from '../changes/melt.ts';
import { idOf, kindOf, refer } from '../reference.ts';
import { setPreference } from './preferences.ts';

/**
 * The any-time actions of a seat, beside every question that is put to it: `ditch:<card>`,
 * `align:<alignment>`, `drink:<card>`, `hire:<card>`, `transmute:<card>`.
 */
export function actionsOf(sight: Sight, seat: Seat): readonly string[] {
  if (!isLiving(sight.state, seat)) return [];
  const { objects, followers } = hero(sight.state, seat);
  const changes = alignmentsFor(sight, seat);
  if (objects.length + followers.length + changes.length === 0) return [];
  const of = (verb: string, ids: readonly string[]): readonly string[] =>
    ids.map((id) => `${verb}:${id}`);
  return [
    ...of('ditch', ditchable(sight, seat)),
    ...of('align', changes),
    ...of('drink', drinkable(sight, seat)),
    ...of('hire', hirable(sight, seat)),
    ...of('transmute', transmutable(sight, seat)),
  ];
}

/** Performs the chosen any-time action. */
export function* act(table: TalismanTable, seat: Seat, action: string): AtOnce {
  const id = idOf(action);
  switch (kindOf(action)) {
    case 'ditch':
      return yield* putDown(table, seat, { card: id });
    case 'align':
      return yield* changeAlignment(table, seat, id);
    case 'drink':
      return yield* drink(table, seat, id);
    case 'hire':
      return yield* hire(table, seat, id);
    case 'transmute':
      return yield* transmute(table, seat, id);
    case 'hold':
    case 'matters':
    case 'always':
      return yield* setPreference(seat, action);
    case 'pause':
      return yield* tell<TalismanEvent>({
        type: 'PauseSet',
        seat,
        before: id === 'end' ? 'end' : 'draw',
      });
    default:
      throw new Error(`Nobody can ${action} at any time.`);
  }
}

/**
 * The Objects and Followers that may be ditched (T4-DIT-01): not forced ones (T4-RUL-96), nor Rafts
 * (T4-RFT-09).
 */
function ditchable(sight: Sight, seat: Seat): readonly Card[] {
  const { state, edition } = sight;
  if (edition.ditches === 'turn-end') return [];
  const { objects, followers } = hero(state, seat);
  return [...objects, ...followers].filter(
    (card) => !edition.book.card(card).forced && !isFleeting(sight, card),
  );
}

/** Alignments that a shape-shifter does not have now, once a turn (T4-ALN-06, T4-CRD-36). */
function alignmentsFor(sight: Sight, seat: Seat): readonly string[] {
  const { state, edition } = sight;
  if (!mayChangeAlignment(state, seat)) return [];
  if (abilitiesOf(sight, seat, 'change-alignment').length === 0) return [];
  const all = new Set(edition.content.characters.map(({ alignment }) => alignment));
  return [...all].filter((alignment) => alignment !== hero(state, seat).alignment);
}

/** True if a seat could change its alignment right now. */
export const canChangeAlignment = (sight: Sight, seat: Seat): boolean =>
  isLiving(sight.state, seat) && alignmentsFor(sight, seat).length > 0;

/** Followers and Objects that could be put down right now. */
export const canDitch = (sight: Sight, seat: Seat, what: 'objects' | 'followers'): boolean =>
  isLiving(sight.state, seat) &&
  ditchable(sight, seat).some((card) => hero(sight.state, seat)[what].includes(card));

/** Gold in hand, and the gold that Objects could be turned into right now. */
export function purseOf(sight: Sight, seat: Seat): number {
  const [power] = abilitiesOf(sight, seat, 'transmute');
  const { gold, objects } = hero(sight.state, seat);
  return gold + (power?.ability.gold ?? 0) * objects.length;
}

const drinkable = (sight: Sight, seat: Seat): readonly Card[] =>
  abilitiesOf(sight, seat, 'drink').flatMap(({ card }) => card ?? []);

/** Cards that can be hired for gold, once a turn. */
const hirable = (sight: Sight, seat: Seat): readonly Card[] =>
  abilitiesOf(sight, seat, 'hire').flatMap(({ ability, card }) => {
    const isHired = lastingOn(sight.state, 'hire', seat).some(({ on }) => on === seat);
    const paid = ability.gold <= hero(sight.state, seat).gold;
    return card === undefined || isHired || !paid ? [] : [card];
  });

const transmutable = (sight: Sight, seat: Seat): readonly Card[] =>
  abilitiesOf(sight, seat, 'transmute').length > 0 ? hero(sight.state, seat).objects : [];

/** Adds to an attribute until the turn ends, and is gone. */
function* drink(table: TalismanTable, seat: Seat, card: Card): AtOnce {
  const [power] = abilitiesOf(table, seat, 'drink').filter((drink) => drink.card === card);
  if (power !== undefined) yield* drunk(table, { seat, card, ...power.ability });
}

function* drunk(table: TalismanTable, { seat, card, id: ability, bonus }: Lent): AtOnce {
  yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability });
  yield* discardCard(table, card, { seat });
  yield* lend(table.state, { kind: 'drink', by: seat, on: seat, bonus });
}

/** Adds in every battle until the turn ends, own or another's. */
function* hire(table: TalismanTable, seat: Seat, card: Card): AtOnce {
  const [power] = abilitiesOf(table, seat, 'hire').filter((hired) => hired.card === card);
  if (power !== undefined) yield* hired(table, { seat, card, ...power.ability });
}

function* hired(
  table: TalismanTable,
  { seat, id: ability, bonus, gold }: Lent & { readonly gold: number },
): AtOnce {
  yield* pay(table, seat, { amount: gold, of: refer('ability', ability) });
  yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability });
  yield* lend(table.state, { kind: 'hire', by: seat, on: seat, bonus, inBattle: true });
}

type Lent = {
  readonly seat: Seat;
  readonly card: Card;
  readonly id: string;
  readonly bonus: Points;
};

const lend = ({ turn }: State, lasting: Omit<Lasting, 'until'>): AtOnce =>
  tell<TalismanEvent>({
    type: 'LastingBegan',
    lasting: { ...lasting, until: { seat: turn.seat, at: 'turn-end', times: 1 } },
  });

function* transmute(table: TalismanTable, seat: Seat, card: Card): AtOnce {
  const [power] = abilitiesOf(table, seat, 'transmute');
  if (power === undefined) return;
  const { id, gold } = power.ability;
  yield* melt(table, seat, { card, gold, of: refer('ability', id) });
}
