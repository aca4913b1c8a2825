import type { QueueResolvers, QueueTicketResolvers } from '../generated/resolvers.ts';

export const Queue: QueueResolvers = {
  game: ({ gameId }, _, { games }) => games.for({ gameId }),
};

export const QueueTicket: QueueTicketResolvers = {
  game: ({ gameId }, _, { games }) => games.for({ gameId }),
};
