import type { Order } from '../../shared/engine/index.ts';

/**
 * Auto-responses of turn-based players at the start, by game: they ask about windows for Spells
 * only when the player's life is at stake, and about nothing that is always answered the same way.
 * The page of the game proposes these.
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
