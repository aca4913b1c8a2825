import { tell, type Procedure, type Seat } from '../../../../../engine/index.ts';
import { prefer } from '../../../any-time/preferences.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import type { Sight } from '../../../edition/print.ts';
import type { TalismanEvent } from '../../../events.ts';
import { goBack, stayPut } from '../../../travel/advance.ts';
import { mayBeOn, pathOptions } from '../../../board/paths.ts';
import { FEWEST } from '../../../asking/asking.ts';
import { hero, isLiving, preferenceOf } from '../../../state-queries.ts';
import { goTo } from '../../../travel/go.ts';
import { chooseWay } from '../../../travel/moving.ts';
import { inAnyCase, leaveUnlessMoving } from '../../../asking/guards.ts';
import { paceOf } from '../../../travel/pace.ts';
import { ringOf } from '../../../board/ring.ts';
import { MOVE } from '../../../travel/plan.ts';
import { rollForMove } from '../../../travel/roll.ts';
import { giveUpHallow } from './room.ts';
import { idOf, refer } from '../../../reference.ts';

/**
 * Moves in the castle: on by half a die (HP-INN-01), back (HP-INN-05 to 08), or the unfinished part of
 * its space. In the Great Hall the battle replaces the move (HP-RUL-46).
 */
export function* throughCastle(table: TalismanTable, seat: Seat): Procedure {
  const { space, turningBack } = hero(table.state, seat);
  if (space === table.edition.goal) return yield* stayPut(table, seat);
  if (turningBack) return yield* goBack(table, seat, isOutside);
  const chosen = yield* firstWay(table, seat);
  leaveUnlessMoving(table, seat);
  const to = idOf(chosen);
  if (chosen === 'turn-back' || isOutside(table, to)) return yield* turnBack(table, seat);
  if (to === hero(table.state, seat).space) return yield* stayPut(table, seat);
  yield* goOn(table, seat);
}

/**
 * The way before the roll. A seat that can go on rolls at once, and is asked when its die is known, where
 * it can still turn back; a seat that wants to be asked before is asked before (HP-RUL-57, 63).
 */
function* firstWay(table: TalismanTable, seat: Seat): Procedure<string> {
  const options = (): readonly string[] => pathOptions(table, seat);
  const isWanted = preferenceOf(table.state, seat, MOVE) === 'next';
  const [ahead] = options().filter((option) => leadsOn(table, seat, option));
  const rolls = table.rules >= FEWEST && !isWanted && paceOf(table, seat) === 'die';
  if (rolls && ahead !== undefined) return ahead;
  if (isWanted) yield* prefer(seat, MOVE);
  return yield* chooseWay(table, seat, { kind: 'advance', options });
}

const leadsOn = (sight: Sight, seat: Seat, option: string): boolean => {
  const to = idOf(option);
  return option !== 'turn-back' && to !== hero(sight.state, seat).space && !isOutside(sight, to);
};

/** The right to be asked before the next roll in the castle, `pause:move`. */
export function pausable(sight: Sight, seat: Seat): readonly string[] {
  if (!isLiving(sight.state, seat) || preferenceOf(sight.state, seat, MOVE) === 'next') return [];
  const { space, turningBack } = hero(sight.state, seat);
  const goesOn = sight.edition.book.space(space).next !== undefined && !turningBack;
  const rolls = goesOn && space !== sight.edition.goal && paceOf(sight, seat) === 'die';
  return rolls ? [refer('pause', MOVE)] : [];
}

/** True on the Gates, where, and not before, the way back is over (HP-INN-08, HP-RUL-55). */
const isOutside = ({ edition }: Pick<Sight, 'edition'>, space: string): boolean =>
  ringOf(edition, space).length > 0;

function* turnBack(table: TalismanTable, seat: Seat): Procedure {
  yield* tell<TalismanEvent>({ type: 'TurnedBack', seat });
  yield* goBack(table, seat, isOutside);
}

/**
 * Goes on after the roll, or still turns back (HP-INN-05, HP-RUL-57). A character that has lost its
 * Hallow meanwhile can't enter the Great Hall any more, and must turn back (HP-RUL-19).
 */
function* goOn(table: TalismanTable, seat: Seat): Procedure {
  if (paceOf(table, seat) !== 'die') {
    const only = () => waysWith(table, seat, 1).slice(0, 1);
    return yield* goBy(table, seat, { steps: 1, options: only });
  }
  const { steps, planned } = yield* rollForMove(table, seat, {
    kind: 'advance',
    what: 'rolled',
    ways: (die) => waysWith(table, seat, table.edition.steps(table, seat, die)),
  });
  leaveUnlessMoving(table, seat);
  yield* goBy(table, seat, { steps, planned, options: () => waysWith(table, seat, steps) });
}

type Ways = {
  readonly steps: number;
  readonly planned?: string | undefined;
  readonly options: () => readonly string[];
};

function* goBy(table: TalismanTable, seat: Seat, { steps, planned, options }: Ways): Procedure {
  const chosen = yield* chooseWay(table, seat, {
    kind: 'advance',
    what: 'rolled',
    about: { steps },
    planned,
    options,
  });
  const to = idOf(chosen);
  const turnsBack = chosen === 'turn-back' || isOutside(table, to);
  yield* turnsBack ? turnBack(table, seat) : goAhead(table, seat, { to, steps });
}

/** The space this number of steps ahead, if any, and the way back. */
function waysWith(sight: Sight, seat: Seat, steps: number): readonly string[] {
  const to = endOf(sight, seat, steps);
  const away = pathOptions(sight, seat).filter(
    (option) => option === 'turn-back' || isOutside(sight, idOf(option)),
  );
  return [...(to === undefined ? [] : [refer('space', to)]), ...away];
}

type Ahead = { readonly to: string; readonly steps: number };

function* goAhead(table: TalismanTable, seat: Seat, { to, steps }: Ahead): Procedure {
  yield* giveUpHallow(table, seat, to);
  leaveUnlessMoving(table, seat);
  const past = walkOf(table, seat, steps).slice(0, -1);
  yield* goTo(table, seat, { to, by: 'move', past });
  yield* inAnyCase(table.edition.reach(table, seat));
}

/** The space this number of steps ahead, if any. */
const endOf = (sight: Sight, seat: Seat, steps: number): string | undefined =>
  walkOf(sight, seat, steps).at(-1);

/** The spaces of a number of steps, up to one that ends every move (HP-ROR-01). */
function walkOf(sight: Sight, seat: Seat, steps: number): readonly string[] {
  const { book } = sight.edition;
  const walked: string[] = [];
  let at = hero(sight.state, seat).space;
  while (walked.length < steps && !(walked.length > 0 && book.space(at).stop)) {
    const next = book.space(at).next?.find((space) => mayBeOn(sight, seat, space));
    if (next === undefined) break;
    at = next;
    walked.push(at);
  }
  return walked;
}
