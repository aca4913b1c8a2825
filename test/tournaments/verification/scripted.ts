import type { TournamentExport } from '../../../shared/tournaments/verification/export.ts';
import type { AccountActor } from '../../../services/platform/requests/actor.ts';
import { numbersFrom } from '../../support/chance.ts';
import { admin, judge, openTable, owner, person, reason, type Act } from '../random/table.ts';

const timeControl = { preset: 'live' };
const regulations = {
  game: { id: 'secret-numbers' },
  timeControl,
  stages: [{ format: 'SWISS', rounds: 3, podSize: { preferred: 4, min: 2, max: 5 } }],
  rounds: { advance: 'MANUAL', length: 'PT2H', onDeadline: [{ rule: 'EXTEND', by: 'PT30M' }] },
};

/** The exports of the event below, as seen by outsiders and by its staff. */
export type Exports = { readonly public: TournamentExport; readonly staff: TournamentExport };

/**
 * Plays an event in which staff do things rare in random events: they change pairings, take rounds
 * back, hear appeals.
 */
export async function scriptedEvent(): Promise<Exports> {
  const table = await openTable(7, regulations, numbersFrom(7));
  const { event, id, latest, endMatch } = table;
  const act: Act = async (...said) => {
    const refused = await table.act(...said);
    if (refused) throw refused;
    return undefined;
  };
  const players = Array.from({ length: 8 }, (_, i) => person(`p${String(i + 1)}`));
  await act(owner, 'setTournamentRole', { accountId: 'judge', role: 'ARBITER', granted: true });
  await act(owner, 'announceTournament', {});
  await act(owner, 'openRegistration', {});
  await act(owner, 'registerPlayers', { accountIds: players.map(({ account }) => account) });
  await act(owner, 'startTournament', {});
  await act(owner, 'draftRound', {});
  const pods = async () =>
    ((await latest()).rounds.at(-1)?.pods ?? []).map((pod) => [...pod.players]);
  const turned = async () => (await pods()).map((pod) => pod.toReversed());
  await act(owner, 'editPairing', { round: 1, pods: await turned(), byes: [], reason });
  await act(owner, 'publishRound', { round: 1, startsAt: '2026-03-01T13:00:00.000Z' });
  await act(judge, 'editPairing', { round: 1, pods: await turned(), byes: [], reason });
  await act(judge, 'unpublishRound', { round: 1, reason });
  const [[one = 1, other = 2] = []] = await pods();
  await act(owner, 'repairRound', { round: 1, forbid: [[one, other]], reason });
  await act(owner, 'publishRound', { round: 1 });
  await event.settle(id);
  event.passTo('2026-03-01T14:10:00.000Z');
  await event.settle(id);
  await act(judge, 'extendTime', { round: 1, by: 'PT1H', reason });
  for (const match of event.open.keys()) await endMatch(match);
  await event.settle(id);
  await act(players[0] ?? owner, 'openAppeal', {
    ...{ round: 1, pod: (await pods()).findIndex((pod) => pod.includes(1)) + 1 },
    text: 'That was not the last turn.',
  }).catch(() => undefined);
  const places = (await pods())[0]?.map((number, i) => ({ number, place: i + 1 })) ?? [];
  await act(judge, 'adjudicatePod', { round: 1, pod: 1, places, reason });
  await act(judge, 'pauseTournament', { reason });
  await act(judge, 'resumeTournament', { reason });
  await act(judge, 'penalisePlayer', { number: 4, kind: 'POINTS', points: 0.5, reason });
  const [appeal] = (await latest()).appeals;
  if (appeal) {
    await act(admin, 'decideAppeal', { appealId: appeal.id, decision: 'UPHELD', reason });
  }
  const { preset: _, ...game } = (await latest()).regulations.game;
  const changed = { ...(await latest()).regulations, game, byePoints: 2, timeControl };
  await act(owner, 'changeRegulations', { regulations: changed, reason });
  await act(judge, 'approveAct', { actId: 'p1', reason });
  await act(owner, 'disqualifyPlayer', { number: 3, pastPods: 'KEEP', reason });
  await act(judge, 'approveAct', { actId: 'p2', reason });
  const exportedTo = async (viewer?: AccountActor) =>
    JSON.parse(JSON.stringify(await event.tournaments.exported(viewer, id))) as TournamentExport;
  return { public: await exportedTo(), staff: await exportedTo(owner) };
}
