import { once } from '../once.ts';
import type { Tournaments } from './contract.ts';
import type { tournamentsOn } from './on-store.ts';

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
};

type Use = (...asked: readonly unknown[]) => Promise<unknown>;

/** The tournaments on a store, loaded when they are first wanted: few requests want them. */
export function tournamentsFor(...on: Parameters<typeof tournamentsOn>): Tournaments {
  const loaded = once(async () => (await import('./on-store.ts')).tournamentsOn(...on));
  const later =
    (name: keyof Tournaments): Use =>
    async (...asked) =>
      ((await loaded())[name] as Use)(...asked);
  const names = Object.keys(uses) as (keyof Tournaments)[];
  return Object.fromEntries(names.map((name) => [name, later(name)])) as Tournaments;
}
