import type { MatchRecord } from '../contract.ts';
import { type AccountActor, isArbiter } from '../../platform/requests/actor.ts';
import { humans, isOver } from '../record/seats.ts';
import { isGuestAccount } from '../../platform/requests/guest.ts';
import { refusal, refuse, type CommandRefusal } from '../../platform/requests/refusal.ts';
import type { Backing } from './backing.ts';

/**
 * The number of matches of one host that are in play at once; below, of those without any person.
 */
export const HOSTED_AT_ONCE = 50;
export const HOSTED_OF_BOTS_AT_ONCE = 3;

/** The number of matches with people that a guest hosts at once, and of its analyses. */
export const GUEST_AT_ONCE = 5;

/** The number of open tables of one host that the lobby lists at once. */
export const OPEN_AT_ONCE = 20;

/** The number of unfinished analyses that an account holds. */
export const ANALYSES_AT_ONCE = 20;

type Places = Pick<Backing, 'places' | 'history'>;

/**
 * Takes a place among the running matches of a host; places are limited because bots' thinking
 * costs everyone. Matches that are over free theirs automatically. No limit for organizers and
 * admins.
 * @returns the refusal if no place is free
 */
export async function takePlace(
  backing: Places,
  actor: Pick<AccountActor, 'account' | 'roles'>,
  record: Pick<MatchRecord, 'id' | 'seats'>,
): Promise<CommandRefusal | undefined> {
  if (isArbiter(actor)) return undefined;
  const ofBots = humans(record).length === 0;
  const [of, most] = ofBots
    ? ['matches-of-bots', HOSTED_OF_BOTS_AT_ONCE]
    : ['matches', mostFor(actor, HOSTED_AT_ONCE)];
  const what = ofBots ? 'running matches without players' : 'running matches with players';
  if (await takes(backing, actor, { id: record.id, of, most })) return undefined;
  return refusal(
    'TOO_MANY_MATCHES',
    `You already host ${String(most)} ${what}, which is the limit. Start this one after another ends.`,
  );
}

/**
 * Takes a place among the open tables of a host that the lobby shows; tables that began or were
 * given up free theirs automatically. False if all are taken. No limit for organizers and admins.
 */
export async function takesPlaceInLobby(
  backing: Places,
  actor: AccountActor,
  { id, visibility }: Pick<MatchRecord, 'id' | 'visibility'>,
): Promise<boolean> {
  if (isArbiter(actor) || visibility !== 'PUBLIC') return true;
  const look = (match: MatchRecord) => (match.status === 'OPEN' ? 'there' : 'over');
  return takes(backing, actor, { id, of: 'open-tables', most: OPEN_AT_ONCE, look });
}

/** Takes a place among an account's analyses; those that are over free theirs automatically. */
export async function takePlaceForAnalysis(
  backing: Places,
  actor: AccountActor,
  id: string,
): Promise<void> {
  const most = mostFor(actor, ANALYSES_AT_ONCE);
  if (await takes(backing, actor, { id, of: 'analyses', most })) return;
  refuse(
    'TOO_MANY_MATCHES',
    `You already have ${String(most)} analyses, which is the limit. Resign one of them first.`,
  );
}

/**
 * Reads the limit of an account, whether it is a guest or not. It goes by the id, because the host
 * of a match that starts when full is not the actor.
 */
const mostFor = ({ account }: Pick<AccountActor, 'account'>, usual: number): number =>
  isGuestAccount(account) ? Math.min(GUEST_AT_ONCE, usual) : usual;

type Place = {
  readonly id: string;
  readonly of: string;
  readonly most: number;
  /** Whether a match still holds its place; unless given it does while it is played. */
  readonly look?: (match: MatchRecord) => 'there' | 'over' | 'absent';
};

const whilePlayed = (match: MatchRecord) => {
  if (match.status === 'OPEN') return 'absent';
  return isOver(match) ? 'over' : 'there';
};

async function takes(
  { places, history }: Places,
  { account }: Pick<AccountActor, 'account'>,
  { id: holder, of, most, look: judge = whilePlayed }: Place,
): Promise<boolean> {
  const look = async (id: string) => {
    const match = await history.latest(id);
    return match === undefined ? 'absent' : judge(match);
  };
  return (await places.take({ account, of, holder, most, look })) !== undefined;
}
