import { describe, expect, it } from 'vitest';
import {
  askAny,
  askEach,
  choose,
  leave,
  roll,
  scope,
  tell,
  together,
  waitingOn,
  type Procedure,
  type Question,
  type Table,
} from '../../shared/engine/index.ts';
import { newPlay, type Play } from '../support/play.ts';
import { say, tiny, type Words } from '../support/tiny.ts';

const question = (seat: string, key: string, ...options: readonly string[]): Question => ({
  key,
  seat,
  kind: key,
  options,
});
const hasLeft = (table: Table<Words>, seat: string) => table.state.includes(`${seat} left`);

/** Each seat pays, rolls, and tells its story; bob then opens a chest. */
function* place(table: Table<Words>, seat: string): Procedure {
  for (;;) {
    if (hasLeft(table, seat)) leave(`seat:${seat}`);
    const reply = yield* askAny([question(seat, 'pay', 'coin', 'potion', 'end')]);
    if (reply === 'changed') continue;
    const [die = 0] = yield* roll('bonus');
    yield* tell(say(`${seat} ${reply.choose[0] ?? ''} ${String(die)}`));
    if (reply.choose[0] === 'end') leave('placing');
    break;
  }
  if (seat === 'bob') yield* choose(table, () => question(seat, 'chest', 'open'));
}

const seats = ['ann', 'bob', 'cid'];
const placing = tiny(function* (table) {
  const branches = seats.map(
    (seat) => [seat, scope([`seat:${seat}`], place(table, seat))] as const,
  );
  yield* scope(['placing'], together(Object.fromEntries(branches)));
  yield* tell(say('end'));
});
const dice = { 'ann/bonus#1': [1], 'bob/bonus#1': [2], 'cid/bonus#1': [4] };
const start = () => newPlay<Words>(placing, [], dice);

describe('parallel branches', () => {
  it('give the same result whatever order the answers come in: the order changes no die', () => {
    const one = start().say('bob/pay', 'coin').say('bob/chest', 'open').say('cid/pay', 'coin');
    one.say('ann/pay', 'potion');
    const two = start().say('ann/pay', 'potion').say('cid/pay', 'coin').say('bob/pay', 'coin');
    two.say('bob/chest', 'open');
    expect(one.state).toEqual(['bob coin 2', 'cid coin 4', 'ann potion 1', 'end']);
    expect(two.state.toSorted()).toEqual(one.state.toSorted());
    const ids = (play: Play<Words>) =>
      play.entries
        .flatMap((e) => (e.type === 'Asked' ? e.questions.map(({ id }) => id) : []))
        .toSorted();
    expect(ids(two)).toEqual(ids(one));
  });

  it('let one seat be questions ahead of the others, without entries in the journal', () => {
    const play = start();
    expect(play.asked).toEqual(['ann/pay', 'bob/pay', 'cid/pay']);
    play.say('bob/pay', 'coin').say('bob/chest', 'open');
    expect(play.asked).toEqual(['ann/pay', 'cid/pay']);
    expect(play.entries.filter((e) => e.type === 'Asked')).toHaveLength(2); // all, then the chest
  });

  it('continue when one seat resigns', () => {
    const play = start().say('bob/pay', 'coin').resign('ann');
    expect(play.asked).toEqual(['cid/pay', 'bob/chest']);
    play.resign('cid');
    expect(play.asked).toEqual(['bob/chest']);
  });

  it('end with the last of several seats that leave at once', () => {
    const play = start().say('bob/pay', 'coin').say('bob/chest', 'open').resign('ann', 'cid');
    expect(play.state).toEqual(['bob coin 2', 'ann left', 'cid left', 'end']);
    expect(play.match.over).toBe(true);
  });

  it('all end when one leaves an outer scope, and their questions are closed', () => {
    const play = start().say('cid/pay', 'end');
    expect(play.state).toEqual(['cid end 4', 'end']);
    expect(play.match.over).toBe(true);
    expect(play.match.pending).toEqual([]);
  });

  it('run their `finally` blocks once each', () => {
    const closed: string[] = [];
    function* branch(seat: string): Procedure {
      try {
        yield* askAny([question(seat, 'q', 'a')]);
        leave('procedure');
      } finally {
        closed.push(seat);
      }
    }
    const game = tiny(function* () {
      yield* tell(say('end'));
      yield* together({ ann: branch('ann'), bob: branch('bob') });
    });
    const play = newPlay<Words>(game, []);
    const run = play.load();
    closed.length = 0;
    run.feed({ type: 'Answered', id: play.question('bob/q').id, seat: 'bob', choose: ['a'] });
    expect(closed.toSorted()).toEqual(['ann', 'bob']);
    expect(run.match.over).toBe(true);
  });

  it('can be nested', () => {
    const game = tiny(function* () {
      const inner = (seat: string) =>
        together({ a: askAny([question(seat, 'q', 'x')]), b: askAny([question(seat, 'q', 'x')]) });
      yield* together({ ann: inner('ann'), bob: inner('bob') });
      yield* tell(say('end'));
    });
    const play = newPlay<Words>(game, []);
    expect(play.asked).toEqual(['ann/a/q', 'ann/b/q', 'bob/a/q', 'bob/b/q']);
    play.say('ann/b/q', 'x').say('bob/a/q', 'x').say('ann/a/q', 'x').say('bob/b/q', 'x');
    expect(play.match.over).toBe(true);
  });
});

describe('a sealed answer', () => {
  const secretly = (revisable: boolean) =>
    tiny(function* (table) {
      const gather = () =>
        seats
          .filter((seat) => !hasLeft(table, seat))
          .map((seat) => ({ ...question(seat, `card:${seat}`, 'a', 'b'), sealed: true as const }));
      const answers = yield* askEach(table, gather, { revisable });
      for (const [key, [card = '']] of answers) yield* tell(say(`${key} ${card}`));
      yield* tell(say('end'));
    });

  it('is revealed in table order, not in order of arrival', () => {
    const play = newPlay<Words>(secretly(false), []);
    play.say('card:cid', 'a').say('card:ann', 'b').say('card:bob', 'a');
    expect(play.state.toSorted()).toEqual(['card:ann b', 'card:bob a', 'card:cid a', 'end']);
  });

  it('can be changed while another is pending, and its seat isn’t waited for', () => {
    const play = newPlay<Words>(secretly(true), []);
    play.say('card:ann', 'a');
    expect(play.asked).toContain('card:ann');
    expect(play.question('card:ann').answered).toBe(true);
    expect(waitingOn(play.match)).toEqual(['bob', 'cid']);
    play.say('card:ann', 'b').say('card:bob', 'a').say('card:bob', 'b').say('card:cid', 'a');
    expect(play.state).toContain('card:ann b');
    expect(play.state).toContain('card:bob b');
    expect(play.match.over).toBe(true);
    expect(play.match.pending).toEqual([]);
  });

  it('isn’t changed by an auto-response set later', () => {
    const play = newPlay<Words>(secretly(true), []);
    play.say('card:ann', 'a').orders('ann', { kind: '*', choose: ['b'] });
    play.say('card:bob', 'a').say('card:cid', 'a');
    expect(play.state).toContain('card:ann a');
  });

  it('of a seat that leaves is dropped, and the other seats continue', () => {
    const play = newPlay<Words>(secretly(true), []);
    play.say('card:ann', 'a').resign('ann');
    expect(play.asked).toEqual(['card:bob', 'card:cid']);
    play.say('card:bob', 'a').say('card:cid', 'a');
    expect(play.state).toEqual(['ann left', 'card:bob a', 'card:cid a', 'end']);
  });
});
