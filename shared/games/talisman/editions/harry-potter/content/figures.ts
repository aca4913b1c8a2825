import type { Content } from '../../../content/schema.ts';

/**
 * Lord Voldemort, a figure without a player (HP-VOL-01, HP-WIN-02). His Strength, and the consequence
 * of escaping him (HP-VOL-11), are ours (HP-RUL-15).
 */
export const figures: NonNullable<Content['figures']> = [
  {
    id: 'voldemort',
    start: 'great-hall',
    values: { magic: 12, strength: 10 },
    escape: [
      {
        do: 'roll',
        dice: 1,
        kind: 'escape',
        table: {
          1: [{ do: 'drop', what: 'object' }],
          2: [{ do: 'miss-turn' }],
          3: [{ do: 'special', rule: 'flee-home' }],
          4: [],
          5: [{ do: 'gain', what: 'fate', amount: 1 }],
          6: [{ do: 'gain', what: 'magic', amount: 1 }],
        },
      },
    ],
  },
];

/** The Advantage token (HP-CMP-14). */
export const tokens: NonNullable<Content['tokens']> = [
  { id: 'advantage', sides: ['order', 'death-eaters'] },
];
