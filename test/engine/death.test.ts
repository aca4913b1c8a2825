import { afterEach, describe, expect, it } from 'vitest';
import { newPlay, type Dice, type Play } from '../support/play.ts';
import { allCards, laidOut, skirmish } from '../support/skirmish/game.ts';
import type { State } from '../support/skirmish/state.ts';

let played: { readonly play: Play<State>; readonly cards: readonly string[] } | undefined;

/** Every match of this file must end with the cards it began with. */
function table(position: Partial<State>, dice: Dice = {}, seats = ['ann', 'bob', 'cid']) {
  const state = laidOut(seats, position);
  const play = newPlay(skirmish(), state, dice);
  played = { play, cards: allCards(state) };
  return play;
}
afterEach(() => {
  expect(played && allCards(played.play.state)).toEqual(played?.cards);
});

const fallen = (play: Play<State>) => play.told('Fell').map(({ seat }) => seat);

describe('a seat that falls in the middle of a rule', () => {
  it('ends its turn when it dies in the window before its own roll', () => {
    const play = table({ lives: { ann: 1 }, hands: { ann: ['gem1'], bob: ['strike1'] } });
    play.say('turn:bob', 'pass').say('act:ann', 'roll').say('roll:bob', 'play:strike1:ann');
    expect(fallen(play)).toEqual(['ann']);
    expect(play.rolls).toEqual([]);
    expect(play.state.inFlight).toEqual([]); // the card that struck still reached its pile
    expect(play.state.discard).toEqual(['gem1', 'strike1']);
    expect(play.asked).toEqual(['act:bob']);
  });

  it('dies together with another that left at once, and the other seats are asked again', () => {
    const hands = { bob: ['strike1'], cid: ['strike2'], dan: ['strike3'] };
    const play = table({ hands }, {}, ['ann', 'bob', 'cid', 'dan']);
    expect(play.asked).toEqual(['turn:bob', 'turn:cid', 'turn:dan']);
    play.resign('bob', 'cid');
    const types = play.entries.flatMap((e) => (e.type === 'Told' ? [e.event.type] : []));
    expect(types).toEqual(['TurnBegan', 'Fell', 'Fell']);
    expect(play.asked).toEqual(['turn:dan']);
    play.resign('ann');
    expect(play.match.over).toBe(true);
    expect(() => play.resign('dan')).toThrow('MATCH_NOT_RUNNING'); // the journal is closed
  });

  it('ends the match at once when it was the last but one', () => {
    const play = table({ lives: { bob: 1 }, hands: { ann: ['strike1'] } }, {}, ['ann', 'bob']);
    play.say('turn:ann', 'play:strike1:bob');
    expect(play.match.over).toBe(true);
    expect(play.match.pending).toEqual([]);
    expect(play.told('TurnEnded')).toEqual([]);
  });

  it('discards the card that it was playing, without effect', () => {
    const play = table({ hands: { bob: ['strike1'], cid: ['cancel1', 'strike2'] } });
    play.say('turn:cid', 'pass').say('turn:bob', 'play:strike1:ann');
    expect(play.asked).toEqual(['play:cid']);
    play.resign('bob');
    expect(play.state.inFlight).toEqual(['strike1']);
    play.say('play:cid', 'pass');
    expect(play.state.inFlight).toEqual([]);
    expect(play.state.discard).toEqual(['strike1']);
    expect(play.told('LivesChanged')).toEqual([]);
    expect(play.asked).toContain('turn:cid');
  });
});
