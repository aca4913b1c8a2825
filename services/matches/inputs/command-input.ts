import type {
  AddBotInput,
  AnswerInput,
  AnswerInvitationInput,
  ClaimSeatInput,
  CloseProcedureInput,
  CreateMatchInput,
  CreditTimeInput,
  ForkMatchInput,
  HoldExpiryInput,
  InviteInput,
  JoinMatchInput,
  LeaveMatchInput,
  MarkSeenInput,
  PauseMatchInput,
  ProposeInput,
  QuickMatchInput,
  RematchInput,
  RemoveFromSeatInput,
  ReturnToSeatInput,
  RevokeInvitationInput,
  RewindMatchInput,
  SetStandingOrdersInput,
  StandingOrderInput,
  StartMatchInput,
  UndoInput,
  VoteInput,
} from './generated/inputs.ts';

export type CreateMatch = CreateMatchInput;
export type QuickMatch = QuickMatchInput;
export type JoinMatch = JoinMatchInput;
export type Invite = InviteInput;
export type AnswerInvitation = AnswerInvitationInput;
export type RevokeInvitation = RevokeInvitationInput;
export type StartMatch = StartMatchInput;
export type Answer = AnswerInput;
export type ForkMatch = ForkMatchInput;
export type HoldExpiry = HoldExpiryInput;
export type CreditTime = CreditTimeInput;

/** A standing order as a client writes it: nothing of it is checked yet, and every `Order` is one. */
export type ClientOrder = StandingOrderInput;

/**
 * Everything that can be done to a match, and its input. The use-cases, the table of commands and
 * `can` have these names.
 */
export type MatchActions = {
  /**
   * Seats the actor in an open match; refused if it is full, private to others, or has unmet
   * requirements.
   */
  join: JoinMatch;
  /** Gives up the actor's seat in an open match; the match is closed if they were its host. */
  leave: OnMatch;
  /** Invites an account, or anyone with the code of a link; for the host only. */
  invite: Invite;
  /** Accepts an invitation, and so sits down; or declines it. */
  answerInvitation: AnswerInvitation;
  /** Withdraws an invitation; for the host only. */
  revokeInvitation: RevokeInvitation;
  /** Seats a bot of a level in an open match; for the host only. */
  addBot: AddBotInput;
  /** Frees the seat of another player or a bot, before the start; for the host only. */
  removeFromSeat: RemoveFromSeatInput;
  /** Starts an open match once enough seats are taken; for the host only. */
  start: StartMatch;
  /**
   * Answers an open question of the actor's seat with option ids. Refused if the question is not
   * open to them (any more) or the choice is not among its options.
   */
  answer: Answer;
  /** Replaces all standing orders of the actor's seat. */
  setStandingOrders: SetStandingOrdersInput;
  /** Returns the actor to a seat that was played for them meanwhile. */
  returnToSeat: ReturnToSeatInput;
  /** Takes the seat of an absent player if it is offered. */
  claimSeat: ClaimSeatInput;
  /** Gives up the actor's seat in a running match, for good. */
  resign: OnMatch;
  /** Asks for a rematch, or accepts one; gives the new match. There is one of each match. */
  rematch: RematchInput;
  /** Forks a match that is over: an analysis of the actor's own, who sees all of it and answers for every seat. */
  forkMatch: ForkMatch;
  /** Stops a match in play; for its host and for arbiters (organizers and admins). */
  pause: PauseMatchInput;
  /** Resumes a paused match; for the accounts that may pause it. */
  resume: OnMatch;
  /**
   * Rewinds a match in play to an earlier version; for arbiters without a seat. Knowledge gained
   * since is worthless: the dice are new, and the cards that were seen are shuffled again.
   */
  rewind: RewindMatchInput;
  /** Skips a stuck rule of a match, so that it goes on; for arbiters without a seat. */
  closeProcedure: CloseProcedureInput;
  /**
   * Proposes something that the players of the table decide together. Carried out at once if no one
   * else needs to agree.
   */
  propose: ProposeInput;
  /** Votes on a proposal: the first no ends it, the last yes carries it out. */
  vote: VoteInput;
  /** Takes back the last answer of the actor's seat, if the match allows that. */
  undo: UndoInput;
  /** Notes that the actor has seen the match up to this version; one noted before that is later stays. */
  markSeen: MarkSeenInput;
};
export type ActionName = keyof MatchActions;

/** A command on one match. With a `commandId`, sending it again changes nothing twice. */
export type OnMatch = LeaveMatchInput;

/** The service time, what operators have said about pauses and lost hours; times are ISO 8601. */
export type ServiceTime = {
  readonly hold: { readonly reason: string; readonly since: string } | undefined;
  readonly credits: readonly (Omit<CreditTime, 'matchIds'> & {
    readonly matchIds: readonly string[] | undefined;
  })[];
};
