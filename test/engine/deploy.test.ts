import { describe, expect, it } from 'vitest';
import {
  askAny,
  askEach,
  beginning,
  choose,
  open,
  ReplayDivergedError,
  roll,
  tell,
  type Procedure,
  type Question,
} from '../../shared/engine/index.ts';
import { newPlay, jsonCopy, noDice, type Play } from '../support/play.ts';
import { laidOut, skirmish } from '../support/skirmish/game.ts';
import { say, tiny, type Words } from '../support/tiny.ts';

const question = (key: string, ...options: readonly string[]): Question => ({
  key,
  seat: 'ann',
  kind: 'q',
  options,
});
function deploy<S>(play: Play<S>, later: unknown): void {
  play.game = later as Play<S>['game'];
}

/**
 * A game of one visit: the visitor of the tavern chooses among its offers; since the second rules
 * there is a shop, too.
 */
const tavern = (offers: readonly string[] = ['drink', 'gamble', 'leave'], rules = 1) =>
  tiny(
    function* (table) {
      const chosen = yield* choose(table, () => question('tavern', ...offers));
      if (chosen === 'gamble') yield* gamble();
      else if (chosen !== 'leave' && chosen !== 'drink')
        throw new Error(`The tavern offers no ${chosen}.`);
      if (table.rules >= 2) yield* askAny([question('shop', 'buy', 'leave')]);
      yield* tell(say('left the tavern'));
    },
    { rules },
  );
function* gamble(): Procedure {
  const [die = 0] = yield* roll('gamble');
  yield* askAny([question('again', 'no')]);
  yield* tell(say(`gambled ${String(die)}`));
}
const dry = tavern(['drink', 'leave']);
const atTavern = () => newPlay<Words>(tavern(), []);

describe('a number of a card that changes in mid-procedure', () => {
  it('keeps its recorded value, and counts as drift', () => {
    const play = newPlay(skirmish(), laidOut(['ann', 'bob'])).say('act:ann', 'rest');
    expect(play.load(noDice).drift).toBe(0);
    deploy(play, skirmish(2));
    const run = play.load(noDice);
    expect(run.drift).toBe(1);
    expect(run.match.game.lives['ann']).toBe(4);
    play.say('done:ann', 'done').say('act:bob', 'rest');
    expect(play.state.lives).toEqual({ ann: 4, bob: 5 });
  });
});

describe('an option that a deploy removes from a pending question', () => {
  it('is removed under the same question id, also when its answer is refused', () => {
    const play = atTavern();
    const { id, askedAt } = play.question('tavern');
    deploy(play, dry);
    expect(play.try('tavern', ['gamble'])).toMatchObject({
      refused: 'ILLEGAL_CHOICE',
      options: ['drink', 'leave'],
    });
    expect(play.commits.at(-1)?.entries.map(({ type }) => type)).toEqual(['Reissued']);
    expect(play.question('tavern')).toMatchObject({ id, askedAt, options: ['drink', 'leave'] });
    expect(play.load(noDice).fresh).toEqual([]); // repeated once, not with every load
    expect(play.say('tavern', 'leave').state).toEqual(['left the tavern']);
  });

  it('doesn’t invalidate an answer that is still legal, though it was given to the old question', () => {
    const play = atTavern();
    const seen = { expectedVersion: play.version };
    deploy(play, dry);
    expect(play.try('tavern', ['drink'], seen)).toBeUndefined();
    const types = play.commits.at(-1)?.entries.map(({ type }) => type);
    expect(types?.slice(0, 2)).toEqual(['Reissued', 'Answered']);
  });

  it('returns when the deploy is rolled back', () => {
    const play = atTavern();
    deploy(play, dry);
    play.try('tavern', ['gamble']);
    deploy(play, tavern());
    expect(play.say('tavern', 'gamble').asked).toEqual(['again']);
  });
});

describe('an answer that was given before a deploy', () => {
  const gambling = () => atTavern().say('tavern', 'gamble');
  /** The choice was one that no rule knows any more. */
  const ofDarts = (play: Play<Words>) => {
    const { match, since } = play.stored;
    const unknown = JSON.parse(
      JSON.stringify(since).replace('"choose":["gamble"]', '"choose":["darts"]'),
    ) as typeof since;
    play.checkpoints.push({ match, since: unknown });
    return play;
  };

  it('remains valid though its option was removed, if the rule can resolve it', () => {
    const play = gambling();
    deploy(play, dry);
    expect(play.load(noDice).drift).toBe(1);
    expect(play.say('again', 'no').state).toEqual(['gambled 3', 'left the tavern']);
  });

  it('throws a named error and stores nothing if the rule can’t resolve it', () => {
    const play = ofDarts(gambling());
    const before = play.version;
    expect(() => play.load()).toThrow(ReplayDivergedError);
    expect(() => play.say('again', 'no')).toThrow('The tavern offers no darts');
    expect(play.version).toBe(before);
  });

  it('lets an arbiter close the procedure, and the match continues as recorded', () => {
    const play = ofDarts(gambling()).close();
    expect(play.state).toEqual([]);
    expect(play.question('tavern').id).toBe('0.2/?tavern#1'); // of the next procedure
    expect(play.say('tavern', 'drink').state).toEqual(['left the tavern']);
  });
});

