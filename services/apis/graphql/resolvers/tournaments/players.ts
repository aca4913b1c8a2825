import { inPoints } from '../../../../tournaments/views/points.ts';
import { waitingPlaceOf } from '../../../../tournaments/views/roster.ts';
import { accountOf } from './people.ts';
import { presentStanding } from './standings.ts';
import type { Complete } from '../../needed.ts';

export const TournamentPlayer = {
  id: ({ player, seen }) => `${seen.tournament.id}.${player.account}`,
  account: async ({ player }, _, context) => ({
    ...(await accountOf(player.account, context)),
    machine: player.machine,
  }),
  number: ({ player }) => player.number,
  status: ({ player }) => player.status,
  registeredAt: ({ player }) => player.at,
  waitingPlace: ({ player, seen }) => waitingPlaceOf(seen.tournament, player),
  seed: ({ player }) => player.seed,
  entered: ({ player }) => player.entered,
  checkedIn: ({ player }) => player.checkedIn,
  noShows: ({ player }) => player.noShows ?? 0,
  leaving: ({ player }) => player.leaving ?? false,
  lives: ({ player }) => player.lives,
  before: ({ player: { before = [] } }, _, context) =>
    Promise.all(before.map((each) => accountOf(each, context))),
  standing: (player, _, context) => presentStanding(player, context),
  penalties: ({ player, seen }) =>
    seen.tournament.penalties.filter(({ number }) => number === player.number),
} satisfies Complete<'TournamentPlayer'>;

export const Penalty = {
  points: ({ points }) => inPoints(points),
} satisfies Complete<'Penalty'>;
