import { describe, expect, it } from 'vitest';
import { invariants } from '../../../shared/games/tales-of-glory/invariants.ts';
import { player } from '../../../shared/games/tales-of-glory/state.ts';
import { playFrom, type Draft } from './support.ts';

type Seat = NonNullable<Draft['seats']>[string];

const hero = { tile: 'h1' };
/** Ann's turn in a match of two. */
const turn = (ann: Seat, round = 1) =>
  playFrom(
    { phase: 'place', round, toPlace: ['ann'], firstPlayer: 'bob', seats: { ann } },
    { seats: ['ann', 'bob'], quests: (ann.quests ?? []).length > 0 },
  );

describe('a turn of placing', () => {
  it('TG-RND-04 pays, places, and collects', () => {
    const rich = turn({ story: [hero], coins: 3, potions: 1, taken: { slot: 5, tile: 'p1-c1' } });
    rich.say('tile:ann', 'place');
    expect(rich.options('pay:ann')).toEqual(['pay:coins=3', 'pay:coins=2,potions=1']);
    rich.say('pay:ann', 'pay:coins=2,potions=1').say('cell.p1-c1:ann', 'cell:0,1');
    expect(player(rich.state, 'ann').holding).toMatchObject({ combat: 1, coins: 1, potions: 1 });
    expect(rich.told('CostPaid')).toMatchObject([{ coins: 2, potions: 1, surcharge: 'potions' }]);
  });

  it('TG-PAY-19 does not use a tile’s own reward to pay for it', () => {
    // p1-t1 brings 3 Coins, and would cost 1 from the wilderness
    const play = turn({ story: [hero], taken: { slot: 4, tile: 'p1-t1' } });
    expect(play.told('TileDiscarded')).toHaveLength(1);
  });

  it('TG-PAY-16 returns replacement Potions to the supply, and no token is gained (TG-PAY-21)', () => {
    const play = turn({ story: [hero], potions: 2, taken: { slot: 1, tile: 'p1-m1' } });
    play.say('tile:ann', 'place').say('cell.p1-m1:ann', 'cell:0,1');
    expect(play.told('CostPaid')).toMatchObject([{ potions: 1, replaced: 1 }]);
    expect(player(play.state, 'ann').holding).toMatchObject({ combat: 0, potions: 1, glory: 3 });
  });

  it('TG-DSC-01 TG-DSC-03 TG-DSC-04 TG-DSC-05 TG-DSC-06 TG-DSC-07 compensates for a discard', () => {
    const play = turn({ story: [hero], coins: 3, taken: { slot: 6, tile: 'p1-c1' } });
    play.say('tile:ann', 'discard');
    expect(play.state.discards).toContain('p1-c1');
    expect(player(play.state, 'ann').holding).toMatchObject({ coins: 4, potions: 1, combat: 0 });
    expect(play.options('chest:ann')).toEqual(['chest:h1,1', 'chest:h1,2']);
    play.say('chest:ann', 'chest:h1,1');
    expect(player(play.state, 'ann').holding.glory).toBe(4);
    expect(player(play.state, 'ann').story[0]?.opened).toEqual([1]);
  });

  it('TG-DSC-02 TG-RUL-16 offers only the discard to a seat that can neither pay nor place', () => {
    const play = turn({ story: [{ ...hero, opened: [1, 2] }], taken: { slot: 1, tile: 'p3-m1' } });
    expect(play.entries).toContainEqual(
      expect.objectContaining({ type: 'Answered', choose: ['discard'], by: 'forced' }),
    );
    // the one connector that opens downwards is the Hero's, and p3-m4 lies there
    const hemmed = turn({
      story: [hero, { tile: 'p3-m4', x: 0, y: 1 }],
      combat: 4,
      magic: 2,
      taken: { slot: 1, tile: 'p3-m3' },
    });
    expect(hemmed.state.discards).toContain('p3-m3');
  });

  it('TG-KEY-10 TG-KEY-11 gives an unusable Key back', () => {
    const play = turn({ story: [{ ...hero, opened: [1, 2] }], taken: { slot: 1, tile: 'p1-t1' } });
    play.say('tile:ann', 'discard');
    expect(play.told('KeyReturned')).toEqual([
      { type: 'KeyReturned', seat: 'ann', key: { from: 'discard', tile: 'p1-t1' } },
    ]);
    expect(play.told('ChestOpened')).toEqual([]);
  });

  it('TG-RUL-30 forces the only Chest that a Key can open', () => {
    const play = turn({ story: [{ ...hero, opened: [1] }], taken: { slot: 1, tile: 'p1-t1' } });
    play.say('tile:ann', 'discard');
    expect(play.told('ChestOpened')).toMatchObject([{ tile: 'h1', chest: 2 }]);
    expect(player(play.state, 'ann').holding.coins).toBe(4);
  });

  it('TG-RWL-06 TG-RUL-10 takes the First Player token at once, and keeps the order of the phase', () => {
    const play = playFrom({
      phase: 'place',
      firstPlayer: 'cat',
      seats: {
        ann: { story: [hero], potions: 2, taken: { slot: 1, tile: 'p1-c5' } },
        cat: { story: [{ tile: 'h2' }], taken: { slot: 2, tile: 'p1-t1' } },
        dan: { story: [{ tile: 'h3' }], taken: { slot: 3, tile: 'p1-t2' } },
      },
    });
    play.say('tile:cat', 'place').say('cell.p1-t1:cat', 'cell:0,1');
    play.say('tile:dan', 'place').say('cell.p1-t2:dan', 'cell:-1,0');
    play.say('tile:ann', 'place').say('cell.p1-c5:ann', 'cell:1,0');
    expect(play.told('FirstPlayerTaken')).toMatchObject([{ seat: 'ann' }]);
    expect(play.state.firstPlayer).toBe('ann');
    expect(play.told('TurnEnded').map(({ seat }) => seat)).toEqual(['cat', 'dan', 'ann', 'bob']);
  });
});

