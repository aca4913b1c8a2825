import { describe, expect, it } from 'vitest';
import { askAny, keyedChance, standAt, tell, type Entry } from '../../shared/engine/index.ts';
import { allCards, hero } from '../support/little-talisman/state.ts';
import { laidOut, littleTalisman, type Position } from '../support/little-talisman/game.ts';
import { newPlay, type Dice } from '../support/play.ts';
import { say, tiny, type Words } from '../support/tiny.ts';

const table = (position: Position, dice: Dice = {}) =>
  newPlay(littleTalisman(), laidOut(['ann', 'bob'], position), dice);
const lastNote = (play: { readonly entries: readonly Entry[] }) => {
  const noted = play.entries.findLast((entry) => entry.type === 'Noted' && !entry.wakes);
  return noted && 'note' in noted ? noted.note : undefined;
};

describe('a rewind', () => {
  it('goes back to a question of the open procedure; later dice are of a new epoch', () => {
    const play = table(
      { heroes: { ann: { fate: 1 } }, deck: ['dragon1', 'bag1'] },
      { 'move:ann#1': [2], 'attack:ann#1': [1], 'creature#1': [1], 'attack:ann#2': [6] },
    );
    play.say('fate.move:ann', 'no').say('direction:ann', 'move:counter');
    const { version } = play;
    const { id } = play.question('fate.attack:ann');
    play.say('fate.attack:ann', 'yes').rewind(version);
    expect(play.question('fate.attack:ann').id).toBe(id);
    expect(hero(play.state, 'ann').fate).toBe(1);
    play.say('fate.attack:ann', 'yes');
    expect(play.rolls.filter((key) => key.includes('attack'))).toEqual([
      '0.3/attack:ann#1',
      '0.3/attack:ann#2',
      '1.3/attack:ann#2',
    ]);
  });

  it('goes back past procedures that were opened since, and their keys are new', () => {
    const play = table({ deck: ['goblin1', 'goblin2'] }, { 'move:ann#1': [2] });
    const { version } = play;
    play.say('direction:ann', 'move:counter');
    expect(play.match.ordinal).toBe(6); // landing, end, bob's begin and move
    play.rewind(version);
    expect(play.match).toMatchObject({ ordinal: 2, epoch: 1 });
    expect(play.asked).toEqual(['direction:ann']);
    play.say('direction:ann', 'move:counter');
    expect(new Set(play.rolls).size).toBe(play.rolls.length);
    expect(play.rolls).toContain('1.3/attack:ann#1');
  });

  it('makes an answer stale that was decided before it, though its question is pending again', () => {
    const play = table({});
    const [before] = play.match.pending;
    play.say(before?.key ?? '', before?.options[0] ?? '').rewind(1);
    const again = play.question(before?.key ?? '');
    expect(again.id).toBe(before?.id);
    expect(again.askedAt).toBe(play.version);
    expect(again.askedAt).toBeGreaterThan(before?.askedAt ?? 0);
  });

  it('shuffles anew a pile that was drawn from in the cut range, and leaves others as they lie', () => {
    const deck = ['goblin1', 'goblin2', 'bag1', 'bag2'];
    const play = table(
      { deck, spellDeck: ['smite1', 'smite2'] },
      { 'move:ann#1': [2], 'rewind.adventure#1': [4, 3, 2] },
    );
    const cards = allCards(play.state);
    play.say('direction:ann', 'move:counter').rewind(1);
    expect(play.state.deck).toEqual(deck.toReversed());
    expect(play.state.spellDeck).toEqual(['smite1', 'smite2']);
    expect(lastNote(play)).toMatchObject({
      type: 'Rewound',
      to: 1,
      epoch: 1,
      rolls: [{ key: '1.2/rewind.adventure#1', sides: [4, 3, 2], values: [4, 3, 2] }],
    });
    expect(allCards(play.state)).toEqual(cards);
  });

  it('shuffles anew a pile that was only looked at', () => {
    const position = { hands: { ann: ['divination1'] }, deck: ['goblin1', 'bag1'] };
    const play = table(position, { 'rewind.adventure#1': [2] });
    play.say('turn.before-move:ann', 'cast:divination1').rewind(1);
    expect(play.state.deck).toEqual(['bag1', 'goblin1']);
    const unseen = table(position).say('turn.before-move:ann', 'pass').rewind(1);
    expect(unseen.state.deck).toEqual(['goblin1', 'bag1']);
  });

  it('past an earlier rewind shuffles what was seen in the range that was cut before', () => {
    const position = { hands: { ann: ['divination1'] }, deck: ['goblin1', 'bag1'] };
    const play = table(position, { 'rewind.adventure#1': [2] });
    play.pause().resume().say('turn.before-move:ann', 'cast:divination1');
    play.rewind(2).rewind(1); // at version 1 the deck lies as it was seen
    expect(play.state.deck).toEqual(['bag1', 'goblin1']);
    expect(play.match.epoch).toBe(2);
  });

  it('gives dice that nobody has seen, whichever way the match goes then', () => {
    const chance = keyedChance(new Uint8Array(32).fill(9), { match: 'm', entropy: [] });
    const position = { heroes: { ann: { fate: 1 } } };
    const play = newPlay(littleTalisman(), laidOut(['ann', 'bob'], position), chance);
    for (let time = 0; time < 12; time += 1) play.say('fate.move:ann', 'yes').rewind(1);
    const seen = play.entries.flatMap((e) =>
      e.type === 'Rolled' && e.key.endsWith('/move:ann#2') ? e.values : [],
    );
    expect(seen).toHaveLength(12);
    expect(new Set(seen).size).toBeGreaterThan(2);
    expect(new Set(play.rolls).size).toBe(play.rolls.length);
  });

  it('keeps what is beside the rules: standing orders, and the pause of the match', () => {
    const play = table({ hands: { bob: ['smite1'] } });
    play.orders('bob', { kind: 'react', choose: ['pass'] });
    expect(play.asked).toEqual(['direction:ann']);
    play.orders('bob').pause().rewind(1);
    expect(play.match.paused).toBe(true);
    expect(play.asked).toEqual(['turn.before-move:bob']); // his cancelled order does not act again
    play.resume().say('turn.before-move:bob', 'cast:smite1:ann');
  });

  it('wakes the rule where it has shuffled, so that it looks at the table again', () => {
    const game = tiny(
      function* () {
        for (;;) {
          const question = { key: 'x', seat: 'ann', kind: 'x', options: ['a'] };
          const reply = yield* askAny([question]);
          yield* tell(say(reply === 'changed' ? 'looks again' : 'answered'));
        }
      },
      { reshuffle: () => [{ label: 'p', items: ['a', 'b'], event: () => say('shuffled') }] },
    );
    const play = newPlay<Words>(game, []).say('x', 'a').rewind(1);
    expect(play.state).toEqual(['shuffled', 'looks again']);
    expect(play.say('x', 'a').state).toEqual(['shuffled', 'looks again', 'answered']);
  });

  it('goes back no more once the match is over: its secret is published', () => {
    const play = table({}).resign('ann');
    expect(play.match.over).toBe(true);
    expect(() => play.rewind(1)).toThrow('MATCH_NOT_RUNNING');
    expect(() => play.close()).toThrow('MATCH_NOT_RUNNING');
  });

  it('leaves a checkpoint from which the match is regained and goes on', () => {
    const play = table({ deck: ['goblin1', 'goblin2'] }, { 'move:ann#1': [2] });
    play.say('direction:ann', 'move:counter').rewind(1).say('direction:ann', 'move:clockwise');
    expect(standAt(play.game, play.stored).epoch).toBe(1);
    expect(play.state.turn.seat).toBe('bob');
  });
});
