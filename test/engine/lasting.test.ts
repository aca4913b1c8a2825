import { describe, expect, it } from 'vitest';
import { hero, type State } from '../support/little-talisman/state.ts';
import { laidOut, littleTalisman, type Position } from '../support/little-talisman/game.ts';
import { newPlay, type Dice, type Play } from '../support/play.ts';

const table = (position: Position, dice: Dice = {}, seats = ['ann', 'bob']) =>
  newPlay(littleTalisman(), laidOut(seats, position), dice);

/** Answers whatever is asked with its first option until `n` more turns have begun. */
function turns(play: Play<State>, n: number): void {
  const until = play.state.turn.number + n;
  while (play.state.turn.number < until) {
    const [key = ''] = play.asked;
    play.say(key, play.options(key)[0] ?? '');
  }
}

describe('a toad', () => {
  const toadOf = (play: Play<State>, seat: string) => hero(play.state, seat).toad;

  it('made in its own turn stays one for three turns after it', () => {
    const play = table({ hands: { ann: ['random1'] } }, { 'random:ann#1': [1] });
    play.say('turn.before-move:ann', 'cast:random1:ann');
    const seen = [toadOf(play, 'ann')];
    for (let turn = 0; turn < 8; turn += 1) {
      turns(play, 1);
      seen.push(toadOf(play, 'ann'));
    }
    expect(seen).toEqual([4, 3, 3, 2, 2, 1, 1, 0, 0]);
  });

  it('made in the turn of another stays one for its next three turns', () => {
    const play = table({ hands: { bob: ['random1'] } }, { 'random:ann#1': [1] });
    play.say('turn.before-move:bob', 'pass');
    turns(play, 1); // bob's
    play.say('turn.before-move:bob', 'cast:random1:ann');
    expect(toadOf(play, 'ann')).toBe(3);
    turns(play, 6);
    expect(toadOf(play, 'ann')).toBe(0);
  });

  it('made again starts anew', () => {
    const play = table({ hands: { bob: ['random1', 'random2'] } }, { 'random:ann#1': [1] });
    play.say('turn.before-move:bob', 'cast:random1:ann');
    expect(toadOf(play, 'ann')).toBe(4);
    turns(play, 1);
    expect(toadOf(play, 'ann')).toBe(3);
    play.say('turn.before-move:bob', 'cast:random2:ann');
    expect(toadOf(play, 'ann')).toBe(3);
    turns(play, 2);
    expect(toadOf(play, 'ann')).toBe(2);
  });
});

it('Temporal Warp is exactly three turns in a row', () => {
  const play = table({ hands: { ann: ['temporalWarp1'] } });
  play.say('turn.before-move:ann', 'cast:temporalWarp1');
  const seats: string[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    seats.push(play.state.turn.seat);
    turns(play, 1);
  }
  expect(seats).toEqual(['ann', 'ann', 'ann', 'bob', 'ann']);
});

describe('Destroy Magic, until the next turn of its caster,', () => {
  const cast = (dice: Dice = {}, deck: readonly string[] = []) => {
    const position = { hands: { ann: ['destroyMagic1'], bob: ['smite1'] }, deck };
    const play = table(position, dice, ['ann', 'bob', 'cid']);
    return play
      .say('turn.before-move:bob', 'pass')
      .say('turn.before-move:ann', 'cast:destroyMagic1');
  };

  it('lets nobody cast, and then ends', () => {
    const play = cast();
    turns(play, 2);
    expect(play.state.effects).toHaveLength(1);
    expect(play.asked).toEqual(['direction:cid']);
    turns(play, 1);
    expect(play.state.effects).toEqual([]);
    expect(play.asked).toEqual(['turn.before-move:bob']);
  });

  it('ends although its caster misses that turn', () => {
    const play = cast({ 'move:ann#1': [2] }, ['siren1']);
    play.say('direction:ann', 'move:counter'); // the Siren: all miss a turn
    expect(play.told('TurnMissed').map(({ seat }) => seat)).toEqual(['bob', 'cid', 'ann']);
    expect(play.state.effects).toEqual([]);
  });

  it('ends although its caster has left', () => {
    const play = cast().resign('ann'); // her turn ends, and bob's begins
    turns(play, 1);
    expect(play.state.effects).toHaveLength(1);
    turns(play, 1);
    expect(play.state.effects).toEqual([]);
  });
});

it('a Blizzard of two rounds ends though the seat that drew it is gone', () => {
  const play = table({ deck: ['blizzard1'] }, { 'move:ann#1': [2] }, ['ann', 'bob', 'cid']);
  play.say('direction:ann', 'move:counter');
  expect(play.state.effects).toHaveLength(1);
  expect(play.state.turn.seat).toBe('bob');
  play.resign('ann');
  const rollsBefore = play.rolls.length;
  turns(play, 2);
  // bob and cid moved a single space, without a die; only then does bob roll again
  expect(play.rolls.length).toBe(rollsBefore + 1);
  expect(play.state.effects).toEqual([]); // ann's own slot passed, though she is eliminated
});