describe('a turn with Quests', () => {
  const ann: Seat = {
    story: [hero],
    coins: 3,
    combat: 2,
    taken: { slot: 1, tile: 'p1-t1' },
    quests: ['q03', 'q05'],
  };

  it('TG-QST-05 TG-QST-12 TG-RUL-18 TG-RUL-19 adds none, one or both, whatever happens to the tile', () => {
    expect(turn(ann).options('tile:ann')).toEqual([
      'place',
      'place+q03',
      'place+q05',
      'place+q03+q05',
      'discard',
      'discard+q03',
      'discard+q05',
      'discard+q03+q05',
    ]);
  });

  it('TG-QST-07 TG-QST-09 TG-PAY-19 pays for all before any reward', () => {
    // p1-t1 would bring the 3 Coins that q05 costs
    const poor = turn({ ...ann, coins: 0 });
    expect(poor.options('tile:ann')).toEqual(['place', 'place+q03', 'discard', 'discard+q03']);
  });

  it('TG-QST-06 TG-RUL-28 places all in the order chosen, then collects', () => {
    const play = turn(ann).say('tile:ann', 'place+q05');
    expect(player(play.state, 'ann').declared).toEqual(['q05']);
    expect(play.state.quests['ann']).toEqual(['q03']);
    expect(play.told('CostPaid')).toMatchObject([{ tiles: ['p1-t1', 'q05'], coins: 3 }]);
    expect(play.options('next:ann')).toEqual(['tile:p1-t1', 'tile:q05']);
    play.say('next:ann', 'tile:q05').say('cell.q05:ann', 'cell:1,0');
    expect(player(play.state, 'ann').declared).toBeUndefined();
    expect(play.told('RewardCollected')).toEqual([]);
    play.say('cell.p1-t1:ann', 'cell:0,1');
    const types = play.entries.flatMap((e) => (e.type === 'Told' ? [e.event.type] : []));
    expect(types.slice(0, 6)).toEqual([
      'QuestsDeclared',
      'CostPaid',
      'TilePlaced',
      'TilePlaced',
      'RewardCollected',
      'TurnEnded',
    ]);
    expect(play.state.quests['ann']).toEqual(['q03']);
  });

  it('TG-QST-11 adds no surcharge for a Quest', () => {
    const wild = turn({ ...ann, coins: 3, taken: { slot: 6, tile: 'p1-t1' } });
    expect(wild.options('tile:ann')).not.toContain('place+q05');
    expect(wild.options('tile:ann')).toContain('discard+q05');
  });

  it('TG-RUL-18 compensates for the discard only after the Quest is paid and placed', () => {
    const play = turn({ ...ann, coins: 2, quests: ['q05'] });
    // 2 Coins and the Coin of the compensation would make 3
    expect(play.options('tile:ann')).toEqual(['place', 'discard']);
    const rich = turn({ ...ann, quests: ['q05'] }).say('tile:ann', 'discard+q05');
    rich.say('cell.q05:ann', 'cell:1,0').say('chest:ann', 'chest:h1,2');
    expect(player(rich.state, 'ann').holding).toMatchObject({ coins: 4, potions: 1 });
    expect(invariants(rich.state)).toEqual([]);
  });

  it('lets a Quest be placed in a round without a tile', () => {
    const { taken: _, ...without } = ann;
    const play = turn(without);
    expect(play.options('tile:ann')).toEqual([
      'nothing',
      'nothing+q03',
      'nothing+q05',
      'nothing+q03+q05',
    ]);
    play.say('tile:ann', 'nothing');
    expect(play.state.quests['ann']).toEqual(['q03', 'q05']);
  });
});

