import { roundsOf } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { tableOf } from '../../../shared/tournaments/table/table.ts';
import { refuseInput } from '../../platform/requests/refusal.ts';
import type { StandingTable } from '../contract.ts';

type AsOf = { readonly stage?: number | undefined; readonly round?: number | undefined };

/** The table of a stage as of a round; default: the present ones. Drafts do not count. */
export function tableAsOf(tournament: Tournament, asked: AsOf): StandingTable {
  const published = tournament.rounds.filter(({ status }) => status !== 'DRAFT');
  const its =
    asked.round === undefined ? undefined : published.find(({ round }) => round === asked.round);
  if (asked.round !== undefined && its === undefined) {
    const last = String(published.length);
    refuseInput({ path: ['round'], detail: `Unknown round. Published rounds: ${last}.` });
  }
  const stage = asked.stage ?? its?.stage ?? Math.max(1, tournament.stage);
  if (stage > Math.max(1, tournament.stage)) {
    refuseInput({ path: ['stage'], detail: 'This stage has not started.' });
  }
  if (its && its.stage !== stage) {
    refuseInput({ path: ['round'], detail: `This round is in stage ${String(its.stage)}.` });
  }
  const round =
    its?.round ??
    roundsOf(tournament, stage)
      .filter(({ status }) => status !== 'DRAFT')
      .at(-1)?.round ??
    0;
  return { stage, round, rows: tableOf(tournament, { stage, upTo: round }) };
}
