import type { About, Guide } from '../../../../engine/index.ts';
import type { Options } from '../../options.ts';

/** The game in short, for people who choose one. */
export const about: About = {
  minutes: 20,
  difficulty: 1,
  cover: 'crown',
  preset: 'talisman-hour',
};

/** Help for people who do not know the rules. */
export const guide: Guide<Options> = {
  goal: ({ suddenDeath, rounds = 0 }) => {
    if (suddenDeath === 'timed') return { key: 'guide.goal.timed', args: { rounds } };
    return { key: suddenDeath === 'crown' ? 'guide.goal.crown' : 'guide.goal' };
  },
  turn: [
    { id: 'move', glyph: 'dice-target' },
    { id: 'encounter', glyph: 'treasure-map' },
    { id: 'fight', glyph: 'crossed-swords' },
    { id: 'grow', glyph: 'trophy' },
  ],
  tips: [
    {
      id: 'character',
      when: { kind: 'character', once: true },
      refs: ['attribute:strength', 'attribute:craft'],
    },
    { id: 'move', when: { kind: 'move', once: true } },
    { id: 'fate', when: { kind: 'fate', once: true }, refs: ['good:fate'] },
    { id: 'encounter', when: { kind: 'encounter', once: true } },
    { id: 'visit', when: { kind: 'visit', once: true } },
    { id: 'evade', when: { kind: 'evade', once: true } },
    { id: 'react', when: { kind: 'react', once: true }, refs: ['type:spell'] },
    { id: 'reward', when: { kind: 'reward', once: true } },
    { id: 'buy', when: { kind: 'buy', once: true }, refs: ['good:gold'] },
    { id: 'trade', when: { kind: 'trade', once: true } },
    { id: 'surplus', when: { kind: 'surplus', once: true } },
    { id: 'lock', when: { kind: 'lock', once: true }, refs: ['space:portal-of-power'] },
  ],
};
