import { CommandRefusedError } from '../../requests/refusal.ts';
import { evolveLobby } from '../record/evolve-lobby.ts';
import type { MatchStarted, SeatTaken } from '../record/entry.ts';
import { takenSeats } from '../record/seats.ts';
import type { Backing } from './backing.ts';
import type { Act } from './compose.ts';
import { takePlaceFor } from './hosted.ts';
import type { LoadedMatch } from './loaded-match.ts';

/**
 * Takes the seat; where it was the last of a match that starts when it is full, the match starts in the same
 * commit. It stays open where its host has as many matches in play as one may: they start it when one is over.
 */
export async function seatTaken(
  backing: Backing,
  match: LoadedMatch,
  taken: SeatTaken,
): Promise<Act> {
  const { game, record } = match;
  const full = evolveLobby(game, record, taken);
  const isFull = full.seats.every(({ holder }) => holder !== undefined);
  if (record.startWhenFull !== true || !isFull) return { before: [taken] };
  if (!(await hasPlace(backing, full))) return { before: [taken] };
  const started: MatchStarted = { type: 'MatchStarted', seats: takenSeats(full) };
  match.begin(started, taken);
  return { before: [taken, started] };
}

async function hasPlace(backing: Backing, record: LoadedMatch['record']): Promise<boolean> {
  try {
    await takePlaceFor(backing, { kind: 'account', account: record.host, roles: [] }, record);
    return true;
  } catch (thrown) {
    if (thrown instanceof CommandRefusedError) return false;
    throw thrown;
  }
}
