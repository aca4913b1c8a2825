import type { PlayerEvent, TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Player, PlayerStatus } from '../../../shared/tournaments/record/player.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { iso } from '../../platform/time/duration.ts';
import { before } from '../progress/times.ts';
import { recipients, type EventNotification } from './recipients.ts';

/** Notifications of players' registration, and of check-in. */
export const ofPlayers = (
  tournament: Tournament,
  events: readonly TournamentEvent[],
): readonly EventNotification[] => [
  ...registered(
    events.flatMap((event) => (event.type === 'PlayersRegistered' ? event.players : [])),
  ),
  ...events.flatMap((event): readonly EventNotification[] => {
    if (event.type === 'PlayersSet') return moved(event);
    return event.type === 'CheckInOpened' ? checkIn(tournament) : [];
  }),
];

/** The registrations of one commit, by status. */
const registered = (players: readonly Player[]): readonly EventNotification[] =>
  (['REGISTERED', 'WAITLISTED', 'PENDING'] as const).map((status) =>
    came(
      status,
      players.filter((player) => player.status === status).map(({ account }) => account),
    ),
  );

const came = (status: PlayerStatus, accounts: readonly string[]): EventNotification => ({
  type: 'tournament.registered',
  about: status,
  data: { status },
  to: recipients(accounts),
});

/**
 * Notifies of a place that was freed or given by staff; an approved player may still have to wait.
 */
function moved({
  status,
  accounts,
}: Extract<PlayerEvent, { type: 'PlayersSet' }>): readonly EventNotification[] {
  if (status === 'WAITLISTED') return [came(status, accounts)];
  if (status !== 'REGISTERED') return [];
  const type = 'tournament.waitlist.moved';
  return [{ type, about: status, data: { status }, to: recipients(accounts) }];
}

/** Asks players with a place who have not checked in. */
function checkIn({ regulations, players }: Tournament): readonly EventNotification[] {
  const { startsAt, checkIn: its } = regulations;
  const deadline = startsAt && its && iso(before(startsAt, its.closes));
  const asked = players.filter(({ status }) => status === 'REGISTERED');
  return [
    {
      type: 'tournament.checkin.open',
      about: 'start',
      data: deadline === undefined ? {} : { deadline },
      until: deadline,
      to: recipients(asked.map(({ account }) => account)),
    },
  ];
}
