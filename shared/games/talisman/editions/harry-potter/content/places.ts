import type { Effect } from '../../../content/effect.ts';
import type { CardFacts } from '../../../content/card.ts';

/** A way that may be taken. */
const way = (to: string): Effect => ({
  do: 'choose',
  between: { passage: [{ do: 'teleport', to }] },
  optional: true,
});

/** Places: they open where revealed, and are visited at each landing (HP-SPC-13). */
export const places: CardFacts[] = [
  {
    id: 'knight-bus',
    type: 'place',
    copies: { outer: 1 },
    encounter: 5,
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'knight-bus',
        table: {
          '1': [{ do: 'miss-turn' }],
          '2-3': [{ do: 'teleport', to: 'kings-cross' }],
          '4-5': [
            {
              do: 'choose',
              between: { ride: [{ do: 'travel', to: 'other' }] },
              optional: true,
            },
          ],
          '6': [{ do: 'gain', what: 'fate', amount: 1 }],
        },
      },
    ],
  },
  {
    id: 'magical-menagerie',
    type: 'place',
    copies: { outer: 1 },
    encounter: 5,
    effects: [
      {
        do: 'choose',
        between: {
          keeper: [
            { do: 'pay', gold: 1 },
            { do: 'gain', what: 'fate', amount: 1 },
          ],
        },
        optional: true,
      },
    ],
  },
  {
    id: 'safe-house',
    type: 'place',
    copies: { outer: 1 },
    encounter: 5,
    noMeeting: true,
    effects: [{ do: 'heal', upTo: 1 }],
  },
  {
    id: 'mirror-of-erised',
    type: 'place',
    copies: { middle: 1 },
    encounter: 5,
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'mirror',
        table: {
          '1-2': [{ do: 'miss-turn' }],
          '3-4': [],
          '5': [{ do: 'gain', what: 'magic', amount: 1 }, { do: 'spent' }],
          '6': [{ do: 'gain', what: 'strength', amount: 1 }, { do: 'spent' }],
        },
      },
    ],
  },
  {
    id: 'one-eyed-witch',
    type: 'place',
    copies: { middle: 1 },
    encounter: 5,
    effects: [way('hogsmeade-village')],
  },
  {
    id: 'white-tomb',
    type: 'place',
    copies: { middle: 1 },
    encounter: 5,
    effects: [
      {
        do: 'choose',
        between: {
          open: [
            {
              do: 'fight',
              creatures: [{ id: 'guardian', attribute: 'magic', value: 7 }],
              effects: [
                {
                  do: 'pick',
                  from: 'talismans',
                  otherwise: [{ do: 'gain', what: 'magic', amount: 1 }],
                },
                { do: 'spent' },
              ],
            },
          ],
        },
        optional: true,
      },
    ],
  },
  {
    id: 'vanishing-cabinet',
    type: 'place',
    copies: { middle: 1 },
    encounter: 5,
    effects: [way('borgin-and-burkes')],
  },
];
