import type { About, Guide } from '../../engine/index.ts';

/** The game in short, for people who choose one. */
export const about: About = {
  minutes: 15,
  difficulty: 2,
  cover: 'treasure-map',
  preset: 'tales-live',
};

/** Help for newcomers to the rules. */
export const guide: Guide = {
  turn: [
    { id: 'select', glyph: 'card-draw' },
    { id: 'pay', glyph: 'two-coins' },
    { id: 'place', glyph: 'road' },
    { id: 'collect', glyph: 'laurel-crown' },
  ],
  tips: [
    { id: 'select', when: { kind: 'select', once: true } },
    { id: 'afford', when: { kind: 'select', once: true }, refs: ['good:combat', 'good:magic'] },
    { id: 'wilderness', when: { kind: 'select', once: true }, refs: ['land:wilderness'] },
    { id: 'first', when: { kind: 'select', once: true }, refs: ['good:first-player'] },
    { id: 'catch-up', when: { kind: 'catchUp', once: true } },
    { id: 'tile', when: { kind: 'tile', once: true } },
    { id: 'pay', when: { kind: 'pay', once: true }, refs: ['good:potions'] },
    { id: 'cell', when: { kind: 'cell', once: true }, refs: ['connector:plain'] },
    { id: 'keys', when: { kind: 'cell', once: true }, refs: ['connector:half-key'] },
    { id: 'chest', when: { kind: 'chest', once: true }, refs: ['good:key'] },
    { id: 'reward', when: { kind: 'reward', once: true } },
    { id: 'quests', when: { kind: 'keepQuests', once: true }, refs: ['type:quest'] },
  ],
};
