import type {
  AnswerInput,
  AnswerInvitationInput,
  CreateMatchInput,
  CreditTimeInput,
  ForkMatchInput,
  HoldExpiryInput,
  InviteInput,
  JoinMatchInput,
  LeaveMatchInput,
  ProposeInput,
  QuickMatchInput,
  RevokeInvitationInput,
  StandingOrderInput,
  StartMatchInput,
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

/** A proposal to the table; which fields go with which kind is said by `Wish`. */
export type WishInput = Omit<ProposeInput, keyof OnMatch>;

/** A standing order as a client writes it: nothing of it is checked yet, and every `Order` is one. */
export type ClientOrder = StandingOrderInput;

/** A command on one match. With a `commandId`, sending it again changes nothing twice. */
export type OnMatch = LeaveMatchInput;

/** The service time, what operators have said about pauses and lost hours; times are ISO 8601. */
export type ServiceTime = {
  readonly hold: { readonly reason: string; readonly since: string } | undefined;
  readonly credits: readonly (Omit<CreditTime, 'matchIds'> & {
    readonly matchIds: readonly string[] | undefined;
  })[];
};
