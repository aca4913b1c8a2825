import type { About, Guide } from '../../../../engine/index.ts';
import type { HpOptions } from './options.ts';

/** The game in short, for people who choose one. */
export const about: About = {
  minutes: 30,
  difficulty: 2,
  cover: 'castle',
  preset: 'hp-evening',
};

/** Help for newcomers to the rules. */
export const guide: Guide<HpOptions> = {
  goal: ({ rounds }) =>
    rounds === undefined ? { key: 'guide.goal' } : { key: 'guide.goal.timed', args: { rounds } },
  turn: [
    { id: 'move', glyph: 'dice-target' },
    { id: 'encounter', glyph: 'treasure-map' },
    { id: 'fight', glyph: 'fairy-wand' },
    { id: 'grow', glyph: 'trophy' },
  ],
  tips: [
    {
      id: 'character',
      when: { kind: 'character', once: true },
      refs: ['attribute:magic', 'attribute:strength'],
    },
    { id: 'move', when: { kind: 'move', once: true }, refs: ['figure:voldemort'] },
    { id: 'fate', when: { kind: 'fate', once: true }, refs: ['good:fate'] },
    {
      id: 'encounter',
      when: { kind: 'encounter', once: true },
      refs: ['alignment:order', 'alignment:death-eaters'],
    },
    { id: 'visit', when: { kind: 'visit', once: true } },
    { id: 'evade', when: { kind: 'evade', once: true } },
    { id: 'react', when: { kind: 'react', once: true }, refs: ['type:spell'] },
    { id: 'stir', when: { kind: 'stir', once: true }, refs: ['figure:voldemort'] },
    { id: 'reward', when: { kind: 'reward', once: true } },
    { id: 'buy', when: { kind: 'buy', once: true }, refs: ['good:gold'] },
    { id: 'trade', when: { kind: 'trade', once: true } },
    { id: 'lock', when: { kind: 'lock', once: true }, refs: ['space:gates-of-hogwarts'] },
  ],
};
