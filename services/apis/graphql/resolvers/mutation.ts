import type { CreateMatch } from '../../../matches/contract.ts';
import type { CreateMatchInput, UpdateProfileInput } from '../../../../schema/generated/types.ts';
import type { ProfileChange } from '../../../accounts/accounts/contract.ts';
import type { AccountActor } from '../../../platform/requests/actor.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { GraphqlContext } from '../context.ts';
import { definedFields, presentFields } from '../../http/defined-fields.ts';
import { oneself, oneselfAs, ownBot } from './account.ts';
import { tournamentMutations } from './tournaments/mutations.ts';
import type { Complete } from '../needed.ts';

export const Mutation = {
  ...tournamentMutations,
  createMatch: (_, { input }, context) => context.matches.create(actor(context), creation(input)),
  quickMatch: (_, { input }, context) =>
    context.matches.quickMatch(actor(context), definedFields(input)),
  joinMatch: (_, { input }, context) => context.matches.join(actor(context), definedFields(input)),
  invite: (_, { input }, context) => context.matches.invite(actor(context), definedFields(input)),
  answerInvitation: (_, { input }, context) =>
    context.matches.answerInvitation(actor(context), definedFields(input)),
  revokeInvitation: (_, { input }, context) =>
    context.matches.revokeInvitation(actor(context), definedFields(input)),
  leaveMatch: (_, { input }, context) =>
    context.matches.leave(actor(context), definedFields(input)),
  addBot: (_, { input }, context) => context.matches.addBot(actor(context), definedFields(input)),
  startMatch: (_, { input }, context) =>
    context.matches.start(actor(context), definedFields(input)),
  answer: (_, { input }, context) => context.matches.answer(actor(context), definedFields(input)),
  removeFromSeat: (_, { input }, context) =>
    context.matches.removeFromSeat(actor(context), definedFields(input)),
  pauseMatch: (_, { input }, context) =>
    context.matches.pause(actor(context), definedFields(input)),
  resumeMatch: (_, { input }, context) =>
    context.matches.resume(actor(context), definedFields(input)),
  rewindMatch: (_, { input }, context) =>
    context.matches.rewind(actor(context), definedFields(input)),
  closeProcedure: (_, { input }, context) =>
    context.matches.closeProcedure(actor(context), definedFields(input)),
  resign: (_, { input }, context) => context.matches.resign(actor(context), definedFields(input)),
  returnToSeat: (_, { input }, context) =>
    context.matches.returnToSeat(actor(context), definedFields(input)),
  claimSeat: (_, { input }, context) =>
    context.matches.claimSeat(actor(context), definedFields(input)),
  propose: (_, { input }, context) => context.matches.propose(actor(context), definedFields(input)),
  vote: (_, { input }, context) => context.matches.vote(actor(context), definedFields(input)),
  undo: (_, { input }, context) => context.matches.undo(actor(context), definedFields(input)),
  sendMessage: (_, { input }, context) => context.talk.send(actor(context), definedFields(input)),
  reportMessage: (_, { input }, context) =>
    context.talk.report(actor(context), definedFields(input)),
  moderate: (_, { input }, context) => context.talk.moderate(actor(context), definedFields(input)),
  markSeen: (_, { input }, context) => context.matches.markSeen(actor(context), input),
  holdExpiry: (_, { input }, context) =>
    context.matches.holdExpiry(actor(context), definedFields(input)),
  creditTime: (_, { input }, context) =>
    context.matches.creditTime(actor(context), definedFields(input)),
  async setDefaultOrders(_, { input: { gameId, orders } }, context) {
    const given = { gameId, orders: orders.map(definedFields) };
    await context.matches.setDefaultOrders(actor(context), given);
    return oneself(actor(context));
  },
  setStandingOrders: (_, { input }, context) =>
    context.matches.setStandingOrders(actor(context), {
      ...definedFields(input),
      orders: input.orders.map(definedFields),
    }),
  updateProfile: async (_, { input }, context) => {
    const viewer = actor(context);
    return oneselfAs(viewer, await context.accounts.updateProfile(viewer, changed(input)));
  },
  rematch: (_, { input }, context) => context.matches.rematch(actor(context), definedFields(input)),
  forkMatch: (_, { input }, context) =>
    context.matches.forkMatch(actor(context), definedFields(input)),
  joinQueue: (_, { input }, context) => context.queues.join(actor(context), definedFields(input)),
  confirmQueue: (_, { input }, context) => context.queues.confirm(actor(context), input),
  leaveQueue: (_, { input }, context) => context.queues.leave(actor(context), input),
  startVacation: async (_, { input }, context) => {
    await context.accounts.startVacation(actor(context), definedFields(input));
    return oneself(actor(context));
  },
  endVacation: async (_, { input }, context) => {
    await context.accounts.endVacation(actor(context), definedFields(input));
    return oneself(actor(context));
  },
  blockAccount: async (_, { input }, context) => {
    await context.accounts.block(actor(context), input);
    return oneself(actor(context));
  },
  deleteAccount: async (_, { input }, context) => {
    const { account: id, at } = await context.leaving.deleteAccount(actor(context), input);
    return { id, at };
  },
  setNotificationRules: async (_, { input }, context) => {
    const rules = input.rules.map(definedFields);
    return [...(await context.attention.setRules(actor(context), { rules })).rules];
  },
  muteMatch: async (_, { input }, context) => {
    await context.attention.mute(actor(context), definedFields(input));
    return oneself(actor(context));
  },
  addTableAlert: (_, { input }, context) =>
    context.alerts.add(actor(context), definedFields(input)),
  removeTableAlert: async (_, { input }, context) => {
    await context.alerts.remove(actor(context), input);
    return oneself(actor(context));
  },
  createGuest: async (_, { input }, { accounts }) => {
    const { secret, account, expiresAt } = await accounts.createGuest(definedFields(input));
    return { token: secret, account: ownBot(account), expiresAt };
  },
  keepGuest: async (_, { input }, context) => {
    const { account: id, matches } = await context.leaving.keepGuest(actor(context), input);
    return { id, matches };
  },
  createBotAccount: async (_, { input }, context) =>
    ownBot(await context.accounts.createBot(actor(context), definedFields(input))),
  createToken: async (_, { input }, context) => {
    const wish = { expiresInDays: USUAL_DAYS, ...definedFields(input) };
    const made = await context.accounts.createToken(actor(context), wish);
    return { token: made.secret, accessToken: made.token };
  },
  revokeToken: async (_, { input }, context) => {
    await context.accounts.revokeToken(actor(context), definedFields(input));
    return oneself(actor(context));
  },
  revokeAllTokens: async (_, { input }, context) => {
    await context.accounts.revokeAllTokens(actor(context), definedFields(input));
    return oneself(actor(context));
  },
  addNotificationChannel: (_, { input }, context) =>
    context.notifications.add(actor(context), definedFields(input)),
  verifyNotificationChannel: (_, { input }, context) =>
    context.notifications.verify(actor(context), input),
  sendNotificationChannelCode: (_, { input }, context) =>
    context.notifications.sendCode(actor(context), input),
  resumeNotificationChannel: (_, { input }, context) =>
    context.notifications.resume(actor(context), input),
  rotateChannelSecret: (_, { input }, context) =>
    context.notifications.rotate(actor(context), input),
  testNotificationChannel: (_, { input }, context) =>
    context.notifications.test(actor(context), input),
  removeNotificationChannel: async (_, { input }, context) => {
    await context.notifications.remove(actor(context), input);
    return oneself(actor(context));
  },
  resendDelivery: (_, { input }, context) => context.notifications.resend(actor(context), input),
} satisfies Complete<'Mutation'>;

/** A match to create; `null` says nothing in its parts, either. */
function creation({ timeControl, absence, requirements, ...input }: CreateMatchInput): CreateMatch {
  const { bank, ...parts } = definedFields(timeControl ?? {});
  return {
    ...definedFields(input),
    ...(timeControl && { timeControl: { ...parts, ...(bank && { bank: definedFields(bank) }) } }),
    ...(absence && { absence: definedFields(absence) }),
    ...(requirements && { requirements: definedFields(requirements) }),
  };
}

/** Default lifetime of a token, in days. */
const USUAL_DAYS = 90;

/** A profile is the one place where `null` has a meaning: forget it. */
const changed = (input: UpdateProfileInput): ProfileChange => presentFields(input);

const actor = ({ viewer }: GraphqlContext): AccountActor => signedIn(viewer);
