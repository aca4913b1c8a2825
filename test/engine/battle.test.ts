import { describe, expect, it } from 'vitest';
import { hero } from '../support/little-talisman/state.ts';
import { laidOut, littleTalisman, type Position } from '../support/little-talisman/game.ts';
import { newPlay, type Dice } from '../support/play.ts';

const seats = ['ann', 'bob', 'cid'];
const toFields = { 'move:ann#1': [2] };
const table = (position: Position, dice: Dice = {}) =>
  newPlay(littleTalisman(), laidOut(seats, position), { ...toFields, ...dice });

describe('fate in battle', () => {
  it('is offered once, after both dice lie, and replaces the own die', () => {
    const play = table(
      { heroes: { ann: { fate: 1 } }, deck: ['dragon1'] },
      { 'attack:ann#1': [1], 'attack:ann#2': [6], 'creature#1': [1] },
    );
    play.say('fate.move:ann', 'no').say('direction:ann', 'move:counter');
    expect(play.rolls.slice(-2)).toEqual(['0.3/attack:ann#1', '0.3/creature#1']);
    expect(play.asked).toEqual(['fate.attack:ann']);
    play.say('fate.attack:ann', 'yes');
    expect(hero(play.state, 'ann').fate).toBe(0);
    expect(play.told('EnemyKilled')).toHaveLength(1); // 3 + 6 against 7 + 1
  });

  it('never touches the die of the creature', () => {
    const play = table({ heroes: { ann: { fate: 2 } }, deck: ['goblin1'] });
    play.say('fate.move:ann', 'no').say('direction:ann', 'move:counter');
    play.say('fate.attack:ann', 'yes');
    expect(play.rolls.filter((key) => key.includes('creature'))).toHaveLength(1);
    expect(play.rolls.filter((key) => key.includes('attack'))).toHaveLength(2);
  });

  it('is asked of the attacker, then of the defender, and never back', () => {
    const play = table({ heroes: { ann: { fate: 2 }, bob: { fate: 2, space: 'fields' } } });
    play.say('fate.move:ann', 'no').say('direction:ann', 'move:counter');
    play.say('encounter:ann', 'seat:bob');
    expect(play.asked).toEqual(['fate.attack:ann']);
    play.say('fate.attack:ann', 'no');
    expect(play.asked).toEqual(['fate.attack:bob']);
    play.say('fate.attack:bob', 'yes');
    expect(play.asked).toEqual(['fate.move:bob']);
  });
});

describe('spells cast at spells', () => {
  it('resolve last cast first: a countered Counterspell leaves the first spell standing', () => {
    const play = table(
      {
        hands: { ann: ['psionicBlast1', 'counterspell1'], bob: ['counterspell2'] },
        deck: ['dragon1'],
      },
      { 'attack:ann#1': [6], 'creature#1': [1] },
    );
    play.say('direction:ann', 'move:counter');
    play.say('battle.before-roll:ann', 'cast:psionicBlast1');
    expect(play.asked).toEqual(['cast:ann', 'cast:bob']);
    play.say('cast:bob', 'cast:counterspell2').say('cast:ann', 'pass');
    expect(play.asked).toEqual(['cast:ann']); // bob has spent his one cast in another's turn
    play.say('cast:ann', 'cast:counterspell1');
    expect(play.told('SpellSpent').map(({ card, countered }) => [card, countered])).toEqual([
      ['counterspell1', false],
      ['counterspell2', true],
      ['psionicBlast1', false],
    ]);
    expect(play.told('EnemyKilled')).toHaveLength(1); // 3 + craft 3 + 6 against 7 + 1
  });

  it('counter the Command Spell, which is no cast of its owner', () => {
    const play = table(
      {
        heroes: { ann: { space: 'crown' }, bob: { lives: 1 } },
        hands: { bob: ['counterspell1'] },
        crownReached: true,
      },
      { 'command:ann#1': [6] },
    );
    expect(play.state.turn.casts).toEqual({});
    play.say('cast:bob', 'cast:counterspell1');
    expect(play.told('LifeLost')).toEqual([]);
    expect(play.state.turn.seat).toBe('bob');
  });

  it('are not offered for a second cast in the turn of another', () => {
    const play = table({ hands: { bob: ['smite1', 'smite2'] } });
    play.say('turn.before-move:bob', 'cast:smite1:ann');
    expect(play.asked).toEqual(['direction:ann']);
  });

  it('leave a seat over its limit nothing but to pass where everyone is asked', () => {
    const play = table({
      hands: { bob: ['smite1', 'smite2'] },
      options: { askForReactions: 'everyone' },
    });
    play.say('turn.before-move:ann', 'pass').say('turn.before-move:bob', 'cast:smite1:ann');
    play.say('cast:ann', 'pass').say('cast:bob', 'pass').say('cast:cid', 'pass');
    play.say('life:ann', 'pass').say('life:bob', 'pass').say('life:cid', 'pass');
    expect(play.options('turn.before-move:bob')).toEqual(['pass']);
  });

  it('are no more in the own turn than were held at its start, whatever is gained', () => {
    const play = table({
      hands: { ann: ['smite1'] },
      deck: ['sage1', 'dragon1'],
      spellDeck: ['smite2'],
      heroes: { ann: { space: 'city' } },
    });
    play.say('turn.before-move:ann', 'cast:smite1:bob').say('direction:ann', 'move:counter');
    expect(play.state.hands['ann']).toEqual(['smite2']);
    expect(play.told('BattleJoined')).toHaveLength(1);
    expect(play.told('SpellCast')).toHaveLength(1); // no window opened for the gained spell
    expect(play.state.turn.seat).toBe('bob');
  });
});
