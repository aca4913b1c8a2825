import type { Edition } from '../edition/edition.ts';
import { cardFaults } from './cards.ts';
import { figureFaults } from './figures.ts';
import { seatFaults } from './seats.ts';
import { supplyFaults } from './supplies.ts';
import { turnFaults } from './turn.ts';
import { standingOf } from '../standing/standing.ts';
import type { State } from '../state.ts';

/** Faults of this state, in words for an engineer; empty if all invariants hold. */
export function invariantsOf(edition: Edition): (state: State) => readonly string[] {
  const standing = standingOf(edition);
  return (state) => {
    const sight = { state, edition };
    const ranked = new Set(standing(state).map(({ seat }) => seat));
    return [
      ...cardFaults(sight),
      ...figureFaults(sight),
      ...supplyFaults(sight),
      ...state.seats.flatMap((seat) => seatFaults(sight, seat)),
      ...turnFaults(state),
      ...(ranked.size === state.seats.length ? [] : ['the ranking leaves a seat out']),
    ];
  };
}