describe('the end of Tales of Glory', () => {
  it('TG-END-02 TG-END-04 TG-RUL-14 awards Majorities, shared ones whole, none at zero', () => {
    const play = playFrom(
      {
        phase: 'place',
        toPlace: [],
        round: 10,
        seats: { ann: { combat: 2, coins: 3 }, bob: { combat: 2, coins: 1, potions: 1 } },
      },
      { seats: ['ann', 'bob'] },
    );
    expect(play.told('MajorityAwarded').map(({ good, seats }) => [good, seats])).toEqual([
      ['combat', ['ann', 'bob']],
      ['coins', ['ann']],
      ['potions', ['bob']],
    ]);
    expect(player(play.state, 'ann').holding.glory).toBe(8);
    // level in Glory, Combat and Magic: Coins decide (TG-END-07)
    expect(play.state.ended).toEqual({ reason: 'rounds', winners: ['ann'] });
  });

  it('TG-END-05 TG-END-09 TG-RWL-15 TG-EX-10 scores Characters and Quests after the Majorities', () => {
    const play = playFrom(
      {
        phase: 'place',
        toPlace: [],
        round: 10,
        seats: {
          ann: {
            magic: 1,
            story: [
              hero,
              { tile: 'p1-m1', x: 0, y: 1 },
              { tile: 'p2-c1', x: 1, y: 0 },
              { tile: 'q05', x: -1, y: 0 },
            ],
          },
        },
      },
      { seats: ['ann', 'bob'], quests: true },
    );
    expect(play.told('RewardCollected').map(({ source, gains }) => [source, gains])).toEqual([
      [{ from: 'end', tile: 'p2-c1' }, { glory: 2 }],
      [{ from: 'end', tile: 'q05' }, { glory: 3 }],
    ]);
    expect(player(play.state, 'ann').holding.glory).toBe(4 + 2 + 3);
  });

  it('TG-END-08 TG-QST-10 gives nothing for closed Chests and unplaced Quests', () => {
    const play = playFrom(
      { phase: 'place', toPlace: [], round: 10, seats: { ann: { quests: ['q13'] } } },
      { seats: ['ann', 'bob'], quests: true },
    );
    expect(player(play.state, 'ann').holding.glory).toBe(0);
  });

  it('TG-RUL-15 shares the victory after all tie-breakers', () => {
    const play = playFrom({ phase: 'place', toPlace: [], round: 10 }, { seats: ['ann', 'bob'] });
    expect(play.state.ended?.winners).toEqual(['ann', 'bob']);
  });
});
