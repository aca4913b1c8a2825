import { tell, type AtOnce, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { type State } from '../state.ts';
import { hero, isLiving } from '../state-queries.ts';

/** Goods to gain and lose: an attribute's points, or one of these. */
const goods = ['life', 'fate', 'gold'] as const;
export type Good = (typeof goods)[number];
const isGood = (what: string): what is Good => goods.some((good) => good === what);

/** The rest of a supply (T4-GLR-05, T4-RUL-54); unlimited without `strictSupply`. */
export function supplyOf({ state, edition }: Sight, what: string): number {
  if (!state.options.strictSupply) return Number.MAX_SAFE_INTEGER;
  const { supplies, attributes } = edition.content;
  const total = isGood(what) ? supplies[what] : attributes[what]?.supply;
  if (total === undefined) return Number.MAX_SAFE_INTEGER;
  return Math.max(0, total - inUse({ state, edition }, what));
}

/** The amount a seat could gain now: within the supply and the seat's own limit (HP-CMP-12, 15). */
export const roomFor = (sight: Sight, seat: Seat, what: string): number =>
  Math.min(
    supplyOf(sight, what),
    Math.max(0, mostOf(sight, seat, what) - countOf(sight, seat, what)),
  );

/**
 * The most of a good that a character can have; the attributes of a Toad may be fixed (HP-TFG-05), and
 * a house rule may cap them (T4-HOU-03).
 */
function mostOf({ state, edition }: Sight, seat: Seat, what: string): number {
  const { content, toadsGrow } = edition;
  if (what === 'life') return content.most?.life ?? Infinity;
  if (isGood(what)) return Infinity;
  if (hero(state, seat).toad && !toadsGrow) return 0;
  return Math.min(
    content.attributes[what]?.most ?? Infinity,
    state.options.attributeCap ?? Infinity,
  );
}

/** The amount of a good that a character has, including the printed value. */
function countOf({ state, edition }: Sight, seat: Seat, what: string): number {
  const { id, lives, fate, gold, points } = hero(state, seat);
  if (isGood(what)) return { life: lives, fate, gold }[what];
  return (edition.book.character(id).values[what] ?? 0) + (points[what] ?? 0);
}

/** The amount in use with characters, on the board and on cards. */
export function inUse({ state, edition }: Sight, what: string): number {
  const held = Object.values(state.players).reduce((sum, { character, heirloom }) => {
    const set = what === 'gold' ? (heirloom?.gold ?? 0) : 0;
    if (character === undefined) return sum + set;
    return sum + set + heldBy(character, what);
  }, 0);
  const pooled = Object.entries(state.pools).reduce(
    (sum, [card, amount]) => (edition.book.card(card).pool?.what === what ? sum + amount : sum),
    0,
  );
  const lying = what === 'gold' ? Object.values(state.gold).reduce((a, b) => a + b, 0) : 0;
  return held + pooled + lying;
}

function heldBy(character: NonNullable<State['players'][string]['character']>, what: string) {
  switch (what) {
    case 'life':
      return character.lives;
    case 'fate':
      return character.fate;
    case 'gold':
      return character.gold;
    default:
      return (character.points[what] ?? 0) + (character.toad?.points[what] ?? 0);
  }
}

/** An amount of a good, with its cause or the purpose of a payment, as in a `Part`. */
export type GoodAmount<Amount = number> = {
  readonly what: string;
  readonly amount: Amount;
  readonly of: string;
};

/**
 * Gains points of an attribute, lives, fate or gold, within the supply (T4-CHR-17, T4-FAT-13) and the
 * character's limit; gold is lost on a Toad (T4-RUL-93).
 */
export function* gain(table: TalismanTable, seat: Seat, lot: GoodAmount): AtOnce {
  if (!isLiving(table.state, seat)) return;
  const { what } = lot;
  const amount = Math.min(lot.amount, roomFor(table, seat, what));
  if (amount <= 0) return;
  if (what === 'gold' && hero(table.state, seat).toad && !table.state.options.toadCarries) return;
  yield* tell<TalismanEvent>(gained(seat, { ...lot, amount }));
}

function gained(seat: Seat, { what, amount, of }: GoodAmount): TalismanEvent {
  switch (what) {
    case 'life':
      return { type: 'LifeGained', seat, amount, of };
    case 'fate':
      return { type: 'FateGained', seat, amount, of };
    case 'gold':
      return { type: 'GoldGained', seat, amount, of };
    default:
      return { type: 'PointsGained', seat, attribute: what, amount, of };
  }
}

/** Points that can be lost: only counters, never the printed value (T4-CHR-11, 12). */
function losablePoints(state: State, seat: Seat, attribute: string): number {
  const { toad, points } = hero(state, seat);
  return (toad ? toad.points : points)[attribute] ?? 0;
}

/** Loses points of an attribute, fate or gold, as far as there are any (T4-GLD-06). Lives: `loseLives`. */
export function* lose(
  table: TalismanTable,
  seat: Seat,
  { what, amount: wanted, of }: GoodAmount<number | 'all'>,
): AtOnce {
  if (!isLiving(table.state, seat)) return;
  const { fate, gold } = hero(table.state, seat);
  const most =
    what === 'gold' ? gold : what === 'fate' ? fate : losablePoints(table.state, seat, what);
  const amount = wanted === 'all' ? most : Math.min(wanted, most);
  if (amount <= 0) return;
  if (what === 'gold') yield* tell<TalismanEvent>({ type: 'GoldLost', seat, amount, of });
  else if (what === 'fate') yield* tell<TalismanEvent>({ type: 'FateLost', seat, amount, of });
  else yield* tell<TalismanEvent>({ type: 'PointsLost', seat, attribute: what, amount, of });
}

type Sum = Omit<GoodAmount, 'what'>;

/** Pays gold to the supply (T4-GLD-03); the caller has checked that there is enough. */
export function* pay(table: TalismanTable, seat: Seat, { amount, of }: Sum): AtOnce {
  if (amount > 0 && isLiving(table.state, seat))
    yield* tell<TalismanEvent>({ type: 'GoldLost', seat, amount, paid: true, of });
}

/** The number of lives that healing can restore (T4-CHR-16). */
export function healable(sight: Sight, seat: Seat): number {
  const { id, lives } = hero(sight.state, seat);
  const missing = sight.edition.book.character(id).life - lives;
  return Math.max(0, Math.min(missing, supplyOf(sight, 'life')));
}

/** Heals, never above the printed value. */
export function* heal(table: TalismanTable, seat: Seat, lot: Sum): AtOnce {
  const { of } = lot;
  const amount = Math.min(lot.amount, healable(table, seat));
  if (amount > 0) yield* tell<TalismanEvent>({ type: 'Healed', seat, amount, of });
}

/** The amount of fate that replenishing can restore (T4-FAT-12). */
export function replenishable(sight: Sight, seat: Seat): number {
  const { id, fate } = hero(sight.state, seat);
  const missing = sight.edition.book.character(id).fate - fate;
  return Math.max(0, Math.min(missing, supplyOf(sight, 'fate')));
}

/** Replenishes fate, never above the printed value. */
export function* replenish(table: TalismanTable, seat: Seat, lot: Sum): AtOnce {
  const { of } = lot;
  const amount = Math.min(lot.amount, replenishable(table, seat));
  if (amount > 0) yield* tell<TalismanEvent>({ type: 'FateReplenished', seat, amount, of });
}
