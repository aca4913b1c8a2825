import type { CommandRefusedError } from '../../../services/platform/requests/refusal.ts';
import { playerOf } from '../../../shared/tournaments/record/queries.ts';
import type { Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { admin, owner, reason, ruling, type Table } from './table.ts';

/** More steps than it takes to end any event. */
const MOST = 400;

/** Brings an event to its end, as its staff would; returns the reason if it can't. */
export async function bringToEnd(table: Table): Promise<string | undefined> {
  const { event, id, latest, act } = table;
  for (let steps = 0; steps < MOST; steps += 1) {
    const next = await event.settle(id);
    const now = await latest();
    if (now.status === 'FINAL' || now.status === 'CANCELLED') return undefined;
    for (const match of event.open.keys()) await table.endMatch(match);
    await settleDisputes(table, now);
    const refused = await goOn(table, now);
    if (refused) {
      await act(owner, 'cancelTournament', { running: 'PLAY_ON', reason });
      return refused.message;
    }
    if (next !== undefined) event.passTo(next);
  }
  throw new Error(`It does not end: ${JSON.stringify(await latest())}`);
}

async function settleDisputes({ act, luck }: Table, now: Tournament): Promise<void> {
  if (now.status === 'PAUSED') await act(owner, 'resumeTournament', { reason });
  for (const { id: appealId, status } of now.appeals) {
    if (status !== 'OPEN') continue;
    await act(admin, 'decideAppeal', { appealId, decision: 'UPHELD', reason });
  }
  for (const { round, pods } of now.rounds) {
    for (const { pod, held, players } of pods) {
      const places = ruling(luck, players);
      if (held) await act(owner, 'adjudicatePod', { round, pod, places, reason });
    }
  }
}

/** Publishes the draft, or drafts the next round; returns the refusal if it can do neither. */
async function goOn(table: Table, now: Tournament): Promise<CommandRefusedError | undefined> {
  const { act } = table;
  const draft = now.rounds.find(({ status }) => status === 'DRAFT');
  const isBetween = now.rounds.every(({ status }) => status === 'COMPLETED');
  const isOn = now.status === 'RUNNING';
  const refused =
    draft && isOn ? await act(owner, 'publishRound', { round: draft.round }) : undefined;
  if (refused?.code !== 'PAIRING_INVALID' && !(isBetween && isOn)) return undefined;
  const again = await act(owner, 'draftRound', {});
  // behind what staff have made of a schedule, later rounds may be published already
  if (draft && again?.code === 'ROUND_UNRESOLVED') return withoutLeavers(table, now, draft);
  const isOver = again?.code === 'PAIRING_IMPOSSIBLE' || again?.code === 'TOURNAMENT_STATE';
  return isOver && refused ? again : again?.code === 'PAIRING_IMPOSSIBLE' ? again : undefined;
}

/**
 * Edits a draft of the staff: players who have left are removed, and a player left without
 * opponents has a bye.
 */
async function withoutLeavers({ act }: Table, now: Tournament, { round, pods, byes }: Round) {
  const isThere = (number: number) => playerOf(now, number)?.status === 'ACTIVE';
  const left = pods.map(({ players }) => players.filter(isThere));
  return act(owner, 'editPairing', {
    ...{ round, reason },
    pods: left.filter(({ length }) => length > 1),
    byes: [...byes.filter(isThere), ...left.filter(({ length }) => length === 1).flat()],
  });
}
