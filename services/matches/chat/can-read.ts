import type { Lobby } from '../contract.ts';
import { isOver, seatOf } from '../record/seats.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import type { Audience, Message } from './contract.ts';

type Viewer = AccountActor | undefined;

/**
 * Tests if a viewer who may know of the match can read a message. Messages to the seats are for the
 * seats only. In a rated match in play, messages of spectators, to any audience, reach only
 * signed-in accounts without a seat, because no player may be helped: a player who signs out must
 * not read them either.
 */
export function canRead(
  match: Lobby,
  viewer: Viewer,
  { audience, seat }: Pick<Message, 'audience' | 'seat'>,
): boolean {
  const isSeated = seatOf(match, viewer) !== undefined;
  if (audience === 'SEATS' && !isSeated) return false;
  const mayPlay = isSeated || viewer === undefined;
  return !mayPlay || seat !== undefined || isOver(match) || !match.rated;
}

/** Refuses a message that an account may not send to this audience, whether it plays or watches. */
export function checkMaySay(
  match: Lobby,
  actor: AccountActor,
  said: { readonly audience: Audience; readonly isPhrase: boolean },
): void {
  const isSeated = seatOf(match, actor) !== undefined;
  if (said.audience === 'SEATS' && !isSeated)
    refuse('FORBIDDEN', "You don't have a seat in this match. Send to SPECTATORS or to ALL.");
  if (said.audience === 'SPECTATORS' && isSeated)
    refuse('FORBIDDEN', 'You have a seat in this match. Send to SEATS or to ALL.');
  if (actor.guest && !said.isPhrase)
    refuse('CHAT_RESTRICTED', 'Guests can send quick messages only. Send a `phrase`, or sign in.');
  const { chat = 'FREE' } = match;
  if (chat === 'OFF') refuse('CHAT_RESTRICTED', 'Chat is off at this table.');
  if (chat === 'PHRASES' && !said.isPhrase) {
    refuse(
      'CHAT_RESTRICTED',
      'Only quick messages are allowed here. Send a `phrase` and no `text`.',
    );
  }
}
