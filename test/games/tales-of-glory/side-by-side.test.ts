import { describe, expect, it } from 'vitest';
import { player } from '../../../shared/games/tales-of-glory/state.ts';
import { playFrom, type Draft } from './support.ts';

const draft: Draft = {
  phase: 'place',
  firstPlayer: 'ann',
  toPlace: ['ann', 'bob', 'cat'],
  seats: {
    ann: { story: [{ tile: 'h1' }], taken: { slot: 1, tile: 'p1-t1' } },
    bob: { story: [{ tile: 'h2' }], potions: 2, taken: { slot: 2, tile: 'p1-c5' } },
    cat: { story: [{ tile: 'h3' }], coins: 4, potions: 1, taken: { slot: 6, tile: 'p1-c1' } },
  },
};
const play = () => playFrom(draft, { parallelPlacing: true });

describe('TG-RUL-11 placing side by side', () => {
  it('asks all seats at once, in secret', () => {
    const asked = play();
    expect(asked.asked).toEqual(['tile:ann', 'tile:bob', 'tile:cat']);
    expect(asked.match.pending.every(({ sealed }) => sealed === true)).toBe(true);
  });

  it('lets a later seat play its whole turn ahead, and logs it in turn order', () => {
    const ahead = play();
    ahead.say('tile:cat', 'place').say('pay:cat', 'pay:coins=3').say('cell.p1-c1:cat', 'cell:0,1');
    ahead.say('tile:bob', 'place');
    expect(ahead.told('TilePlaced')).toEqual([]);
    expect(player(ahead.state, 'cat').holding).toMatchObject({ coins: 4 });
    ahead.say('tile:ann', 'place').say('cell.p1-t1:ann', 'cell:0,1');
    expect(ahead.told('TurnEnded').map(({ seat }) => seat)).toEqual(['ann']);
    ahead.say('cell.p1-c5:bob', 'cell:1,0');
    expect(ahead.told('TurnEnded').map(({ seat }) => seat)).toEqual(['ann', 'bob', 'cat']);
    expect(player(ahead.state, 'cat').holding).toMatchObject({ coins: 1, combat: 1 });
  });

  it('gives the same facts whichever seat answers first', () => {
    const answers = [
      ['tile:ann', 'place'],
      ['cell.p1-t1:ann', 'cell:0,1'],
      ['tile:bob', 'discard'],
      ['chest:bob', 'chest:h2,1'],
      ['tile:cat', 'place'],
      ['pay:cat', 'pay:coins=2,potions=1'],
      ['cell.p1-c1:cat', 'cell:0,1'],
    ] as const;
    const of = (seat: string) => answers.filter(([key]) => key.endsWith(`:${seat}`));
    const told = (order: readonly (readonly [string, string])[]) => {
      const done = play();
      for (const [key, option] of order) done.say(key, option);
      expect(done.state.round).toBe(2);
      return done.entries.flatMap((entry) => (entry.type === 'Told' ? [entry.event] : []));
    };
    const inTurnOrder = told(answers);
    expect(told([...of('cat'), ...of('bob'), ...of('ann')])).toEqual(inTurnOrder);
    expect(told([...of('bob'), ...of('ann'), ...of('cat')])).toEqual(inTurnOrder);
    const oneByOne = playFrom(draft);
    for (const [key, option] of answers) oneByOne.say(key, option);
    expect(
      oneByOne.entries.flatMap((entry) => (entry.type === 'Told' ? [entry.event] : [])),
    ).toEqual(inTurnOrder);
  });

  it('drops the decisions of a leaver that weren’t reached yet', () => {
    const left = play();
    left.say('tile:cat', 'place').say('pay:cat', 'pay:coins=3').resign('cat');
    expect(left.asked).toEqual(['tile:ann', 'tile:bob']);
    expect(left.state.discards).toEqual(['p1-c1']);
    left.say('tile:ann', 'place').say('cell.p1-t1:ann', 'cell:0,1');
    left.say('tile:bob', 'place').say('cell.p1-c5:bob', 'cell:1,0');
    expect(left.told('CostPaid').map(({ seat }) => seat)).toEqual(['bob']);
    expect(left.state.round).toBe(2);
  });

  it('keeps the First Player token with the last in turn order who takes it', () => {
    const taken = play();
    taken.say('tile:bob', 'place').say('cell.p1-c5:bob', 'cell:1,0');
    expect(taken.state.firstPlayer).toBe('ann');
    taken.say('tile:ann', 'place').say('cell.p1-t1:ann', 'cell:0,1');
    expect(taken.state.firstPlayer).toBe('bob');
  });
});
