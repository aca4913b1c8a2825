import { afterEach, describe, expect, it } from 'vitest';
import { allCards, hero, type State } from '../support/little-talisman/state.ts';
import { laidOut, littleTalisman, type Position } from '../support/little-talisman/game.ts';
import { newPlay, type Dice, type Play } from '../support/play.ts';

const toFields = { 'move:ann#1': [2] };
let played: { readonly play: Play<State>; readonly cards: readonly string[] } | undefined;

/** Every match of this file must end with the cards it began with. */
function table(position: Position, dice: Dice = {}, seats = ['ann', 'bob', 'cid']): Play<State> {
  const state = laidOut(seats, position);
  const play = newPlay(littleTalisman(), state, { ...toFields, ...dice });
  played = { play, cards: allCards(state) };
  return play;
}
afterEach(() => {
  expect(played && allCards(played.play.state)).toEqual(played?.cards);
});

const killed = (play: Play<State>) => play.told('CharacterKilled').map(({ seat }) => seat);

describe('a character that dies in the middle of a rule', () => {
  it('ends its turn when it is killed in the window before its own roll', () => {
    const play = table({
      heroes: { ann: { lives: 1, objects: ['sword1'] } },
      hands: { bob: ['smite1'] },
      deck: ['dragon1'],
    });
    play.say('turn.before-move:bob', 'pass').say('direction:ann', 'move:counter');
    play.say('battle.before-roll:bob', 'cast:smite1:ann');
    expect(killed(play)).toEqual(['ann']);
    expect(play.rolls.some((key) => key.includes('attack'))).toBe(false);
    expect(play.state.inFlight).toEqual([]); // the spell still reached its pile
    expect(play.state.board['fields']).toEqual(['dragon1', 'sword1']);
    expect(play.asked).toEqual(['direction:bob']);
  });

  it('ends only the duel when a bystander kills the defender: no dice are rolled', () => {
    const play = table({
      heroes: { bob: { space: 'fields', lives: 1 } },
      hands: { cid: ['smite1'] },
    });
    play.say('turn.before-move:cid', 'pass').say('direction:ann', 'move:counter');
    play.say('encounter:ann', 'seat:bob').say('battle.before-roll:cid', 'cast:smite1:bob');
    expect(killed(play)).toEqual(['bob']);
    expect(play.rolls.some((key) => key.includes('attack'))).toBe(false);
    expect(hero(play.state, 'ann').alive).toBe(true);
    expect(play.told('CharacterDrawn').map(({ seat }) => seat)).toEqual(['bob']); // begins anew
  });

  it('lets an effect on everybody finish although it kills the active character first', () => {
    const play = table({ heroes: { ann: { lives: 1 } }, deck: ['pestilence1', 'dragon1'] });
    play.say('direction:ann', 'move:counter');
    expect(play.told('LifeLost').map(({ seat }) => seat)).toEqual(['ann', 'bob', 'cid']);
    expect(killed(play)).toEqual(['ann']);
    expect(play.state.turn.seat).toBe('bob');
  });

  it('dies together with another that the same effect kills', () => {
    const play = table({
      heroes: { ann: { lives: 1 }, bob: { lives: 1, objects: ['sword1'] } },
      deck: ['pestilence1'],
    });
    play.say('direction:ann', 'move:counter');
    const types = play.entries.flatMap((e) => (e.type === 'Told' ? [e.event.type] : []));
    const lost = types.lastIndexOf('LifeLost');
    expect(types.slice(lost + 1, lost + 3)).toEqual(['CharacterKilled', 'CharacterKilled']);
    expect(killed(play)).toEqual(['ann', 'bob']);
  });

  it('ends the match in the middle of the Command Spell when it was the last but one', () => {
    const play = table(
      { heroes: { ann: { space: 'crown' }, bob: { lives: 1 } }, crownReached: true },
      { 'command:ann#1': [5] },
      ['ann', 'bob'],
    );
    expect(play.state.winners).toEqual(['ann']);
    expect(play.match.over).toBe(true);
    expect(play.match.pending).toEqual([]);
  });

  it('takes its spell in flight to the pile, without effect', () => {
    const play = table({
      heroes: { bob: { lives: 1 } },
      hands: { bob: ['smite1'], cid: ['nullify1'] },
      deck: ['dragon1'],
    });
    play.say('turn.before-move:cid', 'pass').say('turn.before-move:bob', 'cast:smite1:ann');
    expect(play.state.inFlight).toEqual(['smite1']);
    expect(play.asked).toEqual(['cast:cid']);
    play.resign('bob');
    expect(play.state.inFlight).toEqual(['smite1']);
    play.say('cast:cid', 'pass');
    expect(play.state.inFlight).toEqual([]);
    expect(play.state.spellDiscard).toEqual(['smite1']);
    expect(play.told('LifeLost')).toEqual([]);
    expect(play.asked).toContain('turn.before-move:cid');
  });

  it('is never asked again: several leave at once and the rest play on', () => {
    const play = table(
      { hands: { ann: ['random1'], bob: ['smite1'], cid: ['smite2'], dan: ['smite3'] } },
      {},
      ['ann', 'bob', 'cid', 'dan'],
    );
    expect(play.asked).toEqual([
      'turn.before-move:ann',
      'turn.before-move:bob',
      'turn.before-move:cid',
      'turn.before-move:dan',
    ]);
    play.resign('bob', 'cid');
    expect(play.asked).toEqual(['turn.before-move:ann', 'turn.before-move:dan']);
    expect(killed(play)).toEqual(['bob', 'cid']);
    play.resign('ann');
    expect(play.match.over).toBe(true);
    expect(() => play.resign('dan')).toThrow('MATCH_NOT_RUNNING'); // the journal is closed
  });
});
