import {
  askEach,
  leave,
  PROCEDURE,
  tell,
  type AtOnce,
  type Procedure,
  type Question,
  type Seat,
} from '../../../engine/index.ts';
import { isFleeting, putDown } from './cards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import { repelled, sendFollowersAway } from './repel.ts';
import { struck } from '../evolve/turn.ts';
import type { TalismanEvent } from '../events.ts';
import { carryingLimitOf, spellLimitOf } from '../character/limits.ts';
import { isAllowed } from '../character/owning.ts';
import { type Card, type State } from '../state.ts';
import { handOf, hero, isLiving, player } from '../state-queries.ts';
import { idOf, refer } from '../reference.ts';

/**
 * Enforces the rules after every change: deaths and leavers together, the end of the match, then the
 * limits of ownership, carrying and Spells, then the edition's own rules.
 */
export function* settle(table: TalismanTable): Procedure {
  yield* partings(table);
  for (const seat of table.state.seats) {
    if (!isInOrder(table, seat)) yield* keepLimits(table, seat);
  }
  yield* table.edition.afterwards(table);
}

/** Applies deaths and leavers, and ends the match if at most one is left. */
function* partings(table: TalismanTable): Procedure {
  if (table.state.seats.some((seat) => isDue(table.state, seat))) yield* bury(table);
  if (isDecided(table.state)) yield* endMatch(table);
  if (table.state.ended) leave(PROCEDURE);
}

function* keepLimits(table: TalismanTable, seat: Seat): Procedure {
  yield* giveUpForbidden(table, seat);
  yield* sendFollowersAway(table, seat);
  yield* keepCarryingLimit(table, seat);
  yield* keepSpellLimit(table, seat);
}

/** True if a seat is within its limits of ownership, carrying and Spells, as after most changes. */
const isInOrder = (table: TalismanTable, seat: Seat): boolean =>
  !isLiving(table.state, seat) ||
  (repelled(table, seat).length === 0 &&
    !carriesTooMany(table, seat) &&
    !holdsTooMany(table, seat) &&
    forbidden(table, seat).length === 0);

function* bury(table: TalismanTable): Procedure {
  for (const seat of table.state.seats) {
    if (isDue(table.state, seat)) yield* table.edition.die(table, seat);
  }
}

/**
 * True if a seat leaves now: without lives it dies at once (T4-CHR-18), and after resigning it leaves.
 * Once the goal has been reached, no character begins again, not even a seat that has waited for its
 * turn to do so (T4-DTH-08).
 */
function isDue(state: State, seat: Seat): boolean {
  const { character, status, resigned } = player(state, seat);
  if (status === 'out') return false;
  const waitsInVain = status === 'waiting' && state.crownReached;
  const falls = character?.lives === 0 && character.laidUp === undefined;
  return resigned !== undefined || falls || waitsInVain;
}

const isIn = ({ players }: State, seat: Seat): boolean => players[seat]?.status !== 'out';

/** True if at most one seat is left in the match. */
const isDecided = (state: State): boolean =>
  state.ended === undefined &&
  state.seats.findLastIndex((seat) => isIn(state, seat)) ===
    state.seats.findIndex((seat) => isIn(state, seat));

/** Ends the match with the only seat left as the winner; without any it is a draw (T4-RUL-50). */
function* endMatch(table: TalismanTable): AtOnce {
  const { seats, turn } = table.state;
  const winners = seats.filter((seat) => isIn(table.state, seat));
  const [seat] = winners;
  const commands = seat !== undefined && turn.used.includes(struck({ seat }));
  const reason = seat === undefined ? 'nobody' : commands ? 'command' : 'last';
  yield* tell<TalismanEvent>({ type: 'MatchEnded', reason, winners });
}

/**
 * Forbidden belongings: those that an alignment may not own are left on the space at once
 * (T4-ALN-08), and all of a Toad's.
 */
function* giveUpForbidden(table: TalismanTable, seat: Seat): AtOnce {
  if (!isLiving(table.state, seat)) return;
  for (const card of forbidden(table, seat)) {
    yield* putDown(table, seat, { card, forced: true });
  }
}

