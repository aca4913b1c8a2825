import { describe, expect, it } from 'vitest';
import { print } from '../../../shared/games/talisman/editions/revised/print.ts';
import { playFrom } from './support.ts';

const { spaces } = print.book.region('inner');

describe('an Adventure card in the Inner Region', () => {
  it.each(spaces)('T4-INR-08 is not drawn on %s', (space) => {
    const play = playFrom(
      {
        turn: { seat: 'ann', phase: 'land', landings: 1 },
        seats: {
          ann: { character: 'wizard', space, fate: 0, lives: 4, objects: ['talisman'] },
          bob: { character: 'troll', space: 'city', fate: 0 },
        },
        decks: { adventure: ['bag-of-gold'] },
      },
      { seats: ['ann', 'bob'] },
    );
    const asked = play.match.pending.filter(({ seat }) => seat === 'ann').map(({ kind }) => kind);
    expect(asked).not.toContain('draw');
    expect(play.told('CardDrawn').filter(({ seat }) => seat === 'ann')).toEqual([]);
    expect(play.told('TurnEnded').length + play.match.pending.length).toBeGreaterThan(0);
  });
});
