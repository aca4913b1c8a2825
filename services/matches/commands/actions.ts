import {
  checkScope,
  type AccountActor,
  type Actor,
  type Scope,
} from '../../platform/requests/actor.ts';
import { CommandRefusedError, refuse } from '../../platform/requests/refusal.ts';
import { seatOf } from '../record/seats.ts';
import { checkMayFork } from './may-fork.ts';
import { checkIsForAnalysis } from '../terms/origin.ts';
import { invitationFor } from '../terms/invitation.ts';
import { checkIsArranged } from '../record/pod.ts';
import type { Requirement } from '../terms/requirements.ts';
import { actionNames, type ActionName } from '../terms/action-names.ts';
import { checkMayAnswerInvitation, checkMayRevokeInvitation } from './answer-invitation.ts';
import { checkMayInvite } from './invite.ts';
import { checkMayAddBot } from './add-bot.ts';
import { checkMayClaim } from './claim-seat.ts';
import { checkMayFind, checkIsInPlay, checkMaySettle, theirSeat } from '../session/guards.ts';
import type { Judged } from '../session/judged.ts';
import { checkMayJoin } from './join.ts';
import { checkMayLeave } from './leave.ts';
import { checkMayPropose } from './propose.ts';
import { checkMayTakeBack } from './undo.ts';
import { checkMayVote } from './vote.ts';
import { checkMayPause, checkMayResume } from './pause.ts';
import { checkMayRematch } from './rematch.ts';
import { checkMayRemove } from './remove-from-seat.ts';
import { checkMayResign } from './resign.ts';
import { checkMayReturn } from './return-to-seat.ts';
import { checkMayStart } from './start.ts';

type Action = {
  /** The scope that a token must have. */
  readonly scope: Scope;
  /** A scope that does as well, for those whose right is another. */
  readonly or?: Scope;
  /** Refuses an actor who can't use the action now, by the guards of the command itself. */
  check(judged: Can, actor: AccountActor): void;
};
type Can = Judged & {
  readonly questions: readonly unknown[];
  readonly unmet: readonly Requirement[];
};

const joining: Action['check'] = (judged, actor) => {
  if (seatOf(judged.record, actor))
    refuse('ALREADY_SEATED', 'You already have a seat in this match.');
  const at = judged.now().toISOString();
  checkMayJoin(judged, actor, invitationFor(judged.record, actor, { at }));
};

const answering: Action['check'] = ({ questions }) => {
  if (questions.length === 0) refuse('NO_SUCH_QUESTION', 'You have no pending question.');
};

const ordering: Action['check'] = ({ record }, actor) => {
  theirSeat(record, actor);
  checkIsInPlay(record);
};

const settling =
  (toDo: string): Action['check'] =>
  ({ record }, actor) => {
    checkMaySettle(record, actor, toDo);
    checkIsInPlay(record);
  };

const forking: Action['check'] = ({ record }, actor) => {
  checkMayFork(record, actor);
};

/** The actions by name: the scope that each takes, and who can do something by it now. */
const actions = {
  join: { scope: 'play', check: joining },
  leave: { scope: 'play', check: checkMayLeave },
  invite: { scope: 'host', check: checkMayInvite },
  answerInvitation: { scope: 'play', check: checkMayAnswerInvitation },
  revokeInvitation: { scope: 'host', check: checkMayRevokeInvitation },
  addBot: { scope: 'host', check: checkMayAddBot },
  removeFromSeat: { scope: 'host', check: checkMayRemove },
  start: { scope: 'host', check: checkMayStart },
  answer: { scope: 'play', check: answering },
  setStandingOrders: { scope: 'play', check: ordering },
  returnToSeat: { scope: 'play', check: checkMayReturn },
  claimSeat: { scope: 'play', check: checkMayClaim },
  resign: { scope: 'play', check: checkMayResign },
  rematch: { scope: 'play', check: checkMayRematch },
  forkMatch: { scope: 'play', check: forking },
  pause: { scope: 'host', or: 'organize', check: checkMayPause },
  resume: { scope: 'host', or: 'organize', check: checkMayResume },
  rewind: { scope: 'organize', check: settling('rewind a match') },
  closeProcedure: { scope: 'organize', check: settling('close a procedure') },
  propose: { scope: 'play', check: checkMayPropose },
  vote: { scope: 'play', check: checkMayVote },
  undo: { scope: 'play', check: checkMayTakeBack },
  markSeen: {
    scope: 'play',
    check: ({ record }, actor) => {
      checkMayFind(record, actor);
    },
  },
} as const satisfies Readonly<Record<ActionName, Action>>;

/** Refuses an access token that was not made for this action. */
export function checkIsMadeFor(actor: Actor, name: ActionName): void {
  const { scope, or }: Action = actions[name];
  checkScope(actor, scope, ...(or === undefined ? [] : [or]));
}

/**
 * Lists the actions that an actor can take in a match now: those in the scope of their token that
 * no guard refuses.
 */
export const actionsOf = (judged: Can, actor: AccountActor): readonly ActionName[] =>
  actionNames.filter((name) => may(name, judged, actor));

function may(name: ActionName, judged: Can, actor: AccountActor): boolean {
  const { check }: Action = actions[name];
  try {
    checkIsMadeFor(actor, name);
    checkIsForAnalysis(judged.record, name);
    checkIsArranged(judged.record, name);
    check(judged, actor);
    return true;
  } catch (thrown) {
    if (thrown instanceof CommandRefusedError) return false;
    throw thrown;
  }
}
