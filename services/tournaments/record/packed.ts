import { createHash } from 'node:crypto';
import type { Player } from '../../../shared/tournaments/record/player.ts';
import type { Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { DoneCommands } from '../../platform/commands/done-before.ts';
import { UnreadableTournamentError } from '../unreadable.ts';
import { storedVersions, versionsIn, type StoredVersions } from './stored-versions.ts';

/** Fields of players that hardly ever change. */
type Roster = readonly Pick<Player, 'account' | 'at' | 'entropy'>[];

/** The whole of a tournament after a commit. */
export type TournamentCheckpoint = {
  readonly commands: DoneCommands;
  readonly tournament: Tournament;
  /** The versions without a public change, from the announcement on. */
  readonly hidden: readonly number[];
  /** Time of the last public change, ISO 8601. */
  readonly shownAt: string;
  /** The hash of the public steps, hex; absent if an earlier checkpoint did not have it. */
  readonly steps?: string;
};

/**
 * A checkpoint as it is stored: in a large tournament completed rounds and players are stored
 * beside it as parts, named by their content, so that each is written once.
 */
export type PackedCheckpoint = Omit<TournamentCheckpoint, 'tournament' | 'hidden'> & {
  readonly hidden: StoredVersions;
  readonly tournament: Omit<Tournament, 'rounds' | 'players' | 'audit'> & {
    readonly audit: Omit<Tournament['audit'], 'versions'> & { readonly versions: StoredVersions };
    readonly rounds: readonly (Round | { readonly round: number; readonly part: string })[];
    readonly players: readonly (Omit<Player, 'account' | 'at' | 'entropy'> | Player)[];
  };
  /** The names of the parts that hold the players, in order. */
  readonly roster?: readonly string[];
};

/** Maximum number of players for which a checkpoint holds everything itself. */
const SMALL = 512;
/** Number of players in one part. */
const CHUNK = 1_024;

const nameOf = (part: unknown): string =>
  createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, 24);

/** Packs a checkpoint for storage, with the parts that it refers to by name. */
export function packed(checkpoint: TournamentCheckpoint): {
  readonly checkpoint: PackedCheckpoint;
  readonly parts: ReadonlyMap<string, unknown>;
} {
  const { tournament } = checkpoint;
  const hidden = storedVersions(checkpoint.hidden);
  const audit = { ...tournament.audit, versions: storedVersions(tournament.audit.versions) };
  if (tournament.players.length <= SMALL) {
    return {
      checkpoint: { ...checkpoint, hidden, tournament: { ...tournament, audit } },
      parts: new Map(),
    };
  }
  const parts = new Map<string, unknown>();
  const keep = (part: unknown): string => {
    const name = nameOf(part);
    parts.set(name, part);
    return name;
  };
  const rounds = tournament.rounds.map((round) =>
    round.status === 'COMPLETED' ? { round: round.round, part: keep(round) } : round,
  );
  const all = tournament.players.map(({ account, at, entropy }) => ({
    ...{ account, at },
    ...(entropy !== undefined && { entropy }),
  }));
  const roster = Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, i) =>
    keep(all.slice(i * CHUNK, (i + 1) * CHUNK)),
  );
  const players = tournament.players.map(
    ({ account: _, at: __, entropy: ___, ...player }) => player,
  );
  return {
    checkpoint: {
      ...checkpoint,
      hidden,
      tournament: { ...tournament, audit, rounds, players },
      roster,
    },
    parts,
  };
}

/** The names of the parts that a checkpoint refers to. */
export const partsOf = ({ tournament, roster = [] }: PackedCheckpoint): readonly string[] => [
  ...tournament.rounds.flatMap((round) => ('part' in round ? [round.part] : [])),
  ...roster,
];

/** Restores a checkpoint with its parts. */
export function unpacked(
  { roster, hidden, ...checkpoint }: PackedCheckpoint,
  parts: ReadonlyMap<string, unknown>,
): TournamentCheckpoint {
  const partOf = (name: string): unknown =>
    parts.get(name) ?? missing(checkpoint.tournament.id, name);
  const { tournament } = checkpoint;
  const known = roster?.flatMap((name) => partOf(name) as Roster);
  return {
    ...checkpoint,
    hidden: versionsIn(hidden),
    tournament: {
      ...tournament,
      audit: { ...tournament.audit, versions: versionsIn(tournament.audit.versions) },
      rounds: tournament.rounds.map((round) =>
        'part' in round ? (partOf(round.part) as Round) : round,
      ),
      players: tournament.players.map((player, i) => ({ ...known?.[i], ...player }) as Player),
    },
  };
}

function missing(id: string, name: string): never {
  throw new UnreadableTournamentError(`Part ${name} of tournament ${id} is missing.`);
}
