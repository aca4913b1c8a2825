import { once } from '../once.ts';
import type { Tournaments } from './contract.ts';
import type { tournamentsOn } from './on-store.ts';
import type { podMatchesOn } from './pod-matches-on.ts';
import type { standsInOn } from './stands-in.ts';

/** Every use-case; the type checker asks for each. */
const uses: Readonly<Record<keyof Tournaments, true>> = {
  find: true,
  list: true,
  standings: true,
  audit: true,
  updates: true,
  exported: true,
  previewPairing: true,
  inspectPod: true,
  createTournament: true,
  updateTournament: true,
  announceTournament: true,
  openRegistration: true,
  setTournamentRole: true,
  cancelTournament: true,
  startTournament: true,
  finalizeTournament: true,
  registerForTournament: true,
  withdrawFromTournament: true,
  checkIn: true,
  invitePlayers: true,
  registerPlayers: true,
  approvePlayer: true,
  dropPlayer: true,
  reinstatePlayer: true,
  seedPlayers: true,
  draftRound: true,
  editPairing: true,
  repairRound: true,
  publishRound: true,
  unpublishRound: true,
  adjudicatePod: true,
  replayPod: true,
  extendTime: true,
  replacePlayer: true,
  penalisePlayer: true,
  disqualifyPlayer: true,
  changeRegulations: true,
  approveAct: true,
  pauseTournament: true,
  resumeTournament: true,
  openAppeal: true,
  decideAppeal: true,
  findSeries: true,
  ownSeries: true,
  seriesTable: true,
  qualifiedIn: true,
  createSeries: true,
  updateSeries: true,
  draftSeason: true,
};

type Use = (...asked: readonly unknown[]) => Promise<unknown>;

type On = Parameters<typeof tournamentsOn>;
type Known = Omit<On[2], 'matches'> & { readonly matches: Parameters<typeof podMatchesOn>[0] };

/** The tournaments on a store, loaded when they are first wanted: few requests want them. */
export function tournamentsFor(
  store: On[0],
  games: On[1],
  { matches, ...known }: Known,
): Tournaments {
  const loaded = once(async () => {
    const [on, pods] = await Promise.all([import('./on-store.ts'), import('./pod-matches-on.ts')]);
    return on.tournamentsOn(store, games, {
      matches: pods.podMatchesOn(matches),
      ...known,
    });
  });
  const later =
    (name: keyof Tournaments): Use =>
    async (...asked) =>
      ((await loaded())[name] as Use)(...asked);
  const names = Object.keys(uses) as (keyof Tournaments)[];
  return Object.fromEntries(names.map((name) => [name, later(name)])) as Tournaments;
}

/** How accounts stand in tournaments, loaded when a match of one is first looked at. */
export function standsInFor(...on: Parameters<typeof standsInOn>): ReturnType<typeof standsInOn> {
  const loaded = once(async () => (await import('./stands-in.ts')).standsInOn(...on));
  return async (...asked) => (await loaded())(...asked);
}
