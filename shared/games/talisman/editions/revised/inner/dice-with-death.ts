import { carryOut } from '../../../asking/carry-out.ts';
import {
  leave,
  PROCEDURE,
  roll,
  tell,
  type AtOnce,
  type Procedure,
  type Seat,
} from '../../../../../engine/index.ts';
import type { Special, TalismanTable } from '../../../edition/edition.ts';
import type { Occasion } from '../../../edition/occasions.ts';
import { inAnyCase, leaveUnlessThere } from '../../../asking/guards.ts';
import type { TalismanEvent } from '../../../events.ts';
import { decidedIf, isIndifferent, totalOf } from '../../../dice/decided.ts';
import { fateOn } from '../../../dice/fate.ts';
import { settle } from '../../../changes/settle.ts';
import { loseLives } from '../../../spells/loss.ts';
import { hero } from '../../../state-queries.ts';
import { beginTrial, endTrial } from '../../../encounter/trial.ts';
import { refer } from '../../../reference.ts';

type Stake = { readonly dice: number; readonly lives: number };

/**
 * Rolls against Death's dice: no way on before a higher total; a lower one costs a life (T4-BRD-69 to
 * 72). It is no attack.
 */
export const diceWithDeath = ({ dice, lives }: Stake): Special =>
  function* (table, occasion) {
    const { seat, space } = occasion;
    if (hero(table.state, seat).trial?.name !== space) yield* beginTrial(seat, space, 0);
    const ahead = yield* throwDice(table, occasion, dice);
    leaveUnlessThere(table, occasion);
    if (ahead > 0) return yield* endTrial(occasion);
    const loss = { seat, amount: lives, cause: 'space', of: refer('space', space) } as const;
    if (ahead < 0) yield* carryOut(table, loseLives(table, loss));
    yield* settle(table);
    return leave(PROCEDURE);
  };

/**
 * The character's lead. One fate may be paid, once all dice lie there, for one of its own (T4-EXM-33);
 * for one of Death's only with the option (T4-RUL-26).
 */
function* throwDice(
  table: TalismanTable,
  { seat, space }: Occasion,
  count: number,
): Procedure<number> {
  const own = yield* roll(`${space}:${seat}`, count);
  const deaths = yield* roll('death', count);
  yield* tellThrow(seat, own, deaths);
  const dice = table.state.options.fateOnDeathDice ? [...own, ...deaths] : own;
  const about = { foe: totalOf(deaths) };
  const kept = yield* fateOn(table, seat, {
    label: space,
    dice,
    about,
    ...decidedIf(table, (thrown) => isSettledThrow(thrown, deaths)),
  });
  const [ours, theirs] = [kept.slice(0, count), kept.length > count ? kept.slice(count) : deaths];
  const isAsThrown = kept.every((die, i) => die === [...own, ...deaths][i]);
  if (!isAsThrown) yield* inAnyCase(tellThrow(seat, ours, theirs));
  return totalOf(ours) - totalOf(theirs);
}

/**
 * True if the character is ahead, or no one of these dice could bring another end; its own come first,
 * and Death's stand unless they are among them.
 */
function isSettledThrow(dice: readonly number[], deaths: readonly number[]): boolean {
  const count = deaths.length;
  const lead = (any: readonly number[]): number =>
    totalOf(any.slice(0, count)) - totalOf(any.length > count ? any.slice(count) : deaths);
  return lead(dice) > 0 || isIndifferent(dice, (any) => Math.sign(lead(any)));
}

/** Tells both throws and their totals. */
const tellThrow = (seat: Seat, dice: readonly number[], death: readonly number[]): AtOnce =>
  tell<TalismanEvent>({
    type: 'DeathDiced',
    seat,
    dice,
    total: totalOf(dice),
    death,
    deathTotal: totalOf(death),
  });
