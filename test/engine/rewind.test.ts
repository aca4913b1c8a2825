import { describe, expect, it } from 'vitest';
import { askAny, keyedChance, standAt, tell, type Entry } from '../../shared/engine/index.ts';
import { newPlay, type Dice } from '../support/play.ts';
import { allCards, laidOut, skirmish } from '../support/skirmish/game.ts';
import type { State } from '../support/skirmish/state.ts';
import { say, tiny, type Words } from '../support/tiny.ts';

const table = (position: Partial<State> = {}, dice: Dice = {}) =>
  newPlay(skirmish(), laidOut(['ann', 'bob'], position), dice);
const lastNote = (play: { readonly entries: readonly Entry[] }) => {
  const noted = play.entries.findLast((entry) => entry.type === 'Noted' && !entry.wakes);
  return noted && 'note' in noted ? noted.note : undefined;
};

describe('a rewind', () => {
  it('goes back to a question of the open procedure; later dice use a new epoch', () => {
    const play = table({}, { 'life:ann#1': [1], 'life:ann#2': [6] }).say('act:ann', 'roll');
    const { version } = play;
    const { id } = play.question('again:ann');
    play.say('again:ann', 'yes');
    expect(play.state.lives['ann']).toBe(4);
    play.rewind(version);
    expect(play.question('again:ann').id).toBe(id);
    expect(play.state.lives['ann']).toBe(3);
    play.say('again:ann', 'yes');
    expect(play.rolls).toEqual(['0.2/life:ann#1', '0.2/life:ann#2', '1.2/life:ann#2']);
  });

  it('goes back before procedures that were opened since, and gives them new keys', () => {
    const play = table();
    const { version } = play;
    const round = () => play.say('act:ann', 'rest').say('done:ann', 'done').say('act:bob', 'roll');
    round();
    expect(play.match.ordinal).toBe(4); // ann's two, and bob's two
    play.rewind(version);
    expect(play.match).toMatchObject({ ordinal: 2, epoch: 1 });
    expect(play.asked).toEqual(['act:ann']);
    round();
    expect(play.rolls).toEqual(['0.4/life:bob#1', '1.4/life:bob#1']);
  });

  it('makes an earlier answer stale, though its question is pending again', () => {
    const play = table();
    const [before] = play.match.pending;
    play.say(before?.key ?? '', before?.options[0] ?? '').rewind(1);
    const again = play.question(before?.key ?? '');
    expect(again.id).toBe(before?.id);
    expect(again.askedAt).toBe(play.version);
    expect(again.askedAt).toBeGreaterThan(before?.askedAt ?? 0);
  });

  it('shuffles only piles that were drawn from in the cut range', () => {
    const deck = ['gem1', 'gem2', 'gem3', 'gem4'];
    const play = table({ deck }, { 'rewind.deck#1': [4, 3, 2] });
    const cards = allCards(play.state);
    play.say('act:ann', 'draw').rewind(1);
    expect(play.state.deck).toEqual(deck.toReversed());
    expect(lastNote(play)).toMatchObject({
      type: 'Rewound',
      to: 1,
      epoch: 1,
      rolls: [{ key: '1.2/rewind.deck#1', sides: [4, 3, 2], values: [4, 3, 2] }],
    });
    expect(allCards(play.state)).toEqual(cards);
    const unseen = table({ deck }).say('act:ann', 'rest').rewind(1);
    expect(unseen.state.deck).toEqual(deck);
    expect(lastNote(unseen)).toMatchObject({ type: 'Rewound', rolls: [] });
  });

  it('before an earlier rewind shuffles the cards seen in the range that was cut before', () => {
    const play = table({ deck: ['gem1', 'gem2'] }, { 'rewind.deck#1': [2] });
    play.pause().resume().say('act:ann', 'draw');
    play.rewind(2).rewind(1); // at version 1 the deck lies as it was seen
    expect(play.state.deck).toEqual(['gem2', 'gem1']);
    expect(play.match.epoch).toBe(2);
  });

  it('gives new dice, whatever happens in the match afterwards', () => {
    const chance = keyedChance(new Uint8Array(32).fill(9), { match: 'm', entropy: [] });
    const play = newPlay(skirmish(), laidOut(['ann', 'bob']), chance);
    for (let time = 0; time < 12; time += 1) play.say('act:ann', 'roll').rewind(1);
    const seen = play.entries.flatMap((e) => (e.type === 'Rolled' ? e.values : []));
    expect(seen).toHaveLength(12);
    expect(new Set(seen).size).toBeGreaterThan(2);
    expect(new Set(play.rolls).size).toBe(play.rolls.length);
  });

  it('keeps auto-responses and the pause of the match', () => {
    const play = table({ hands: { bob: ['strike1'] } });
    play.orders('bob', { kind: 'react', choose: ['pass'] });
    expect(play.asked).toEqual(['act:ann']);
    play.orders('bob').pause().rewind(1);
    expect(play.match.paused).toBe(true);
    expect(play.asked).toEqual(['turn:bob']); // his cancelled order does not act again
    play.resume().say('turn:bob', 'play:strike1:ann');
  });

  it('wakes a rule whose pile it has shuffled, so that it reads the table again', () => {
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

  it('is refused once the match is over, because its secret is published', () => {
    const play = table().resign('ann');
    expect(play.match.over).toBe(true);
    expect(() => play.rewind(1)).toThrow('MATCH_NOT_RUNNING');
    expect(() => play.close()).toThrow('MATCH_NOT_RUNNING');
  });

  it('leaves a checkpoint from which the match can be restored and continued', () => {
    const play = table({ deck: ['gem1', 'gem2'] })
      .say('act:ann', 'draw')
      .rewind(1);
    play.say('act:ann', 'rest').say('done:ann', 'done');
    expect(standAt(play.game, play.stored).epoch).toBe(1);
    expect(play.state.turn.seat).toBe('bob');
  });
});
