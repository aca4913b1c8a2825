import type { ActionName } from '../inputs/command-input.ts';
import {
  checkScope,
  scopeRefusal,
  type AccountActor,
  type Actor,
} from '../../platform/requests/actor.ts';
import { venueRefusal } from '../session/venue-refusal.ts';
import { addBot } from './add-bot.ts';
import { answerInvitation, revokeInvitation } from './answer-invitation.ts';
import { answerAction } from './answer.ts';
import { claimSeat } from './claim-seat.ts';
import { closeProcedure } from './close-procedure.ts';
import { invite } from './invite.ts';
import { join } from './join.ts';
import { leave } from './leave.ts';
import type { Action, MatchCommand, Offering } from './match-command.ts';
import { forkMatchAction } from './may-fork.ts';
import { rematchAction } from './may-rematch.ts';
import { markSeenAction } from './may-see.ts';
import { pause, resume } from './pause.ts';
import { propose } from './propose.ts';
import { removeFromSeat } from './remove-from-seat.ts';
import { resign } from './resign.ts';
import { returnToSeat } from './return-to-seat.ts';
import { rewind } from './rewind.ts';
import { setStandingOrders } from './set-standing-orders.ts';
import { start } from './start.ts';
import { undo } from './undo.ts';
import { vote } from './vote.ts';

/** Everything that an account can do to a match, by the names of the use-cases; `can` has this order. */
export const actions = {
  join,
  leave,
  invite,
  answerInvitation,
  revokeInvitation,
  addBot,
  removeFromSeat,
  start,
  answer: answerAction,
  setStandingOrders,
  returnToSeat,
  claimSeat,
  resign,
  rematch: rematchAction,
  forkMatch: forkMatchAction,
  pause,
  resume,
  rewind,
  closeProcedure,
  propose,
  vote,
  undo,
  markSeen: markSeenAction,
} as const satisfies { readonly [Name in ActionName]: Action };

/** The actions that are one commit of their match, and go through the command loop. */
export type CommandName = {
  [Name in ActionName]: (typeof actions)[Name] extends MatchCommand ? Name : never;
}[ActionName];

export const commandNames = Object.keys(actions).filter(
  (name): name is CommandName => 'commandFor' in actions[name as ActionName],
);

const scopesOf = ({ scope, or }: Action) => (or === undefined ? [scope] : [scope, or]);

const all = (Object.entries(actions) as readonly (readonly [ActionName, Action])[]).map(
  ([name, action]) => ({ name, action, scopes: scopesOf(action) }),
);

/** Refuses an access token that was not made for this action. */
export function checkIsMadeFor(actor: Actor, name: ActionName): void {
  checkScope(actor, ...scopesOf(actions[name]));
}

/**
 * Lists the actions that an actor can take in a match now: those in the scope of their token that
 * are not refused, and would do something.
 */
export const actionsOf = (offering: Offering, actor: AccountActor): readonly ActionName[] =>
  all.filter((each) => isOffered(each, offering, actor)).map(({ name }) => name);

// an idle action need not be checked, and most are
function isOffered(
  { action, scopes }: (typeof all)[number],
  offering: Offering,
  actor: AccountActor,
): boolean {
  if (action.isIdle?.(offering, actor) === true) return false;
  const refused =
    venueRefusal(offering.record, action) ??
    scopeRefusal(actor, ...scopes) ??
    action.check(offering, actor);
  return refused === undefined;
}
