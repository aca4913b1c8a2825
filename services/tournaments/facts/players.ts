import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Player } from '../../../shared/tournaments/record/player.ts';
import { isIn, playerBy } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { isGuestAccount } from '../../platform/requests/guest.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import type { ActInputs } from '../contract.ts';
import { applied } from '../applied.ts';
import { admitting, checkMayComeLate, mayComeLate, registering, roomIn } from './registering.ts';
import type { Judge } from '../judging.ts';

/** The refusal of guests. */
export const GUEST = "This account is a guest. Guests can't play in tournaments.";
const MOST_INVITED = 4_096;

/** Invites accounts: they can register if that is by invitation, and find a private tournament. */
export const invitePlayers: Judge<ActInputs['invitePlayers']> = ({ tournament, input }) => {
  const guest = input.accountIds.findIndex(isGuestAccount);
  if (guest >= 0) refuseInput({ path: ['accountIds', guest], detail: GUEST });
  const accounts = input.accountIds.filter((each) => !tournament.invited.includes(each));
  if (accounts.length === 0) return [];
  if (tournament.invited.length + accounts.length > MOST_INVITED) {
    const detail = `At most ${String(MOST_INVITED)} accounts can be invited.`;
    refuseInput({ path: ['accountIds'], detail });
  }
  return [{ type: 'PlayersInvited', accounts }];
};

/**
 * Registers accounts by staff, whatever the mode; all of them or none. In a running tournament only
 * while another round is to come: others would have a place that they never play in.
 */
export const registerPlayers: Judge<ActInputs['registerPlayers']> = ({ tournament, input, at }) => {
  const waiting: string[] = [];
  const mistakes = input.accountIds.flatMap((account, i) => {
    const twice = input.accountIds.indexOf(account) !== i;
    const known = playerBy(tournament, account);
    if (!twice && known && mayComeLate(tournament, known)) waiting.push(account);
    else if (isGuestAccount(account)) {
      return [{ path: ['accountIds', i], detail: GUEST }];
    } else if (twice || known) {
      const detail = twice ? 'The account is listed twice.' : 'This account is already registered.';
      return [{ path: ['accountIds', i], detail }];
    }
    return [];
  });
  if (mistakes.length > 0) refuseInput(...mistakes);
  checkMayEnter(tournament, input.accountIds);
  const admitted = admitting(tournament, waiting);
  const players = input.accountIds
    .filter((account) => !waiting.includes(account))
    .map((account) => ({ account, at }));
  return [...admitted, ...registering(applied(tournament, admitted, at), players)];
};

/** Refuses to add accounts to a running tournament that they could not play in any more. */
function checkMayEnter(tournament: Tournament, accounts: readonly string[]): void {
  if (tournament.stage === 0) return;
  checkMayComeLate(tournament);
  const comers = accounts.filter((account) => {
    const player = playerBy(tournament, account);
    return player === undefined || !isIn(player);
  });
  const room = roomIn(tournament);
  if (comers.length <= room) return;
  const detail = `Only ${String(room)} more can enter. Drop players who left to make room.`;
  refuse('TOURNAMENT_FULL', detail);
}

/** Approves a waiting player. */
export const approvePlayer: Judge<ActInputs['approvePlayer']> = ({ tournament, input }) => {
  const player = playerNamed(tournament, input.accountId);
  if (player.status !== 'PENDING') return [];
  const accounts = [player.account];
  checkMayEnter(tournament, accounts);
  return roomIn(tournament) > 0
    ? admitting(tournament, accounts)
    : [{ type: 'PlayersSet', accounts, status: 'WAITLISTED' }];
};

/** Drops a player: at once before the start, later at the end of their running pod. */
export const dropPlayer: Judge<ActInputs['dropPlayer']> = ({ tournament, input }) =>
  leaving(playerNamed(tournament, input.accountId));

/** The events of a player's leaving, voluntary or not. */
export function leaving(player: Player): readonly TournamentEvent[] {
  const { account, number, status } = player;
  if (number === undefined) return [{ type: 'PlayersUnregistered', accounts: [account] }];
  const isUnderWay = status === 'ACTIVE' || status === 'SITTING_OUT';
  return isUnderWay && player.leaving !== true ? [{ type: 'PlayersLeft', numbers: [number] }] : [];
}

/** Reinstates a player who has dropped out, from the next round on. */
export const reinstatePlayer: Judge<ActInputs['reinstatePlayer']> = ({ tournament, input }) => {
  const { number, status, leaving: leaves } = playerNamed(tournament, input.accountId);
  if (number === undefined) {
    const detail = 'This player has no start number. Register the account instead.';
    return refuseInput({ path: ['accountId'], detail });
  }
  if (status === 'ACTIVE' && leaves !== true) return [];
  if (status === 'DISQUALIFIED' || status === 'ELIMINATED') {
    const detail = `This player is ${status} and can't come back.`;
    refuseInput({ path: ['accountId'], detail });
  }
  return [{ type: 'PlayerReinstated', number }];
};

/**
 * Sets the order of start numbers, with seeding by hand; players who are not named come after, in
 * random order.
 */
export const seedPlayers: Judge<ActInputs['seedPlayers']> = ({ tournament, input }) => {
  if (tournament.regulations.seeding !== 'MANUAL') {
    refuse(
      'REGULATIONS_LOCKED',
      `Seeding by hand is off: start numbers go by ${tournament.regulations.seeding}.`,
    );
  }
  const mistakes = input.accountIds.flatMap((account, i) => {
    const twice = input.accountIds.indexOf(account) !== i;
    const known = playerBy(tournament, account) !== undefined;
    const detail = twice ? 'The account is listed twice.' : "This account isn't registered.";
    return twice || !known ? [{ path: ['accountIds', i], detail }] : [];
  });
  if (mistakes.length > 0) refuseInput(...mistakes);
  const accounts = input.accountIds;
  const others = tournament.players.filter(({ account }) => !accounts.includes(account));
  const alone = others.some(({ seed }) => seed !== undefined);
  return [{ type: 'PlayersSeeded', accounts, ...(alone && { alone }) }];
};

/** The player with the named account; refused if there is none. */
function playerNamed(tournament: Tournament, account: string): Player {
  const detail = "This account isn't registered for this tournament.";
  return playerBy(tournament, account) ?? refuseInput({ path: ['accountId'], detail });
}
