import { evolveLobby } from '../evolve/evolve-lobby.ts';
import type { MatchStarted, SeatTaken } from '../record/entry.ts';
import { takenSeats } from '../record/seats.ts';
import type { Backing } from '../session/backing.ts';
import type { Act } from '../session/compose.ts';
import { takePlace } from '../session/hosted.ts';
import type { LoadedMatch } from '../session/loaded-match.ts';

/**
 * Takes the seat; if it was the last one of a match that starts when full, the match starts in the
 * same commit. It stays open if its host has the most matches in play that one may: they start it
 * after another is over.
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
  const host = { account: full.host, roles: [] };
  if (await takePlace(backing, host, full)) return { before: [taken] };
  const started: MatchStarted = { type: 'MatchStarted', seats: takenSeats(full) };
  match.begin(started, taken);
  return { before: [taken, started] };
}
