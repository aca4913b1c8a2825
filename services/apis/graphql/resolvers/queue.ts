import type { Complete } from '../needed.ts';

export const Queue = {
  game: ({ gameId }, _, { games }) => games.for({ gameId }),
} satisfies Complete<'Queue'>;

export const QueueTicket = {
  game: ({ gameId }, _, { games }) => games.for({ gameId }),
} satisfies Complete<'QueueTicket'>;
