import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { isUnseen } from '../../../shared/tournaments/evolve/setup.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';

/** What staff alone may know of: drafts, what was proposed to a second person, and facts that led to nothing. */
const hidden: Readonly<Partial<Record<TournamentEvent['type'], true>>> = {
  RoundDrafted: true,
  RoundDiscarded: true,
  DraftEdited: true,
  ActProposed: true,
  FactsFolded: true,
  EntropyGiven: true,
  PlayersInvited: true,
};

/** Whether an event is for staff alone. */
export const isForStaff = (event: TournamentEvent): boolean =>
  hidden[event.type] === true || (event.type === 'TournamentUpdated' && isUnseen(event));

/** Whether events change nothing of what everybody may see. Before its announcement there is nothing to be seen. */
export const isHidden = ({ status }: Tournament, events: readonly TournamentEvent[]): boolean =>
  status !== 'DRAFT' && events.every(isForStaff);
