import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { isUnseen } from '../../../shared/tournaments/evolve/setup.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';

/** Events that only staff see: drafts, proposals to a second person, and facts without effect. */
const hidden: Readonly<Partial<Record<TournamentEvent['type'], true>>> = {
  RoundDrafted: true,
  RoundDiscarded: true,
  DraftEdited: true,
  ActProposed: true,
  FactsFolded: true,
  EntropyGiven: true,
  PlayersInvited: true,
};

/** True if only staff see an event. */
export const isForStaff = (event: TournamentEvent): boolean =>
  hidden[event.type] === true || (event.type === 'TournamentUpdated' && isUnseen(event));

/**
 * True if events change nothing public. Before its announcement a tournament is not public at all.
 */
export const isHidden = ({ status }: Tournament, events: readonly TournamentEvent[]): boolean =>
  status !== 'DRAFT' && events.every(isForStaff);