describe('the rules integer', () => {
  it('is pinned by the open procedure: a new question is asked from the next one on', () => {
    const play = atTavern();
    deploy(play, tavern(undefined, 2));
    play.say('tavern', 'drink'); // this procedure was opened under rules 1: no shop
    expect(play.state).toEqual(['left the tavern']);
    expect(play.match.opened?.rules).toBe(2);
    expect(play.say('tavern', 'drink').asked).toEqual(['shop']);
  });
});

describe('a replay under changed rules diverges', () => {
  const live = { chance: noDice, version: 1 };
  const asking = (...keys: readonly string[]) =>
    tiny(function* () {
      for (const key of keys) yield* askAny([question(key, 'a', 'b')]);
      yield* tell(say('end'));
    });
  const replayed = (
    was: ReturnType<typeof tiny>,
    is: ReturnType<typeof tiny>,
    ...said: string[]
  ) => {
    const play = newPlay<Words>(was, []);
    for (const key of said) play.say(key, 'a');
    deploy(play, is);
    return () => play.load(noDice);
  };

  it('at another question', () => {
    expect(replayed(asking('x'), asking('y'))).toThrow(ReplayDivergedError);
    expect(replayed(asking('x', 'y'), asking('x', 'z'), 'x')).toThrow(ReplayDivergedError);
  });

  it('at a missing question: no fact may follow the recorded ones', () => {
    const waits = tiny(function* (table) {
      yield* askEach(table, () => [question('x', 'a'), { ...question('y', 'a'), seat: 'bob' }]);
      yield* tell(say('end'));
    });
    const hurries = tiny(function* (table) {
      yield* askEach(table, () => [question('x', 'a'), { ...question('y', 'a'), seat: 'bob' }], {
        done: (answers) => answers.size > 0,
      });
      yield* tell(say('end'));
    });
    expect(replayed(waits, hurries, 'x')).toThrow(ReplayDivergedError);
  });

  it('at a fact of another type, another roll, another procedure, or an exception', () => {
    const first = tiny(function* () {
      yield* tell(say('hello'));
      yield* askAny([question('x', 'a')]);
    });
    const other = tiny(function* () {
      yield* tell({ type: 'Sung' });
      yield* askAny([question('x', 'a')]);
    });
    const broken = tiny(function* () {
      yield* tell(say('hello'));
      throw new Error('no card by that name');
    });
    const renamed = { ...first, next: () => ({ name: 'other' }), procedures: {} };
    expect(replayed(first, other)).toThrow(ReplayDivergedError);
    expect(replayed(first, broken)).toThrow('no card by that name');
    expect(replayed(first, broken)).toThrow(ReplayDivergedError);
    expect(replayed(first, renamed)).toThrow(ReplayDivergedError);
  });

  it('at another die, or at the same procedure of another seat', () => {
    const rolling = (sides: number) =>
      tiny(function* () {
        yield* roll('x', 1, sides);
        yield* askAny([question('x', 'a')]);
      });
    const of = (seat: string) => ({
      ...asking('x'),
      next: (words: Words) => ({ name: 'play', args: { seat, turn: words.length } }),
    });
    expect(replayed(rolling(6), rolling(6))).not.toThrow();
    expect(replayed(rolling(6), rolling(4))).toThrow(ReplayDivergedError);
    const { entries } = newPlay<Words>(of('ann'), []);
    const whole = (seat: string) => () =>
      open(of(seat), { match: beginning<Words>([]), since: entries }, live);
    expect(whole('ann')).not.toThrow();
    expect(whole('bob')).toThrow(ReplayDivergedError);
  });

  it('with an error that names the entry and both values; logs get only their types', () => {
    const play = newPlay<Words>(asking('x', 'y'), []);
    play.say('x', 'a');
    deploy(play, asking('x', 'z'));
    try {
      play.load();
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({
        name: 'ReplayDivergedError',
        message: 'Replay diverged at entry 2: recorded Asked, derived Asked.',
        at: 2,
        recorded: { type: 'Asked' },
        derived: { type: 'Asked' },
      });
    }
  });

  it('at a revision: the record holds whether a pending question was revised', () => {
    const bobs = (options: readonly string[]): Question => ({
      ...question('y', ...options),
      seat: 'bob',
    });
    const rule = (revises: boolean) =>
      tiny(function* (table) {
        yield* askAny([question('x', 'a'), bobs(['a', 'b'])]);
        yield* tell(say('once'));
        yield* askAny([question('z', 'a'), bobs(revises ? ['a'] : ['a', 'b'])]);
        yield* askAny([question('w', 'a'), bobs(table.state.length > 0 ? ['a'] : ['b'])]);
      });
    for (const [was, is] of [[true, false] as const, [false, true] as const]) {
      const play = newPlay<Words>(rule(was), []);
      play.say('x', 'a').say('z', 'a');
      deploy(play, rule(is));
      const run = play.load(noDice);
      expect(run.fresh).toEqual([]);
      expect(run.match).toEqual(jsonCopy(play.match));
      play.say('y', 'a');
    }
  });
});
