import type { SetupEvent } from '../events/event.ts';
import type { Stamp } from '../record/stamp.ts';
import type { Tournament } from '../record/tournament.ts';

type Created = Extract<SetupEvent, { type: 'TournamentCreated' }>;
type Updated = Extract<SetupEvent, { type: 'TournamentUpdated' }>;

/** The hash before the first entry of an audit. */
const NO_HASH = '';

/** Creates a tournament from its first event. */
export const created = (
  { type: _, ...event }: Created,
  { stream, at }: Stamp & { readonly stream: string },
): Tournament => ({
  ...event,
  id: stream,
  version: 0,
  status: 'DRAFT',
  roles: {},
  invited: [],
  players: [],
  numbers: [],
  stage: 0,
  entrants: [],
  rounds: [],
  apart: [],
  penalties: [],
  proposed: [],
  appeals: [],
  audit: { entries: 0, hash: NO_HASH, versions: [] },
  folded: [],
  changedAt: 0,
  createdAt: at,
  updatedAt: at,
});

/** True if an update changes only fields that staff see: the code, or pairs kept apart. */
export const isUnseen = ({ type: _, ...changed }: Updated): boolean => {
  const fields = Object.keys(changed);
  return fields.length > 0 && fields.every((field) => field === 'code' || field === 'apart');
};

/** Applies a change of the setup to a tournament. */
export function evolveSetup(
  tournament: Tournament,
  event: Exclude<SetupEvent, Created>,
  { version }: Stamp,
): Tournament {
  switch (event.type) {
    case 'TournamentUpdated': {
      const { type: _, ...changed } = event;
      const when = isUnseen(event) ? { changedUnseenAt: version } : { changedAt: version };
      return { ...tournament, ...changed, ...when };
    }
    case 'TournamentAnnounced':
      return {
        ...tournament,
        status: 'ANNOUNCED',
        regulationsHash: event.hash,
        changedAt: version,
      };
    case 'RegistrationOpened':
      return { ...tournament, status: 'REGISTRATION', changedAt: version };
    case 'RoleSet': {
      const { [event.account]: _, ...others } = tournament.roles;
      const roles = event.roles.length === 0 ? others : { ...others, [event.account]: event.roles };
      return { ...tournament, roles };
    }
  }
}
