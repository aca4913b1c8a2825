import { fromHex } from '../../engine/index.ts';
import { numbersSeedOf, roundSeedOf } from '../chance/derived.ts';
import type { Tournament } from '../record/tournament.ts';
import { tableOf } from '../table/table.ts';
import { differences } from './differences.ts';
import type { StandingTable, TournamentExport } from './export.ts';
import { replayed } from './replay.ts';

/** The result of verifying an export. */
export type TournamentVerdict = {
  /** The faults, in words; empty if everything was confirmed. */
  readonly faults: readonly string[];
  readonly rounds: number;
  readonly tables: number;
  readonly acts: number;
  /** The rounds whose pods staff have made. */
  readonly edited: readonly number[];
  /** Rounds whose pairs kept apart are withheld, so that they could not be drawn again. */
  readonly withheld: readonly number[];
  /** True if the secret is revealed, so that the seeds themselves could be checked. */
  readonly isRevealed: boolean;
};

/**
 * Recomputes a tournament from its export: its record from its steps, and every figure from the
 * record.
 * @throws Error if its steps can't be replayed at all.
 */
export function verifyTournament(exported: TournamentExport): TournamentVerdict {
  const { tournament: record, standings } = exported;
  const { tournament, faults } = replayed(exported);
  const found = [...faults];
  if (tournament) {
    const differ = differences(tournament, record);
    found.push(...differ.map((each) => `the record does not follow from the steps: ${each}`));
    found.push(...tablesOf(tournament, standings));
    found.push(...seedsOf(exported, tournament));
  }
  const rounds = tournament?.rounds ?? [];
  return {
    faults: found,
    rounds: rounds.length,
    tables: standings.length,
    acts: tournament?.audit.entries ?? 0,
    edited: rounds.filter(({ report }) => report.edited).map(({ round }) => round),
    withheld: rounds.filter((each) => each.withheld).map(({ round }) => round),
    isRevealed: tournament?.secret !== undefined,
  };
}

/** Recomputes the table as of every round. */
function tablesOf(tournament: Tournament, standings: readonly StandingTable[]): readonly string[] {
  const due = tournament.rounds.map(({ round, stage }): StandingTable => ({
    stage,
    round,
    rows: tableOf(tournament, { stage, upTo: round }),
  }));
  return differences(due, standings).map((each) => `the standings are others: ${each}`);
}

/** Recomputes every seed from the secret, once that is revealed. */
function seedsOf(
  { commits }: TournamentExport,
  { id, secret: hex }: Tournament,
): readonly string[] {
  const secret = hex === undefined ? undefined : fromHex(hex);
  if (secret === undefined) return [];
  return commits.flatMap(({ version, events }) =>
    events.flatMap((event): readonly string[] => {
      const where = `version ${String(version)}`;
      if (event.type === 'TournamentStarted' && event.seed !== numbersSeedOf(secret, id)) {
        return [`${where}: the seed of the start numbers does not follow from the secret`];
      }
      if (event.type !== 'RoundPublished') return [];
      const { round, drawn } = event;
      return drawn.seed === roundSeedOf(secret, id, round)
        ? []
        : [`${where}: the seed of round ${String(round)} does not follow from the secret`];
    }),
  );
}
