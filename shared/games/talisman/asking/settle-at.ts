import type { Procedure } from '../../../engine/index.ts';
import { settle } from '../changes/settle.ts';
import type { TalismanTable } from '../edition/edition.ts';
import { leaveUnlessThere, type LandingOf } from './guards.ts';

/** Enforces the rules after a change at a place; leaves if that is over then. */
export function* settleAt(table: TalismanTable, at: LandingOf): Procedure {
  yield* settle(table);
  leaveUnlessThere(table, at);
}
