import { describe, expect, it } from 'vitest';
import {
  answer,
  askAny,
  askEach,
  beginning,
  BrokenRuleError,
  fold,
  leave,
  open,
  roll,
  RunawayProcedureError,
  scope,
  start,
  tell,
  type Procedure,
  type Question,
} from '../../shared/engine/index.ts';
import { newPlay, noDice } from '../support/play.ts';
import { say, tiny, type Words } from '../support/tiny.ts';

const question = (key: string, ...options: readonly string[]): Question => ({
  key,
  seat: 'ann',
  kind: 'q',
  options,
});
const playing = (rule: () => Procedure) => newPlay<Words>(tiny(rule), []);

describe('1: state that comes from events, not from running rules again', () => {
  it('is folded from a journal whose rules are long gone', () => {
    const play = playing(function* () {
      yield* tell(say('hello'));
      yield* askAny([question('x', 'a')]);
    });
    const { evolve } = play.game;
    const gone = { id: 'tiny', rules: 9, evolve, next: () => undefined, procedures: {} };
    const match = fold(gone, beginning<Words>([]), play.entries);
    expect(match.game).toEqual(['hello']);
    expect(match.pending.map(({ key }) => key)).toEqual(['x']);
  });

  it('refuses an unknown note of a newer release, and folds nothing after it', () => {
    const game = tiny(() => tell(say('hello')));
    const newer = { type: 'Noted', wakes: false, note: { type: 'Dimmed' } };
    expect(() => fold(game, beginning<Words>([]), [newer as never])).toThrow('"Dimmed"');
  });
});

describe('2: chance is recorded as values', () => {
  it('under a key that is unique in the match, and a replay rolls nothing', () => {
    const play = playing(function* () {
      yield* roll('attack');
      yield* roll('attack', 2, 4);
      yield* askAny([question('x', 'a')]);
    });
    expect(play.entries.filter((e) => e.type === 'Rolled')).toEqual([
      { type: 'Rolled', key: '0.1/attack#1', sides: [6], values: [3] },
      { type: 'Rolled', key: '0.1/attack#2', sides: [4, 4], values: [3, 3] },
    ]);
    expect(play.load(noDice).match).toEqual(play.match);
  });
});

describe('3: pending questions are state, reconciled by key', () => {
  it('an unchanged question keeps its id and adds no entry, however often it is asked', () => {
    const play = playing(function* () {
      for (let n = 1; n < 4; n += 1) {
        yield* askAny([question(`x${String(n)}`, 'a'), { ...question('y', 'a'), seat: 'bob' }]);
      }
      yield* tell(say('end'));
    });
    const { id } = play.question('y');
    play.say('x1', 'a').say('x2', 'a');
    expect(play.question('y').id).toBe(id);
    const asked = play.entries.flatMap((e) => (e.type === 'Asked' ? [e.questions.length] : []));
    expect(asked).toEqual([2, 1, 1]);
  });

  it('a question that is asked again after its answer has a new id', () => {
    const play = playing(function* () {
      yield* askAny([question('x', 'a')]);
      yield* askAny([question('x', 'a')]);
    });
    expect(play.question('x').id).toBe('0.1/?x#1');
    play.say('x', 'a');
    expect(play.question('x').id).toBe('0.1/?x#2');
  });

  it('a revised question keeps its id and records its revision; one no longer asked is withdrawn', () => {
    const play = playing(function* () {
      yield* askAny([
        question('x', 'a'),
        { ...question('y', 'a', 'b'), seat: 'bob' },
        question('z', 'a'),
      ]);
      yield* askAny([{ ...question('y', 'a'), seat: 'bob' }]);
    });
    const { id } = play.question('y');
    play.say('x', 'a');
    expect(play.match.pending).toEqual([
      { key: 'y', seat: 'bob', kind: 'q', options: ['a'], id, askedAt: 2 },
    ]);
    expect(play.entries).toContainEqual({ type: 'Withdrawn', ids: ['0.1/?z#1'] });
  });

  it('a seat that answers another seat’s question gets the refusal of an unknown id', () => {
    const play = playing(() => askAny([question('x', 'a')]) as unknown as Procedure);
    const run = play.load();
    const { id } = play.question('x');
    const choose = ['a'];
    const never = { refused: 'NO_SUCH_QUESTION' };
    expect(answer(run, { id, seat: 'bob', choose })).toEqual(never);
    expect(answer(run, { id, seat: 'bob', choose, expectedVersion: 0 })).toEqual(never);
    expect(answer(run, { id: 'x', seat: 'ann', choose })).toEqual(never);
    expect(run.fresh).toEqual([]);
  });
});

describe('4: a match is a sequence of procedures', () => {
  it('a checkpoint holds only one procedure, however long the match is', () => {
    const play = newPlay<Words>(
      tiny(function* () {
        yield* askAny([question('x', 'a')]);
        yield* tell(say('turn'));
      }),
      [],
    );
    for (let turn = 0; turn < 20; turn += 1) play.say('x', 'a');
    expect(play.match.ordinal).toBe(21);
    expect(play.stored.since).toHaveLength(1);
    expect(play.stored.match.game).toHaveLength(20);
  });
});

