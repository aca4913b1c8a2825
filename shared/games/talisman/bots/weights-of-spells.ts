import type { Condition } from './conditions.ts';
import type { Line } from './lines.ts';
import type { Measure } from './measures.ts';

/** When to cast which Spell, and at what. Passing weighs a little, so that a cast needs a reason. */
export const reactions: Readonly<Record<'react' | 'target', readonly Line<Condition, Measure>[]>> =
  {
    react: [
      { option: 'pass', weight: 1 },
      { option: 'cast:healing', weight: 3, when: ['wounded'] },
      { option: 'cast:temporal-warp', weight: 5 },
      { option: 'cast:acquisition', weight: 4 },
      { option: 'cast:mesmerism', weight: 4 },
      { option: 'cast:random', weight: 2, when: ['theirs'] },
      { option: 'cast:immobility', weight: 4, when: ['threatened'] },
      { option: 'cast:nullify', weight: 2, when: ['rivalSpells'] },
      { option: 'cast:destruction', weight: 3, when: ['endangered'] },
      { option: 'cast:psionic-blast', weight: 3, when: ['outmatched'] },
      { option: 'cast:counterspell', weight: 4, when: ['foul'] },
      { option: 'cast:preservation', weight: 5, when: ['losing'] },
    ],
    target: [
      { option: 'seat:*', weight: 1, per: 'target' },
      { option: 'card:*', weight: 1, per: 'target' },
    ],
  };
