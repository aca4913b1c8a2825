import { tell, type AtOnce, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import type { Lasting, State, Until } from '../state.ts';

/** The end of an effect that lasts until the current turn is over. */
export const untilTurnEnds = ({ turn }: State): Until => ({
  seat: turn.seat,
  at: 'turn-end',
  times: 1,
});

/**
 * The end of an effect that lasts until a number of turns of this seat have begun, counted by seat,
 * not by character (T4-RUL-112).
 */
export const untilTurnsOf = (seat: Seat, times: number): Until => ({
  seat,
  at: 'turn-start',
  times,
});

/** The same end, counted only in ordinary turns (T4-RUL-112, 113). */
export const ofOrdinaryTurns = ({ rules }: TalismanTable, until: Until): Until =>
  rules >= 2 ? { ...until, ordinary: true } : until;

export const begin = (lasting: Lasting): AtOnce =>
  tell<TalismanEvent>({ type: 'LastingBegan', lasting });

const finish = ({ kind, by, on }: Lasting): AtOnce =>
  tell<TalismanEvent>({ type: 'LastingEnded', kind, by, ...(on !== undefined && { on }) });

/** Ends the Spells that are for one battle, with it or as another begins (T4-CRD-28). */
export function* endBattleSpells(table: TalismanTable): AtOnce {
  for (const lasting of table.state.lasting) {
    if (isForBattle(table, lasting)) yield* finish(lasting);
  }
}

/** True if a lasting effect is for one battle: by its own field, or by its rule. */
const isForBattle = ({ edition }: TalismanTable, { kind, forBattle }: Lasting): boolean =>
  forBattle === true || edition.spellRules[kind]?.forBattle === true;
