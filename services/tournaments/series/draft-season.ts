import {
  draftSeason as drafted,
  LEAST_IN_DIVISION,
  type Move,
} from '../../../shared/tournaments/series/draft-season.ts';
import type {
  DraftedSeason,
  Series,
  SeriesStep,
} from '../../../shared/tournaments/series/series.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import type { Reader } from '../reading/reader.ts';
import { orderOf } from './order-of.ts';
import type { DraftSeasonInput } from '../generated/inputs.ts';
import { MOST_IN_SEASON } from './series-input.ts';
import { tournamentsIn } from './tournaments-in.ts';

type Said = Omit<DraftSeasonInput, 'seriesId' | 'commandId' | 'expectedVersion'>;
type Drafting = {
  readonly series: Series;
  readonly input: Said;
  readonly reader: Reader;
  /**
   * Sets up a tournament for each division, with its accounts; idempotent at the same version.
   * Returns their ids.
   */
  setUp(season: number, divisions: DraftedSeason['divisions']): Promise<readonly string[]>;
};

/** Proposes the next season of a league, replacing the former proposal. */
export async function draftSeason(drafting: Drafting): Promise<readonly SeriesStep[]> {
  const { series, input } = drafting;
  const { league } = series;
  if (league === undefined) {
    const detail = 'This series is not a league, so it has no seasons.';
    return refuseInput({ path: ['seriesId'], detail });
  }
  const before = await lastSeason(drafting);
  checkNamed(before.flat(), input);
  const { leaving = [], newcomers = [], divisions: made } = input;
  const proposal = made
    ? byHand(made, before, input)
    : drafted({ divisions: before, leaving: new Set(leaving), newcomers }, league);
  checkSize(proposal.divisions, made ? 'divisions' : 'newcomers');
  const season = series.events.length + 1;
  const divisions = proposal.divisions.map((accounts) => ({ accounts }));
  return [
    {
      type: 'SeasonDrafted',
      draft: {
        season,
        divisions: await withTournaments(drafting, season, divisions),
        moves: proposal.moves,
        tooFew: proposal.tooFew,
      },
    },
  ];
}

/** The tables of the divisions of the last season; refused while one of them is running. */
async function lastSeason({ series, reader }: Drafting): Promise<readonly (readonly string[])[]> {
  const last = await tournamentsIn(reader, series.events.at(-1) ?? []);
  const held = last.filter(({ status }) => status !== 'CANCELLED');
  const open = held.find(({ status }) => status !== 'FINISHED' && status !== 'FINAL');
  if (open !== undefined) {
    refuse(
      'TOURNAMENT_STATE',
      `"${open.name}" is ${open.status}. The last season must be over first.`,
      {
        status: open.status,
        allowed: ['FINISHED', 'FINAL'],
      },
    );
  }
  return held.map(orderOf);
}

/** Refuses leaving accounts that did not play, and newcomers that did. */
function checkNamed(played: readonly string[], { leaving = [], newcomers = [] }: Said): void {
  const known = new Set(played);
  const gone = "This account didn't play in the last season.";
  const there = 'This account played in the last season and stays in automatically.';
  const mistakes = [
    ...leaving.flatMap((each, i) =>
      known.has(each) ? [] : [{ path: ['leaving', i], detail: gone }],
    ),
    ...newcomers.flatMap((each, i) =>
      known.has(each) ? [{ path: ['newcomers', i], detail: there }] : [],
    ),
  ];
  if (mistakes.length > 0) refuseInput(...mistakes);
}

/** Divisions as given by hand, with each player's move. */
function byHand(
  divisions: readonly (readonly string[])[],
  before: readonly (readonly string[])[],
  { leaving = [], newcomers = [] }: Said,
): ReturnType<typeof drafted> {
  if (leaving.length + newcomers.length > 0) {
    const detail = 'Send either `divisions`, or `leaving` and `newcomers`.';
    return refuseInput({ path: ['divisions'], detail });
  }
  const from = new Map(before.flatMap((table, i) => table.map((who) => [who, i + 1] as const)));
  const moves = divisions.flatMap((table, i) =>
    table.map((account): Move => {
      const was = from.get(account);
      return { account, to: i + 1, ...(was !== undefined && { from: was }) };
    }),
  );
  return { divisions, moves, tooFew: divisions.some(({ length }) => length < LEAST_IN_DIVISION) };
}

function checkSize(divisions: readonly (readonly string[])[], field: string): void {
  if (divisions.flat().length <= MOST_IN_SEASON) return;
  const detail = `At most ${String(MOST_IN_SEASON)} accounts can play a season.`;
  refuseInput({ path: [field], detail });
}

async function withTournaments(
  { input, setUp }: Drafting,
  season: number,
  divisions: DraftedSeason['divisions'],
): Promise<DraftedSeason['divisions']> {
  if (input.regulations === undefined) return divisions;
  const small = divisions.find(({ accounts }) => accounts.length < LEAST_IN_DIVISION);
  if (small !== undefined || divisions.length === 0) {
    const there = String(small?.accounts.length ?? 0);
    refuse(
      'TOO_FEW_PLAYERS',
      `A division needs at least ${String(LEAST_IN_DIVISION)} players, got ${there}.`,
    );
  }
  const ids = await setUp(season, divisions);
  return divisions.map((division, i) => {
    const tournament = ids[i];
    return { ...division, ...(tournament !== undefined && { tournament }) };
  });
}
