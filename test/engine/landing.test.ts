import { describe, expect, it } from 'vitest';
import { hero } from '../support/little-talisman/state.ts';
import { laidOut, littleTalisman, type Position } from '../support/little-talisman/game.ts';
import { newPlay, type Dice, type Play } from '../support/play.ts';

const table = (position: Position, dice: Dice) =>
  newPlay(littleTalisman(), laidOut(['ann', 'bob'], position), dice);
const landed = (play: Play<unknown>) => play.told('Landed').map(({ space }) => space);

describe('landing', () => {
  it('again, sent on by an Imp, leaves the cards not yet met where they lie', () => {
    const play = table(
      {
        heroes: { ann: { space: 'crags' } },
        deck: ['imp1', 'bear1', 'bag1', 'imp2', 'goblin1', 'sword1', 'bear2'],
      },
      { 'move:ann#1': [1], '0.3/imp:ann#1': [4], '0.4/imp:ann#1': [5] },
    );
    play.say('direction:ann', 'move:clockwise');
    expect(landed(play)).toEqual(['valley', 'ruins', 'valley']);
    expect(play.state.board['ruins']).toEqual(['goblin1']); // not met, for the second Imp came first
    expect(play.state.board['valley']).toContain('bag1');
  });

  it('is one procedure each, however long the chain of Imps', () => {
    const play = table(
      {
        heroes: { ann: { space: 'tavern' } },
        deck: ['imp1', 'imp2', 'goblin1', 'imp3', 'goblin2'],
      },
      { 'move:ann#1': [1], '0.3/imp:ann#1': [4], '0.4/imp:ann#1': [1] },
    );
    play.say('direction:ann', 'move:clockwise');
    const opened = play.entries.flatMap((e) => (e.type === 'Opened' ? [e.name] : []));
    expect(opened.slice(2, 5)).toEqual(['landing', 'landing', 'landing']);
    expect(landed(play)).toEqual(['fields', 'ruins', 'crags']);
  });

  it('on the space it stands on lands there anew', () => {
    const play = table(
      { heroes: { ann: { space: 'forest' } }, board: { fields: ['bag1'] } },
      { 'move:ann#1': [8] },
    );
    play.say('direction:ann', 'move:clockwise').say('encounter:ann', 'space');
    expect(landed(play)).toEqual(['forest']);
    expect(play.state.turn.seat).toBe('bob');
  });

  it('is over when a window of its own battle moves the character, who then lands there', () => {
    const play = table(
      {
        heroes: { ann: { space: 'forest' } },
        hands: { bob: ['teleport1'] },
        deck: ['dragon1'],
      },
      { 'move:ann#1': [2] },
    );
    play.say('direction:ann', 'move:counter');
    play.say('battle.before-roll:bob', 'cast:teleport1:ann');
    expect(landed(play)).toEqual(['fields', 'city']);
    expect(play.rolls.some((key) => key.includes('attack'))).toBe(false);
    expect(play.state.board['fields']).toEqual(['dragon1']);
    expect(hero(play.state, 'ann').space).toBe('city');
  });

  it('goes on when the window moved somebody else', () => {
    const play = table(
      { heroes: { ann: { space: 'forest' } }, hands: { bob: ['teleport1'] }, deck: ['goblin1'] },
      { 'move:ann#1': [2] },
    );
    play.say('direction:ann', 'move:counter');
    play.say('battle.before-roll:bob', 'cast:teleport1:bob');
    expect(landed(play)).toEqual(['fields']);
    expect(play.told('EnemyKilled')).toHaveLength(1);
  });
});
