import { describe, expect, it } from 'vitest';
import { invariants } from '../../../shared/games/tales-of-glory/invariants.ts';
import { player } from '../../../shared/games/tales-of-glory/state.ts';
import { four, playFrom, playNew, type Draft } from './support.ts';

const slots = (...taken: readonly (number | undefined)[]): NonNullable<Draft['seats']> =>
  Object.fromEntries(
    taken.map((slot, i) => [
      four[i] ?? '',
      slot === undefined ? {} : { taken: { slot, tile: `p1-m${String(i + 1)}` } },
    ]),
  );

describe('setup', () => {
  it('TG-SET-05 TG-SET-15 puts two tiles away and fills six slots for two players', () => {
    const { state } = playNew({ seats: ['ann', 'bob'] });
    expect(state.board.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(state.stacks.period1).toHaveLength(18 - 2 - 6);
    expect(invariants(state)).toEqual([]);
  });

  it('TG-SET-06 TG-SET-08 fills eight slots for four players and puts nothing away', () => {
    const { state } = playNew();
    expect(state.board).toHaveLength(8);
    expect(state.stacks.period1).toHaveLength(10);
  });

  it('TG-SET-10 TG-SET-11 TG-SET-13 TG-SET-14 TG-EX-01 deals a Hero with its reward, Chests apart', () => {
    const { state } = playNew();
    const shaman = four.find((seat) => player(state, seat).story[0]?.tile === 'h2');
    expect(player(state, shaman ?? '').holding).toEqual({
      combat: 0,
      magic: 0,
      coins: 4,
      potions: 7,
      glory: 0,
    });
    expect(state.stacks.heroes).toEqual([]);
    expect(state.box.filter((id) => id.startsWith('h'))).toHaveLength(1);
  });

  it('TG-SET-16 TG-RUL-22 draws the First Player', () => {
    expect(playNew({}, { 'firstPlayer#1': [2] }).state.firstPlayer).toBe('bob');
  });

  it('TG-SET-03 TG-RUL-25 leaves Quests in the box unless they are played', () => {
    expect(playNew().state.box.filter((id) => id.startsWith('q'))).toHaveLength(16);
  });

  it('TG-QST-02 TG-QST-03 TG-RUL-27 deals three Quests, of which all keep two at the same time', () => {
    const play = playNew({ seats: ['ann', 'bob'], quests: true }, { 'firstPlayer#1': [1] });
    expect(play.asked).toEqual(['keepQuests:ann', 'keepQuests:bob']);
    expect(play.question('keepQuests:ann')).toMatchObject({ min: 2, max: 2, sealed: true });
    const [first = '', second = '', third = ''] = play.options('keepQuests:bob');
    play.say('keepQuests:bob', first, third);
    expect(play.state.quests['bob']).toHaveLength(3);
    play.say('keepQuests:ann', ...play.options('keepQuests:ann').slice(0, 2));
    expect(play.state.quests['bob']?.map((id) => `tile:${id}`)).toEqual([first, third]);
    expect(play.state.box.map((id) => `tile:${id}`)).toContain(second);
    expect(play.state.round).toBe(1);
  });
});

describe('obtaining tiles', () => {
  it('TG-SEL-01 TG-SEL-03 keeps every choice secret until all have chosen', () => {
    const play = playFrom({});
    expect(play.asked).toHaveLength(4);
    for (const seat of ['dan', 'ann', 'cat']) play.say(`select:${seat}`, 'slot:1');
    expect(play.state.cards).toEqual({});
    expect(play.question('select:bob').sealed).toBe(true);
    play.say('select:bob', 'slot:2');
    expect(play.state.cards).toEqual({ ann: 1, bob: 2, cat: 1, dan: 1 });
  });

  it('TG-RUL-12 offers six cards to two players', () => {
    const play = playFrom({}, { seats: ['ann', 'bob'] });
    expect(play.options('select:ann')).toHaveLength(6);
  });

  it('TG-SEL-04 TG-SEL-05 TG-SEL-08 TG-EX-02 TG-EX-03 TG-EX-04 plays the example round', () => {
    const play = playFrom({ firstPlayer: 'ann' });
    // table order: ann, bob, cat, dan
    play.say('select:ann', 'slot:3').say('select:bob', 'slot:3');
    play.say('select:cat', 'slot:4').say('select:dan', 'slot:3');
    expect(play.told('TileTaken').map(({ seat, slot }) => [seat, slot])).toEqual([
      ['ann', 3],
      ['cat', 4],
    ]);
    expect(play.asked).toEqual(['catchUp:bob']);
    expect(play.options('catchUp:bob')).toEqual([
      'slot:1',
      'slot:2',
      'slot:5',
      'slot:6',
      'slot:7',
      'slot:8',
    ]);
    play.say('catchUp:bob', 'slot:2').say('catchUp:dan', 'slot:7');
    expect(play.told('FirstPlayerChanged')).toEqual([
      { type: 'FirstPlayerChanged', seat: 'bob', slot: 2 },
    ]);
  });

  it('TG-SEL-10 gives a tile wanted by all to the First Player', () => {
    const play = playFrom({ firstPlayer: 'cat' });
    for (const seat of four) play.say(`select:${seat}`, 'slot:8');
    expect(player(play.state, 'cat').taken?.slot).toBe(8);
    expect(play.asked).toEqual(['catchUp:dan']);
  });

  it('TG-SEL-06 lets the same card be played in the next round', () => {
    const play = playFrom({ phase: 'place', toPlace: [], round: 3 });
    expect(play.state.round).toBe(4);
    expect(play.options('select:ann')).toHaveLength(8);
  });
});

describe('the change of First Player', () => {
  it('TG-FPT-02 TG-FPT-03 TG-FPT-04 follows the lowest slot taken', () => {
    const play = playFrom({ phase: 'catchUp', firstPlayer: 'ann', seats: slots(4, 2, 8, 5) });
    expect(play.told('FirstPlayerChanged')).toMatchObject([{ seat: 'bob', slot: 2 }]);
  });

  it('TG-FPT-05 TG-EX-04 skips the holder', () => {
    const play = playFrom({ phase: 'catchUp', firstPlayer: 'ann', seats: slots(1, 8, 5, 3) });
    expect(play.told('FirstPlayerChanged')).toMatchObject([{ seat: 'dan', slot: 3, second: true }]);
  });

  it('TG-FPT-06 TG-RND-05 makes the new holder first in placing, then clockwise', () => {
    const play = playFrom({ phase: 'catchUp', firstPlayer: 'ann', seats: slots(1, 8, 2, 3) });
    expect(play.told('PlacingBegan')).toMatchObject([{ order: ['cat', 'dan', 'ann', 'bob'] }]);
  });
});

describe('preparing the next round', () => {
  const left = { 3: 'p1-m1', 5: 'p1-m2', 6: 'p1-m3', 8: 'p1-m4' };

  it('TG-REF-01 TG-REF-02 TG-REF-04 TG-REF-05 TG-EX-15 plays the example', () => {
    const play = playFrom({ phase: 'place', toPlace: [], round: 1, board: left });
    const { board, discards } = play.state;
    expect(discards).toEqual(['p1-m1']);
    expect(board.slice(0, 3)).toEqual([
      { slot: 1, tile: 'p1-m2' },
      { slot: 2, tile: 'p1-m3' },
      { slot: 3, tile: 'p1-m4' },
    ]);
    expect(board.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(play.told('TilesLaidOut')[0]?.['tiles']).toHaveLength(5);
  });

  it('TG-SET-09 discards three for two players, two for three, none for five', () => {
    const board = { 1: 'p1-m1', 3: 'p1-m2', 5: 'p1-m3', 6: 'p1-m4' };
    const discards = (seats: readonly string[]) =>
      playFrom({ phase: 'place', toPlace: [], round: 1, board }, { seats }).state.discards;
    expect(discards(['ann', 'bob'])).toEqual(['p1-m1', 'p1-m2', 'p1-m3']);
    expect(discards(['ann', 'bob', 'cat'])).toEqual(['p1-m1', 'p1-m2']);
    expect(discards([...four, 'eve'])).toEqual([]);
  });

  it('TG-REF-06 draws on from the next period within one refill', () => {
    const play = playFrom({
      phase: 'place',
      toPlace: [],
      round: 3,
      board: left,
      stacks: { period1: ['p1-t1', 'p1-t2'], period2: ['p2-m1', 'p2-m2', 'p2-m3', 'p2-m4'] },
    });
    const drawn = play.state.board.slice(3).map(({ tile }) => tile);
    expect(drawn.toSorted()).toEqual(['p1-t1', 'p1-t2', 'p2-m1', 'p2-m2', 'p2-m3']);
    expect(play.state.stacks.period2).toEqual(['p2-m4']);
    expect(invariants(play.state)).toEqual([]);
  });

  it('TG-REF-07 puts the tiles drawn on the free slots at random', () => {
    const drawn = { period1: ['p1-t1', 'p1-t2', 'p1-t3', 'p1-t4', 'p1-c1'] };
    const play = playFrom(
      { phase: 'place', toPlace: [], round: 1, board: left, stacks: drawn },
      {},
      { 'slots#1': [5, 1, 1, 1] },
    );
    expect(play.state.board.slice(3).map(({ tile }) => tile)).toEqual([
      'p1-c1',
      'p1-t1',
      'p1-t2',
      'p1-t3',
      'p1-t4',
    ]);
  });

  it('TG-REF-11 TG-RND-01 prepares no round after the tenth', () => {
    const play = playFrom({ phase: 'place', toPlace: [], round: 10, board: left });
    expect(play.match.over).toBe(true);
    expect(play.state.round).toBe(10);
    expect(play.told('TilesLaidOut')).toEqual([]);
  });
});
