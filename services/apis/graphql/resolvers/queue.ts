import type { Complete } from '../needed.ts';

export const Queue = {
  game: ({ gameId }, _, { games }) => games.for({ gameId }),
} satisfies Complete<'Queue'>;

export const QueueTicket = {
  game: ({ gameId }, _, { games }) => games.for({ gameId }),
} satisfies Complete<'QueueTicket'>;

export const TableAlert = {
  game: ({ gameId }, _, { games }) => (gameId === undefined ? undefined : games.for({ gameId })),
} satisfies Complete<'TableAlert'>;