describe('7: leaving a scope', () => {
  it('ends everything inside the scope, and runs its `finally` blocks', () => {
    const told: string[] = [];
    const play = playing(function* () {
      function* inner(): Procedure {
        try {
          yield* tell(say('in'));
          leave('here');
        } finally {
          told.push('finally');
        }
      }
      const stayed = yield* scope(['here'], scope(['elsewhere'], inner()));
      yield* tell(say(stayed ? 'stayed' : 'left'));
      yield* askAny([question('x', 'a')]);
    });
    expect(play.state).toEqual(['in', 'left']);
    expect(told).toContain('finally');
  });

  it('runs `finally` blocks also when an arbiter closes the procedure', () => {
    const told: string[] = [];
    const game = tiny(
      function* () {
        try {
          yield* askAny([question('x', 'a')]);
        } finally {
          told.push('closed');
        }
      },
      { next: (words) => (words.length === 0 ? { name: 'play' } : undefined) },
    );
    const live = { chance: noDice, version: 0 };
    const run = open(game, { match: beginning<Words>([]), since: [] }, live);
    run.feed({ type: 'Noted', wakes: false, note: { type: 'ProcedureClosed', reason: '' } });
    expect(told).toEqual(['closed']);
    expect(run.match.pending.map(({ id }) => id)).toEqual(['0.2/?x#1']);
  });

  it('throws a broken rule for a scope that isn’t open, unless another is named instead', () => {
    expect(() =>
      playing(function* () {
        yield* tell(say('in'));
        leave('nowhere');
      }),
    ).toThrow(BrokenRuleError);
    const play = playing(function* () {
      yield* tell(say('end'));
      leave('nowhere', 'procedure');
    });
    expect(play.match.over).toBe(true);
  });
});

describe('8: automatic answers at the live edge', () => {
  it('a forced question is answered at once, and recorded as forced', () => {
    const play = playing(function* () {
      yield* askAny([{ ...question('x', 'a'), auto: true }]);
      yield* askAny([question('y', 'a')]);
    });
    expect(play.asked).toEqual(['y']);
    expect(play.entries).toContainEqual({
      type: 'Answered',
      id: '0.1/?x#1',
      seat: 'ann',
      choose: ['a'],
      by: 'forced',
    });
  });

  it('a question with more than one legal answer, or with an any-time action, is not forced', () => {
    const play = playing(function* () {
      const auto = true;
      yield* askAny([
        { ...question('x', 'a', 'b'), auto },
        { ...question('y', 'a'), also: ['ditch:b'], auto },
        { ...question('z', 'a'), min: 0, auto },
        { ...question('w', 'a', 'b'), min: 2, max: 2, auto: true },
      ]);
      yield* tell(say('end'));
    });
    expect(play.match.over).toBe(true); // both of w had to be taken
  });

  it('orders that answer one another in circles are stopped', () => {
    const circle = tiny(function* () {
      for (;;) yield* askAny([{ ...question('x', 'a'), auto: true }]);
    });
    expect(() => start(circle, beginning<Words>([]), { chance: noDice, version: 0 })).toThrow(
      BrokenRuleError,
    );
  });
});

describe('a broken rule throws a named error and stores nothing', () => {
  const failing = (rule: () => Procedure) => () => playing(rule);

  it('if it asks one key twice at once', () => {
    expect(failing(() => askAny([question('x', 'a'), question('x', 'b')]) as never)).toThrow(
      'The key x is asked twice at once.',
    );
  });

  it('if it asks no seat, or a question without a legal answer', () => {
    expect(failing(() => askAny([]) as never)).toThrow('has no question');
    expect(failing(() => askAny([question('x')]) as never)).toThrow('x has no legal answer');
    expect(failing(() => askAny([{ ...question('x'), min: 0 }]) as never)).not.toThrow();
  });

  it('if it runs on without a question', () => {
    const deaf = { evolve: (words: Words) => words };
    const endless = tiny(function* () {
      for (;;) yield* tell(say('and'));
    }, deaf);
    const endlessly = tiny(function* () {
      yield* tell(say('and'));
    }, deaf); // procedure upon procedure, and no seat is asked
    for (const game of [endless, endlessly]) {
      expect(() => newPlay<Words>(game, [])).toThrow(RunawayProcedureError);
    }
  });

  it('if it throws at the live edge', () => {
    const play = playing(function* () {
      yield* askAny([question('x', 'a')]);
      throw new Error('a bug');
    });
    expect(() => play.say('x', 'a')).toThrow('a bug');
    expect(play.version).toBe(1);
    expect(play.load(noDice).match).toEqual(play.match);
  });
});

describe('asking each seat', () => {
  it('collects questions again only after the state has changed', () => {
    let gathered = 0;
    const game = tiny(function* (table) {
      yield* askEach(table, () => {
        gathered += 1;
        return ['ann', 'bob', 'cid'].map((seat) => ({ ...question(`x:${seat}`, 'a'), seat }));
      });
      yield* tell(say('end'));
    });
    const run = start(game, beginning<Words>([]), { chance: noDice, version: 0 });
    for (const { id, seat } of run.match.pending) answer(run, { id, seat, choose: ['a'] });
    expect(run.match.over).toBe(true);
    expect(gathered).toBe(1);
  });
});
