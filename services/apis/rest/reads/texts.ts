import { actRemark } from '../../../../shared/tournaments/exports/act-remark.ts';
import { seriesCsv } from '../../../../shared/tournaments/exports/series-csv.ts';
import { standingsCsv } from '../../../../shared/tournaments/exports/standings-csv.ts';
import { trf } from '../../../../shared/tournaments/exports/trf.ts';
import type { Tournament } from '../../../../shared/tournaments/record/tournament.ts';
import { playedIn } from '../../../../shared/tournaments/table/table.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { refuse } from '../../../platform/requests/refusal.ts';
import { displayNames } from '../../../matches/words/names.ts';
import type { Call, Handlers } from '../call.ts';
import { numbered } from '../../../tournaments/views/roster.ts';
import { nameOfGame } from '../name-of-game.ts';

/** Exports of tournaments and series as text. */
export const texts: Handlers<
  'getSeriesCsv' | 'getStandingsCsv' | 'getTournamentEvents' | 'getTournamentReport'
> = {
  async getSeriesCsv(call) {
    const { rows, events } = await call.tournaments.seriesTable(call.viewer, call.path.seriesId);
    const names = await call.accounts.names(rows.map(({ account }) => account));
    const nameOf = (id: string) => displayNames(call.locale, { id, name: names[id] });
    return { body: seriesCsv(rows, events.length, nameOf) };
  },

  async getStandingsCsv(call) {
    const of = { tournamentId: call.path.tournamentId, ...definedFields(call.query) };
    const [{ tournament }, { rows }] = await Promise.all([
      call.tournaments.find(call.viewer, call.path.tournamentId),
      call.tournaments.standings(call.viewer, of),
    ]);
    const nameOf = await namesIn(call, tournament);
    return { body: standingsCsv(rows, nameOf) };
  },

  async getTournamentEvents({ tournaments, viewer, path }) {
    const { commits } = await tournaments.exported(viewer, path.tournamentId);
    return { body: commits.map((step) => `${JSON.stringify(step)}\n`).join('') };
  },

  async getTournamentReport(call) {
    const { tournament } = await call.tournaments.find(call.viewer, call.path.tournamentId);
    const stage = call.query.stage ?? Math.max(tournament.stage, 1);
    const played = playedIn(tournament, { stage });
    const isOfPairs = ({ pods }: (typeof played.rounds)[number]): boolean =>
      pods.every(({ players }) => players.length === 2);
    if (!played.rounds.every(isOfPairs))
      refuse('BAD_USER_INPUT', 'This format supports only pods of two.');
    const game = await call.games.named(tournament.regulations.game.id);
    const all = { tournamentId: tournament.id, first: tournament.audit.entries };
    const acts = await call.tournaments.audit(call.viewer, all);
    const [nameOf, day] = [await namesIn(call, tournament), (at: string) => at.slice(0, 10)];
    return {
      body: trf({
        name: tournament.name,
        from: day(tournament.rounds[0]?.startsAt ?? tournament.createdAt),
        to: day(tournament.finishedAt ?? tournament.updatedAt),
        type: `${nameOfGame(game, call.locale)}, ${tournament.regulations.stages[stage - 1]?.format ?? ''}`,
        played,
        nameOf,
        remarks: acts.map(actRemark),
      }),
    };
  },
};

/** Names of players by start number. */
async function namesIn({ accounts, locale }: Call, tournament: Tournament) {
  const players = tournament.numbers.map((_, i) => numbered(tournament, i + 1));
  const names = await accounts.names(players.map(({ account }) => account));
  return (number: number): string => {
    const { account } = numbered(tournament, number);
    return displayNames(locale, { id: account, name: names[account] });
  };
}