function forbidden(table: TalismanTable, seat: Seat): readonly Card[] {
  const { objects, followers } = hero(table.state, seat);
  const bars = (card: Card): boolean => !isAllowed(table, seat, card);
  return objects.some(bars) || followers.some(bars) ? [...objects, ...followers].filter(bars) : [];
}

/** Puts down the surplus over the carrying limit, of the owner's choice (T4-OBJ-04, 05). */
function* keepCarryingLimit(table: TalismanTable, seat: Seat): Procedure {
  while (carriesTooMany(table, seat)) {
    const cards = yield* pick(table, seat, {
      kind: 'surplus',
      options: () => (carriesTooMany(table, seat) ? surplusOf(table, seat) : []),
      excess: () => hero(table.state, seat).objects.length - carryingLimitOf(table, seat),
    });
    if (cards.length === 0) return;
    for (const card of cards) yield* putDown(table, seat, { card, forced: true });
  }
}

/**
 * Cards that may be put down: a Raft is held until the next turn (T4-RFT-08, 09), where anything
 * else can go.
 */
function surplusOf(table: TalismanTable, seat: Seat): readonly Card[] {
  const { objects } = hero(table.state, seat);
  const lasting = objects.filter((card) => !isFleeting(table, card));
  return lasting.length > 0 ? lasting : objects;
}

/**
 * True if a seat carries too many Objects. Cards can only raise the limit, so it is not calculated
 * below the basic one.
 */
function carriesTooMany(table: TalismanTable, seat: Seat): boolean {
  if (!isLiving(table.state, seat)) return false;
  const { length } = hero(table.state, seat).objects;
  return length > table.edition.numbers.carried && length > carryingLimitOf(table, seat);
}

/** Discards Spells over the limit, which cannot be cast instead (T4-SPL-07 to 09). */
function* keepSpellLimit(table: TalismanTable, seat: Seat): Procedure {
  while (holdsTooMany(table, seat)) {
    const cards = yield* pick(table, seat, {
      kind: 'forget',
      options: () => (holdsTooMany(table, seat) ? handOf(table.state, seat) : []),
      excess: () => handOf(table.state, seat).length - spellLimitOf(table, seat),
    });
    if (cards.length === 0) return;
    yield* tell<TalismanEvent>({ type: 'SpellsDiscarded', seat, cards });
  }
}

/** A Toad keeps the Spells it held (T4-TOD-13, T4-RUL-09). */
function holdsTooMany(table: TalismanTable, seat: Seat): boolean {
  const held = handOf(table.state, seat).length;
  if (held === 0 || !isLiving(table.state, seat)) return false;
  return !hero(table.state, seat).toad && held > spellLimitOf(table, seat);
}

type Giving = {
  readonly kind: 'surplus' | 'forget';
  readonly options: () => readonly Card[];
  /** Number of cards that are too many. */
  readonly excess: () => number;
};

/**
 * Asks for the cards that are too many, all in one question, without any-time actions; empty if none is
 * any longer. Where all have to go, nothing is asked. By earlier rules they are asked for one by one.
 */
function* pick(table: TalismanTable, seat: Seat, giving: Giving): Procedure<readonly Card[]> {
  const key = `${giving.kind}:${seat}`;
  const answers = yield* askEach(
    table,
    () => {
      const question = surplusQuestion(table, seat, giving);
      return question === undefined ? [] : [{ key, ...question }];
    },
    { settle: () => partings(table) },
  );
  return (answers.get(key) ?? []).map((option) => idOf(option));
}

function surplusQuestion(
  { rules }: TalismanTable,
  seat: Seat,
  { kind, options, excess }: Giving,
): Omit<Question, 'key'> | undefined {
  const cards = options().map((card) => refer('card', card));
  if (cards.length === 0) return undefined;
  const count = rules < ALL_AT_ONCE ? 1 : Math.min(excess(), cards.length);
  return {
    seat,
    kind,
    options: cards,
    fallback: cards.slice(0, count),
    ...(count > 1 && { min: count, max: count }),
    ...(rules >= ALL_AT_ONCE && cards.length === count && { auto: true }),
    ...(kind === 'forget' && { sealed: true }),
  };
}

/** The first rules under which all that is too many is asked for in one question. */
const ALL_AT_ONCE = 5;
