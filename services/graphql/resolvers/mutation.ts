import type { UpdateProfileInput } from '../../../schema/generated/types.ts';
import type { ProfileChange } from '../../accounts/contract.ts';
import type { AccountActor } from '../../requests/actor.ts';
import { refuse } from '../../requests/refusal.ts';
import type { GraphqlContext } from '../context.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import { given } from '../given.ts';
import { oneself, oneselfAs, ownBot } from './account.ts';

export const Mutation: MutationResolvers = {
  createMatch: (_, { input }, context) => context.matches.create(actor(context), given(input)),
  joinMatch: (_, { input }, context) => context.matches.join(actor(context), given(input)),
  leaveMatch: (_, { input }, context) => context.matches.leave(actor(context), given(input)),
  addBot: (_, { input }, context) => context.matches.addBot(actor(context), given(input)),
  startMatch: (_, { input }, context) => context.matches.start(actor(context), given(input)),
  answer: (_, { input }, context) => context.matches.answer(actor(context), given(input)),
  removeFromSeat: (_, { input }, context) =>
    context.matches.removeFromSeat(actor(context), given(input)),
  pauseMatch: (_, { input }, context) => context.matches.pause(actor(context), given(input)),
  resumeMatch: (_, { input }, context) => context.matches.resume(actor(context), given(input)),
  rewindMatch: (_, { input }, context) => context.matches.rewind(actor(context), given(input)),
  closeProcedure: (_, { input }, context) =>
    context.matches.closeProcedure(actor(context), given(input)),
  resign: (_, { input }, context) => context.matches.resign(actor(context), given(input)),
  setStandingOrders: (_, { input }, context) =>
    context.matches.setStandingOrders(actor(context), {
      ...given(input),
      orders: input.orders.map(given),
    }),
  updateProfile: async (_, { input }, context) => {
    const viewer = actor(context);
    return oneselfAs(viewer, await context.accounts.updateProfile(viewer, changed(input)));
  },
  createBotAccount: async (_, { input }, context) =>
    ownBot(await context.accounts.createBot(actor(context), given(input))),
  createToken: async (_, { input }, context) => {
    const wish = { expiresInDays: USUAL_DAYS, ...given(input) };
    const made = await context.accounts.createToken(actor(context), wish);
    return { token: made.secret, accessToken: made.token };
  },
  revokeToken: async (_, { input }, context) => {
    await context.accounts.revokeToken(actor(context), given(input));
    return oneself(actor(context));
  },
  revokeAllTokens: async (_, { input }, context) => {
    await context.accounts.revokeAllTokens(actor(context), given(input));
    return oneself(actor(context));
  },
};

/** How long a token lives where its maker does not say. */
const USUAL_DAYS = 90;

/** A profile is the one place where `null` says something: forget it. */
const changed = (input: UpdateProfileInput): ProfileChange =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

function actor({ viewer }: GraphqlContext): AccountActor {
  return viewer ?? refuse('UNAUTHENTICATED', 'Send a token: `Authorization: Bearer <token>`.');
}
