import type { DraftedSeason } from '../../../shared/tournaments/series/series.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { digestOf } from '../../platform/requests/digest.ts';
import { refuseInput } from '../../platform/requests/refusal.ts';
import type { Tournaments } from '../contract.ts';
import type { SeriesRecord } from './series-record.ts';

/** Use-cases for setting up a division. */
export type SettingUp = Pick<Tournaments, 'createTournament' | 'invitePlayers'>;

type Season = { readonly record: SeriesRecord; readonly regulations: unknown };

/** Maximum number of characters of a league's name in the names of its divisions. */
const NAME = 88;

/**
 * Sets up a draft of a tournament for each division, with its accounts invited. The ids of the
 * commands are derived from the state of the proposal, so a repeated attempt finds the tournaments
 * of an interrupted one.
 */
export const divisionsSetUp =
  ({ createTournament, invitePlayers }: SettingUp, actor: AccountActor, season: Season) =>
  async (number: number, divisions: DraftedSeason['divisions']): Promise<readonly string[]> => {
    const { record, regulations } = season;
    const { id, name, visibility } = record.series;
    checkIsRoundRobin(regulations);
    const short = Array.from(name).slice(0, NAME).join('').trim();
    const ids: string[] = [];
    for (const [i, { accounts }] of divisions.entries()) {
      const said = digestOf('division', { id, version: record.version, i, accounts, regulations });
      const { tournament } = await createTournament(actor, {
        name: `${short} ${String(number)}/${String(i + 1)}`,
        ...{ visibility, regulations, commandId: `season:${said}` },
      });
      const tournamentId = tournament.id;
      await invitePlayers(actor, { tournamentId, accountIds: [...accounts] });
      ids.push(tournamentId);
    }
    return ids;
  };

/**
 * Refuses divisions that are not a round robin; other mistakes are reported when a tournament is
 * set up.
 */
function checkIsRoundRobin(regulations: unknown): void {
  const { stages } = (regulations ?? {}) as { readonly stages?: unknown };
  const [stage, ...more] = Array.isArray(stages) ? (stages as readonly unknown[]) : [];
  const format = (stage as { readonly format?: unknown } | undefined)?.format;
  if (format === 'ROUND_ROBIN' && more.length === 0) return;
  const detail = 'A league division must be one round robin.';
  refuseInput({ path: ['regulations', 'stages'], detail });
}
