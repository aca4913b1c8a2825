import type { Procedure } from '../../../engine/index.ts';
import type { Crossing, TalismanTable } from '../edition/edition.ts';
import type { Passage } from '../edition/occasions.ts';
import { fightCreatures } from '../fight/attack.ts';
import { comeOver, turnedAway } from './cross.ts';
import { leaveUnlessCrossing } from '../asking/guards.ts';
import { lock } from './lock.ts';

/** A guarded bridge: the guard attacks every character that tries it (T4-SEN-03 to 08, 15). */
const guard: Crossing = {
  mayTry: () => true,
  *cross(table: TalismanTable, passage: Passage): Procedure {
    const { seat, from } = passage;
    const guardian = table.edition.book.space(from).crossing?.guard;
    const outcome =
      guardian === undefined
        ? 'won'
        : yield* fightCreatures(table, { seat, landing: table.state.turn.landings }, [guardian]);
    leaveUnlessCrossing(table, passage);
    if (outcome !== 'won') return yield* turnedAway(seat, 'guarded');
    yield* comeOver(table, passage);
  },
};

/** A bridge without a guard on this side (T4-SEN-11). */
export const free: Crossing = { mayTry: () => true, cross: comeOver };

/** The crossings between regions, by the rule that the board names. */
export const crossings: Readonly<Record<string, Crossing>> = { guard, free, lock };
