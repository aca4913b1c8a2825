import { describe, expect, it } from 'vitest';
import {
  amended,
  askEach,
  leave,
  roll,
  scope,
  tell,
  type Procedure,
  type Question,
  type Table,
} from '../../shared/engine/index.ts';
import { newPlay } from '../support/play.ts';
import { say, tiny, type Words } from '../support/tiny.ts';

const asks = (table: Table<Words>, key: string) =>
  askEach(
    table,
    () => [{ key, seat: 'ann', kind: key, options: ['on', 'leave'], also: ['drop', 'drink'] }],
    { perform: (_, action) => tell(say(action)) },
  );

const only =
  (action: string) =>
  (question: Question): Question => ({ ...question, also: [action] });

/** One question inside of another scope, one beside it, and one after both. */
const game = tiny(function* (table) {
  const inner = function* (): Procedure<number> {
    const answers = yield* asks(table, 'inner');
    if (answers.get('inner')?.[0] === 'leave') leave('outer');
    const [die = 0] = yield* roll('die');
    return die;
  };
  const outer = function* (): Procedure {
    const die = yield* amended(inner(), only('drink'));
    yield* tell(say(String(die)));
    yield* asks(table, 'outer');
  };
  yield* scope(['outer'], amended(outer(), only('drop')));
  yield* asks(table, 'after');
  yield* tell(say('end'));
});
const start = () => newPlay<Words>(game, [], { 'die#1': [4] });
type Play = ReturnType<typeof start>;
const beside = (play: Play) => play.match.pending.map(({ also }) => also);

describe('questions that a scope amends', () => {
  it('use the innermost amendment, and the outer one again after the inner scope', () => {
    const play = start();
    expect(beside(play)).toEqual([['drink']]);
    play.say('inner', 'drink').say('inner', 'on');
    expect(beside(play)).toEqual([['drop']]);
    play.say('outer', 'on');
    expect(beside(play)).toEqual([['drop', 'drink']]);
    play.say('after', 'on');
    expect(play.state).toEqual(['drink', '4', 'end']);
  });

  it('lose the inner amendment when a rule leaves the inner scope', () => {
    const play = start().say('inner', 'leave');
    expect(beside(play)).toEqual([['drop', 'drink']]);
  });
});
