import type { Shape } from './shape.ts';
import { line } from './record.ts';

export const recap: Shape<'Recap'> = {
  from: 2,
  to: 5,
  turns: [{ turn: 1, seat: null, entries: [{ entry: { ...line, version: 3 }, aboutMe: true }] }],
  answeredForMe: [
    {
      version: 4,
      at: '2026-11-22T18:32:00.000Z',
      by: 'CLOCK',
      kind: 'select',
      text: 'Take a tile.',
      parts: [{ text: 'Take a tile.', ref: null }],
      choose: [
        {
          id: 'slot:1',
          text: 'The Village',
          parts: [{ text: 'The Village', ref: null }],
          short: 'The Village',
          subject: 't12',
          refs: ['slot:1', 'tile:t12'],
          group: 'ANSWER',
          effects: [],
          odds: null,
          isDefault: true,
        },
      ],
    },
  ],
  counters: [{ id: 'coins', name: 'Coins', before: 0, after: 2 }],
};
