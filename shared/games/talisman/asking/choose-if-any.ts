import type { Procedure, Seat } from '../../../engine/index.ts';
import { askSeats, factsOf, type Choice } from './asking.ts';
import { leaveUnlessAlive } from './guards.ts';
import type { TalismanTable } from '../edition/edition.ts';

/** Asks one seat for one option; `undefined` where none is there, or none is left meanwhile. */
export function* chooseIfAny(
  table: TalismanTable,
  seat: Seat,
  { kind, what, about, auto, options, fallback }: Choice,
): Procedure<string | undefined> {
  const key = `${what === undefined ? kind : `${kind}.${what}`}:${seat}`;
  const answers = yield* askSeats(table, () => {
    leaveUnlessAlive(table, seat);
    const open = options();
    if (open.length === 0) return [];
    const harmless = fallback ?? open.slice(0, 1);
    const more = { ...factsOf(about), ...(auto && { auto }) };
    return [{ key, seat, kind, options: open, fallback: harmless, ...more }];
  });
  return answers.get(key)?.[0];
}
