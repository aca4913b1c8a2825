import { describe, expect, it } from 'vitest';
import { invariants } from '../../../shared/games/tales-of-glory/invariants.ts';
import { standing } from '../../../shared/games/tales-of-glory/standing.ts';
import { player } from '../../../shared/games/tales-of-glory/state.ts';
import { four, playFrom } from './support.ts';

describe('a seat that resigns', () => {
  it('is no longer waited for while tiles are chosen, and takes nothing', () => {
    const play = playFrom({});
    play.say('select:cat', 'slot:3').say('select:ann', 'slot:1').say('select:bob', 'slot:1');
    play.resign('dan');
    expect(play.told('CardsRevealed')).toHaveLength(1);
    expect(play.told('TileTaken').map(({ seat }) => seat)).toEqual(['ann', 'cat']);
    expect(play.asked).toEqual(['catchUp:bob']);
  });

  it('takes nothing, even if its card is already played', () => {
    const play = playFrom({});
    play.say('select:ann', 'slot:1').resign('ann');
    for (const seat of ['bob', 'cat', 'dan']) play.say(`select:${seat}`, 'slot:1');
    expect(player(play.state, 'bob').taken?.slot).toBe(1);
    expect(player(play.state, 'ann').taken).toBeUndefined();
  });

  it('leaves in its own turn: the tile it took is discarded, the next seat goes on', () => {
    const taken = { slot: 1, tile: 'p1-t1' };
    const play = playFrom({
      phase: 'place',
      seats: { ann: { taken }, bob: { taken: { slot: 2, tile: 'p1-t2' } } },
    });
    expect(play.asked).toEqual(['tile:ann']);
    play.resign('ann');
    expect(play.asked).toEqual(['tile:bob']);
    expect(play.state.discards).toEqual(['p1-t1']);
    expect(invariants(play.state)).toEqual([]);
  });

  it('keeps its place among the leavers when it resigns again', () => {
    const play = playFrom({}).resign('ann', 'bob');
    const once = play.state;
    expect(play.resign('ann').state).toEqual(once);
  });

  it('is skipped in turn order even if it holds the First Player token', () => {
    const play = playFrom({ firstPlayer: 'ann' }).resign('ann');
    for (const seat of ['bob', 'cat', 'dan']) play.say(`select:${seat}`, 'slot:5');
    expect(player(play.state, 'bob').taken?.slot).toBe(5);
    play.say('catchUp:cat', 'slot:2').say('catchUp:dan', 'slot:1');
    expect(play.state.firstPlayer).toBe('dan');
    expect(play.state.toPlace).toEqual(['dan', 'bob', 'cat']);
  });

  it('leaves more tiles on the board, and the refill fills the free slots', () => {
    const board = { 1: 'p1-m1', 2: 'p1-m2', 3: 'p1-m3', 4: 'p1-m4', 5: 'p1-m5', 8: 'p1-c1' };
    const play = playFrom({
      phase: 'place',
      toPlace: ['ann'],
      board,
      seats: { ann: { taken: { slot: 6, tile: 'p1-t1' } } },
    });
    play.resign('bob', 'ann');
    expect(play.state.round).toBe(2);
    expect(play.state.board).toHaveLength(8);
    expect(play.told('TilesLaidOut')[0]?.['tiles']).toHaveLength(3);
    expect(invariants(play.state)).toEqual([]);
  });

  it('gets no Majority, and ranks last: the first leaver at the very end', () => {
    const play = playFrom({
      phase: 'place',
      round: 10,
      toPlace: ['dan'],
      seats: {
        ann: { glory: 90, combat: 9 },
        bob: { glory: 80 },
        cat: { glory: 1 },
        dan: { glory: 2, combat: 1, taken: { slot: 1, tile: 'p1-t1' } },
      },
    });
    play.resign('bob', 'ann').say('tile:dan', 'discard').say('chest:dan', 'chest:h4,1');
    expect(play.match.over).toBe(true);
    expect(standing(play.state).map(({ seat, place }) => [seat, place])).toEqual([
      ['dan', 1],
      ['cat', 2],
      ['ann', 3],
      ['bob', 4],
    ]);
    expect(player(play.state, 'ann').majorities).toEqual([]);
  });

  it.each([
    ['while tiles are chosen', {}],
    [
      'in catch-up',
      { phase: 'catchUp' as const, board: { 1: 'p1-m1', 2: 'p1-m2', 3: 'p1-m3', 4: 'p1-m4' } },
    ],
    [
      'in placing',
      { phase: 'place' as const, seats: { ann: { taken: { slot: 1, tile: 'p1-t1' } } } },
    ],
  ])('ends the match for the last remaining seat, %s', (_when, draft) => {
    for (const parallelPlacing of [false, true]) {
      const play = playFrom(draft, { parallelPlacing }).resign('bob', 'dan');
      expect(play.match.over).toBe(false);
      play.resign('ann');
      expect(play.match.over).toBe(true);
      expect(play.state.ended).toEqual({ reason: 'resignation', winners: ['cat'] });
      expect(standing(play.state)[0]).toMatchObject({ seat: 'cat', place: 1 });
      expect(standing(play.state)).toHaveLength(four.length);
      expect(invariants(play.state)).toEqual([]);
    }
  });
});
