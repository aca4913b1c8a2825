import type { Order } from '../../shared/engine/index.ts';

/**
 * What who plays over days lays down at the start, by game: to be asked of windows for Spells only
 * where a life of theirs is at stake, and nothing that is answered the same way every time. These
 * are the orders that the page of the game proposes.
 */
export const proposedOrders: Readonly<Record<string, (seat: string) => readonly Order[]>> = {
  talisman: (seat) => [
    { kind: 'react', about: { moment: 'life', loser: `seat:${seat}` }, ask: true },
    { kind: 'react', choose: ['pass'] },
    { kind: 'draw', choose: ['draw'] },
    { kind: 'before', choose: ['go-on'] },
    { kind: 'spoils', choose: ['trophy'] },
    { kind: 'fate', about: { roll: 'move' }, choose: ['keep'] },
  ],
};
