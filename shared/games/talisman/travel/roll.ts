import {
  leave,
  PROCEDURE,
  tell,
  type AtOnce,
  type Procedure,
  type Seat,
} from '../../../engine/index.ts';
import { agrees } from '../asking/asking.ts';
import type { AbilityOf } from '../content/ability.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import { decidedIf } from '../dice/decided.ts';
import { rollDie } from '../dice/fate.ts';
import { heal, healable } from '../changes/goods.ts';
import { abilitiesOf } from '../character/powers.ts';
import { hero } from '../state-queries.ts';
import { leaveUnlessMoving } from '../asking/guards.ts';
import { inOrder, over, type Over } from '../asking/steps.ts';
import { paceOf } from './pace.ts';
import { decidesAtOnce, MOVE, planMove, type Planning } from './plan.ts';
import { ringOf, stepped } from '../board/ring.ts';
import { LEAST, stride } from './stride.ts';
import { refer } from '../reference.ts';

/**
 * Rolls the movement die and returns it with its number of steps; leaves if it ends the turn: the enslaved
 * stay (T4-BRD-54), a Troll may regenerate (T4-CRD-22). The die is its face after fate, without
 * additions of cards to the move (T4-GLR-04).
 */
export const rollForMove = (
  table: TalismanTable,
  seat: Seat,
  planning: Planning,
): Procedure<Rolled> => ROLL.run(table, seat, planning);

/** The die, and the way that is chosen already, if fate and the way are asked in one question. */
type Die = { readonly die: number; readonly planned?: string };

function* rolledDie(table: TalismanTable, seat: Seat, planning: Planning): Procedure<Die> {
  if (decidesAtOnce(table, seat)) return yield* planMove(table, seat, planning);
  const meaning = ([rolled = 0]: readonly number[]) => whereTo(table, seat, rolled);
  const die = yield* rollDie(table, seat, {
    label: MOVE,
    told: true,
    meaning,
    ...decidedIf(table, ([rolled = 0]) => isFreedAnyhow(table, seat, rolled)),
  });
  return { die };
}

/** True for a die that frees the enslaved, where it does not count for the way. */
const isFreedAnyhow = (table: TalismanTable, seat: Seat, die: number): boolean =>
  hero(table.state, seat).enslaved === true &&
  paceOf(table, seat) !== 'die' &&
  die >= table.edition.numbers.freedBy;

/** Spaces that this die would lead to, either way round; empty off the rings. */
function whereTo({ state, edition }: TalismanTable, seat: Seat, die: number) {
  const { space, admitted } = hero(state, seat);
  const from = admitted ?? space;
  const ring = ringOf(edition, from);
  if (ring.length === 0) return {};
  const steps = edition.steps({ state, edition }, seat, die) - (admitted === undefined ? 0 : 1);
  const [ahead, back] = [steps, -steps].map((way) => refer('space', stepped(ring, from, way)));
  return ahead === undefined || back === undefined ? {} : { ahead, back };
}

export type Rolled = Die & { readonly steps: number };

function* tellDie(table: TalismanTable, seat: Seat, rolled: Die): AtOnce<Rolled> {
  const { die } = rolled;
  const steps = table.edition.steps(table, seat, die);
  yield* tell<TalismanEvent>({ type: 'MoveRolled', seat, die, steps });
  return { ...rolled, steps };
}

function* reactToDie(table: TalismanTable, seat: Seat, rolled: Rolled): Procedure<Rolled> {
  yield* table.edition.moveRolled(table, { seat, die: rolled.die });
  return rolled;
}

function* useDie(
  table: TalismanTable,
  seat: Seat,
  rolled: Rolled,
): Procedure<Rolled | Over<Rolled>> {
  if (hero(table.state, seat).enslaved) yield* breakFree(table, seat, rolled.die);
  if (paceOf(table, seat) !== 'die') return over({ die: rolled.die, steps: 1 });
  yield* maybeRegenerate(table, seat, rolled.die);
  return rolled;
}

function* stridden(table: TalismanTable, seat: Seat, rolled: Rolled): Procedure<Rolled> {
  if (rolled.die === LEAST) return rolled;
  const steps = yield* stride(table, seat, rolled);
  return { ...rolled, steps };
}

/**
 * Frees an enslaved character, or keeps it on its space after too low a roll, without an encounter
 * (T4-RUL-76).
 */
function* breakFree(table: TalismanTable, seat: Seat, die: number): AtOnce {
  if (die < table.edition.numbers.freedBy) {
    yield* tell<TalismanEvent>({ type: 'MoveForgone', seat, why: 'enslaved' });
    return leave(PROCEDURE);
  }
  yield* tell<TalismanEvent>({ type: 'Freed', seat });
}

/** Offers it only to a seat that lacks a life. */
function* maybeRegenerate(table: TalismanTable, seat: Seat, die: number): Procedure {
  const power = abilitiesOf(table, seat, 'regenerate').find(({ ability }) => ability.die === die);
  if (power !== undefined && healable(table, seat) > 0) {
    yield* regenerate(table, seat, power.ability);
  }
}

/** Heals in place of moving, and ends the turn. */
function* regenerate(
  table: TalismanTable,
  seat: Seat,
  { id, lives }: AbilityOf<'regenerate'>,
): Procedure {
  const about = { ability: refer('ability', id) };
  if (!(yield* agrees(table, seat, { kind: 'regenerate', about }))) return;
  leaveUnlessMoving(table, seat);
  yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: id });
  yield* heal(table, seat, { amount: lives, of: refer('ability', id) });
  yield* tell<TalismanEvent>({ type: 'MoveForgone', seat, why: 'regenerated' });
  return leave(PROCEDURE);
}

const ROLL = inOrder<Seat, Planning, Rolled>(leaveUnlessMoving)
  .step(rolledDie)
  .step(tellDie)
  .step(reactToDie)
  .step(useDie)
  .step(stridden);
