import type { AccountActor } from '../../matches/contract.ts';
import { refuse } from '../../matches/refusal.ts';
import type { GraphqlContext } from '../context.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import { given } from '../given.ts';

export const Mutation: MutationResolvers = {
  createMatch: (_, { input }, context) => context.matches.create(actor(context), given(input)),
  joinMatch: (_, { input }, context) => context.matches.join(actor(context), given(input)),
  leaveMatch: (_, { input }, context) => context.matches.leave(actor(context), given(input)),
  addBot: (_, { input }, context) => context.matches.addBot(actor(context), given(input)),
  startMatch: (_, { input }, context) => context.matches.start(actor(context), given(input)),
  answer: (_, { input }, context) => context.matches.answer(actor(context), given(input)),
  resign: (_, { input }, context) => context.matches.resign(actor(context), given(input)),
  setStandingOrders: (_, { input }, context) =>
    context.matches.setStandingOrders(actor(context), {
      ...given(input),
      orders: input.orders.map(given),
    }),
};

function actor({ viewer }: GraphqlContext): AccountActor {
  return viewer ?? refuse('UNAUTHENTICATED', 'Send a token: `Authorization: Bearer <token>`.');
}
