import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { withheld } from '../../../shared/tournaments/evolve/withheld.ts';
import { isForStaff } from './hidden.ts';

/**
 * Readers of the steps of a tournament: staff see everything, checkers the public part with the pairs
 * that rounds keep apart (so that staff can verify it), and all others the public part.
 */
export type Readers = 'STAFF' | 'CHECKERS' | 'EVERYBODY';

/** The events of a step, filtered for its readers. */
export function eventsFor(
  readers: Readers,
  events: readonly TournamentEvent[],
): readonly TournamentEvent[] {
  if (readers === 'STAFF') return events;
  const told = events.filter((event) => !isForStaff(event)).map(withoutSecrets);
  return readers === 'CHECKERS' ? told : told.map(withheld);
}

/** Removes content for staff, or for one player, from an event. */
function withoutSecrets(event: TournamentEvent): TournamentEvent {
  switch (event.type) {
    case 'ActAudited': {
      const { note: _, ...told } = event;
      return told;
    }
    case 'TournamentCreated': {
      const { code: _, ...told } = event;
      return told;
    }
    case 'TournamentUpdated': {
      const { code: _, apart: __, ...told } = event;
      return told;
    }
    case 'PlayersRegistered':
      return { ...event, players: event.players.map(({ entropy: _, ...player }) => player) };
    case 'PlayerReplaced': {
      const { entropy: _, ...told } = event;
      return told;
    }
    default:
      return event;
  }
}
