import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { withheld } from '../../../shared/tournaments/evolve/withheld.ts';
import { isForStaff } from './hidden.ts';

/**
 * Who reads the steps of an event: `STAFF` everything; `EVERYBODY` what is public; `CHECKERS` the same with the pairs
 * that rounds keep apart, which is what staff check an event by.
 */
export type Readers = 'STAFF' | 'CHECKERS' | 'EVERYBODY';

/** The events of a step as its readers may see them. */
export function eventsFor(
  readers: Readers,
  events: readonly TournamentEvent[],
): readonly TournamentEvent[] {
  if (readers === 'STAFF') return events;
  const told = events.filter((event) => !isForStaff(event)).map(withoutSecrets);
  return readers === 'CHECKERS' ? told : told.map(withheld);
}

/** An event without what only staff, or only its player, may read of it. */
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
