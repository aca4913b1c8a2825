import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { numbersFrom } from '../../support/chance.ts';
import { onceIn } from './luck.ts';
import { move } from './moves.ts';
import { bringToEnd } from './ending.ts';
import { randomRegulations } from './regulations.ts';
import { openTable, owner, person, reason, type Table } from './table.ts';

/** The outcome of a random event. */
export type Played = Pick<Table, 'event' | 'id'> & {
  readonly tournament: Tournament;
  /** The reason why it did not end, if it could not. */
  readonly stuck: string | undefined;
};

/**
 * Plays a whole event randomly: all that may happen to one happens, and then it is brought to its
 * end.
 */
export async function playedByLot(seed: number): Promise<Played> {
  const luck = numbersFrom(seed);
  const players = 2 + luck(onceIn(luck, 16) ? 63 : 14);
  const table = await openTable(seed, randomRegulations(luck, players), luck);
  await gather(table, players);
  for (let moves = luck(60); moves > 0; moves -= 1) {
    await table.event.settle(table.id);
    await move(table);
  }
  const stuck = await bringToEnd(table);
  const { event, id } = table;
  return { event, id, tournament: await table.latest(), stuck };
}

/** Registration, with waiting lists, approvals, withdrawals, and those who do not check in. */
async function gather({ event, id, luck, act, latest }: Table, count: number): Promise<void> {
  await act(owner, 'setTournamentRole', { accountId: 'judge', role: 'ARBITER', granted: true });
  await act(owner, 'announceTournament', {});
  await act(owner, 'openRegistration', {});
  const all = Array.from({ length: count }, (_, i) => person(`p${String(i + 1)}`));
  for (const who of all) await act(who, 'registerForTournament', { entropy: who.account });
  await event.settle(id);
  const { players } = await latest();
  const accounts = players.map(({ account }) => account);
  for (const accountId of accounts) {
    if (!onceIn(luck, 8)) await act(owner, 'approvePlayer', { accountId });
  }
  for (const who of all) if (onceIn(luck, 16)) await act(who, 'withdrawFromTournament', {});
  await act(owner, 'seedPlayers', { accountIds: accounts.slice(0, luck(accounts.length)) });
  const [one = '', other = ''] = accounts;
  if (onceIn(luck, 3)) await act(owner, 'updateTournament', { apart: [[one, other]] });
  for (const who of all) if (!onceIn(luck, 12)) await act(who, 'checkIn', {});
  await event.settle(id);
  const refused = await act(owner, 'startTournament', {});
  if (refused) await act(owner, 'cancelTournament', { running: 'VOID', reason });
}
