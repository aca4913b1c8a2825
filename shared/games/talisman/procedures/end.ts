import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import { during } from '../asking/asking.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import { settle } from '../changes/settle.ts';
import { openWindow } from '../spells/window.ts';
import { winnersOnTime } from '../standing/winners-on-time.ts';
import { type Until } from '../state.ts';
import { hero, isLiving } from '../state-queries.ts';
import { endsRound } from '../next.ts';
import { giveUpRafts } from '../travel/raft.ts';
import { refer } from '../reference.ts';

/**
 * Ends a turn: reactions, trophies, then all effects that lasted until now. An unused Raft is gone,
 * even if the turn had no move (T4-RFT-09, 10).
 */
export function* end(table: TalismanTable, { seat }: { seat: Seat }): Procedure {
  if (isLiving(table.state, seat)) {
    yield* giveUpRafts(table, seat);
    yield* during([seat], lastThings(table, seat));
  }
  // a quest completed even now takes the character to another landing (T4-RUL-81)
  if (isLiving(table.state, seat) && table.state.turn.phase === 'land') return;
  yield* closeTurn(table, seat);
}

function* lastThings(table: TalismanTable, seat: Seat): Procedure {
  yield* openWindow(table, { moment: 'turn.end', about: { turn: refer('seat', seat) } });
  if (isLiving(table.state, seat)) yield* table.edition.lastThings(table, seat);
}

/** Closes a turn, even a missed one. Its seat is only asked about its limits here. */
export function* closeTurn(table: TalismanTable, seat: Seat): Procedure {
  yield* tell<TalismanEvent>({ type: 'TurnEnded', seat, extra: table.state.turn.extra });
  yield* endLasting(table, seat, 'turn-end');
  if (isLiving(table.state, seat) && hero(table.state, seat).toad?.turnsLeft === 0) {
    yield* tell<TalismanEvent>({ type: 'ToadTurnedBack', seat });
  }
  yield* settle(table);
  yield* maybeTimeIsUp(table);
}

/** Ends lasting effects whose time is over; `evolve` has counted. */
export function* endLasting(table: TalismanTable, seat: Seat, at: Until['at']): AtOnce {
  const over = table.state.lasting.filter(
    ({ until }) => until.seat === seat && until.at === at && until.times <= 0,
  );
  for (const { kind, on, by } of over) {
    yield* tell<TalismanEvent>({ type: 'LastingEnded', kind, by, ...(on !== undefined && { on }) });
  }
}

/**
 * Ends play at the agreed time with the highest score as the winner (T4-FST-14), even if no character
 * has come to the Crown by then (T4-FST-02); ties share it (T4-RUL-16).
 */
function* maybeTimeIsUp(table: TalismanTable): AtOnce {
  const { options, turn } = table.state;
  const { rounds = Infinity } = options;
  if (turn.round < rounds || !endsRound(table.state)) return;
  const winners = winnersOnTime(table);
  yield* tell<TalismanEvent>({ type: 'MatchEnded', reason: 'time', winners });
}
