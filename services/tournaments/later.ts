import { later } from '../platform/later.ts';
import { once } from '../platform/once.ts';
import type { Tournaments } from './contract.ts';
import type { tournamentsOn } from './on-store.ts';
import type { podMatchesOn } from './pod-matches-on.ts';
import type { standsInOn } from './stands-in.ts';

type On = Parameters<typeof tournamentsOn>;
type Known = Omit<On[2], 'matches'> & { readonly matches: Parameters<typeof podMatchesOn>[0] };

/** The tournaments on a store, loaded on first use: few requests need them. */
export function tournamentsFor(
  store: On[0],
  games: On[1],
  { matches, ...known }: Known,
): Tournaments {
  const load = async () => {
    const [on, pods] = await Promise.all([import('./on-store.ts'), import('./pod-matches-on.ts')]);
    return on.tournamentsOn(store, games, {
      matches: pods.podMatchesOn(matches),
      ...known,
    });
  };
  return later(
    load,
    'find',
    'list',
    'standings',
    'audit',
    'updates',
    'exported',
    'previewPairing',
    'inspectPod',
    'createTournament',
    'updateTournament',
    'announceTournament',
    'openRegistration',
    'setTournamentRole',
    'cancelTournament',
    'startTournament',
    'finalizeTournament',
    'registerForTournament',
    'withdrawFromTournament',
    'checkIn',
    'invitePlayers',
    'registerPlayers',
    'approvePlayer',
    'dropPlayer',
    'reinstatePlayer',
    'seedPlayers',
    'draftRound',
    'editPairing',
    'repairRound',
    'publishRound',
    'unpublishRound',
    'discardRound',
    'adjudicatePod',
    'replayPod',
    'extendTime',
    'replacePlayer',
    'penalisePlayer',
    'disqualifyPlayer',
    'changeRegulations',
    'approveAct',
    'pauseTournament',
    'resumeTournament',
    'openAppeal',
    'decideAppeal',
    'findSeries',
    'ownSeries',
    'seriesTable',
    'qualifiedIn',
    'createSeries',
    'updateSeries',
    'draftSeason',
  );
}

/** The access of accounts to tournaments, loaded when a match of one is first looked at. */
export function standsInFor(...on: Parameters<typeof standsInOn>): ReturnType<typeof standsInOn> {
  const loaded = once(async () => (await import('./stands-in.ts')).standsInOn(...on));
  return async (...asked) => (await loaded())(...asked);
}
