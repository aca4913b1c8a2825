import { describe, expect, it } from 'vitest';
import type { State } from '../../../shared/games/talisman/state.ts';
import type { Play } from '../../support/play.ts';
import { playFrom, type Draft } from './support.ts';

type Seats = NonNullable<Draft['seats']>;

const aboutOf = ({ match }: Play<State>, key: string): unknown =>
  match.pending.find((question) => question.key === key)?.about;

/** Ann has just landed, Bob misses what follows. */
const landed = (
  ann: Seats[string],
  rest: Omit<Draft, 'turn' | 'seats'> = {},
  bob = away,
): Draft => ({
  turn: { seat: 'ann', phase: 'land', used: ['ann/pause-draw'] },
  seats: { ann, bob },
  ...rest,
});
const away: Seats[string] = { character: 'troll', space: 'plain-of-peril', missed: 9 };
const table = { seats: ['ann', 'bob'] };

describe('the question before a draw, after a pause', () => {
  const ruins = { character: 'warrior', space: 'ruins', fate: 0 };
  const decks = { adventure: ['maze', 'bag-of-gold'] };

  it('T4-SPC-07 gives the number of cards still to draw, and is not asked if none is left', () => {
    const play = playFrom(landed({ ...ruins, objects: ['sword', 'axe'] }, { decks }), table);
    expect(aboutOf(play, 'draw:ann')).toEqual({ cards: 2 });
    play.say('draw:ann', 'ditch:sword.1');
    expect(aboutOf(play, 'draw:ann')).toEqual({ cards: 1 });
    play.say('draw:ann', 'ditch:axe.1');
    expect(play.asked).not.toContain('draw:ann');
    expect(play.told('CardDrawn')).toEqual([]);
  });

  it('T4-SPC-07 is not asked if no card is left to put down', () => {
    const play = playFrom(landed({ ...ruins, objects: ['sword'] }, { decks }), table);
    play.say('draw:ann', 'ditch:sword.1');
    expect(play.told('CardDrawn')).toMatchObject([{ card: 'maze' }]);
  });
});

describe('the question for help in a fight', () => {
  const ann = { character: 'elf', space: 'fields-north', fate: 0, gold: 3, objects: ['sword'] };
  const hired = { ...ann, followers: ['mercenary'] };

  it('T4-BCR-06 names the foe and both scores, also after a card was used', () => {
    const ready = { ...hired, objects: ['sword', 'potion-of-strength'] };
    const play = playFrom(landed(ready, { board: { 'fields-north': ['giant'] } }), table);
    const stakes = { attribute: 'attribute:strength', foe: 'card:giant', against: 6 };
    expect(aboutOf(play, 'assist:ann')).toEqual({ ...stakes, score: 4 });
    play.say('assist:ann', 'hire:mercenary');
    expect(aboutOf(play, 'assist:ann')).toEqual({ ...stakes, score: 7 });
  });

  it('T4-BCH-04 is asked of the attacker, and then of the defender', () => {
    const other = {
      character: 'troll',
      space: 'fields-north',
      fate: 0,
      objects: ['potion-of-strength'],
    };
    const play = playFrom(landed(hired, {}, other), table);
    play.say('encounter:ann', 'seat:bob');
    const might = { attribute: 'attribute:strength' };
    expect(aboutOf(play, 'assist:ann')).toEqual({
      ...might,
      foe: 'seat:bob',
      score: 4,
      against: 6,
    });
    play.say('assist:ann', 'none');
    expect(aboutOf(play, 'assist:bob')).toEqual({
      ...might,
      foe: 'seat:ann',
      score: 6,
      against: 4,
    });
  });
});
