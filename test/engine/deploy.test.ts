import { describe, expect, it } from 'vitest';
import {
  askAny,
  askEach,
  beginning,
  open,
  ReplayDivergedError,
  roll,
  tell,
  type Question,
} from '../../shared/engine/index.ts';
import { printed, type Content } from '../support/little-talisman/cards.ts';
import { hero, type State } from '../support/little-talisman/state.ts';
import { laidOut, littleTalisman, type Position } from '../support/little-talisman/game.ts';
import { newPlay, throughJson, untouched, type Dice, type Play } from '../support/play.ts';
import { say, tiny, type Words } from '../support/tiny.ts';

const table = (position: Position, dice: Dice = {}) =>
  newPlay(littleTalisman(), laidOut(['ann', 'bob'], position), dice);
function deploy(play: Play<State>, content: Partial<Content>, rules = 1): void {
  const later: unknown = littleTalisman(rules, { ...printed, ...content });
  play.game = later as Play<State>['game'];
}

describe('a number on a card, changed in mid-procedure,', () => {
  it('stays what was recorded, and is counted as drift', () => {
    const play = table(
      { heroes: { ann: { space: 'crags' } }, deck: ['devil1', 'sword1', 'bag1'] },
      { 'move:ann#1': [1] },
    );
    play.say('direction:ann', 'move:clockwise');
    expect(play.load(untouched).drift).toBe(0);
    deploy(play, { devilLoss: 2 });
    const run = play.load(untouched);
    expect(run.drift).toBe(1);
    expect(hero(run.match.game, 'ann').lives).toBe(3);
    play.say('take:ann', 'take:sword1');
    expect(hero(play.state, 'ann').objects).toEqual(['sword1']);
  });
});

describe('an option of a pending question that disappears', () => {
  const atTavern = () => {
    const play = table({ heroes: { ann: { space: 'city' } } }, { 'move:ann#1': [4] });
    return play.say('direction:ann', 'move:counter');
  };

  it('is asked anew under the same id, which is stored even where the answer is refused', () => {
    const play = atTavern();
    const { id, askedAt } = play.question('tavern:ann');
    deploy(play, { tavern: ['drink', 'leave'] });
    expect(play.try('tavern:ann', ['gamble'])).toMatchObject({
      refused: 'ILLEGAL_CHOICE',
      options: ['drink', 'leave'],
    });
    expect(play.commits.at(-1)?.entries.map(({ type }) => type)).toEqual(['Reissued']);
    expect(play.question('tavern:ann')).toMatchObject({ id, askedAt, options: ['drink', 'leave'] });
    expect(play.load(untouched).fresh).toEqual([]); // asked anew once, not with every load
    play.say('tavern:ann', 'leave');
  });

  it('takes an answer that is legal still, though it was given to the question as it was', () => {
    const play = atTavern();
    const seen = { expectedVersion: play.version };
    deploy(play, { tavern: ['drink', 'leave'] });
    expect(play.try('tavern:ann', ['drink'], seen)).toBeUndefined();
    const types = play.commits.at(-1)?.entries.map(({ type }) => type);
    expect(types?.slice(0, 2)).toEqual(['Reissued', 'Answered']);
  });

  it('comes back with a deploy that is taken back', () => {
    const play = atTavern();
    deploy(play, { tavern: ['drink', 'leave'] });
    play.try('tavern:ann', ['gamble']);
    deploy(play, {});
    play.say('tavern:ann', 'gamble');
    expect(play.told('GoldGained')).toHaveLength(0); // a 3 wins nothing
  });
});

describe('a choice already made', () => {
  const gambling = () => {
    const play = table({ heroes: { ann: { space: 'city', fate: 1 } } }, { 'move:ann#1': [4] });
    play.say('fate.move:ann', 'no').say('direction:ann', 'move:counter');
    return play.say('tavern:ann', 'gamble');
  };

  it('stands although its option is gone, while the rule knows what to do with it', () => {
    const play = gambling();
    deploy(play, { tavern: ['drink', 'leave'] });
    expect(play.load(untouched).drift).toBe(1);
    play.say('fate.tavern:ann', 'no');
  });

  it('which the rule no longer knows fails closed: a named error, and nothing to store', () => {
    const play = gambling();
    const { match, since } = play.stored;
    const unknown = JSON.parse(JSON.stringify(since).replaceAll('gamble', 'darts')) as typeof since;
    play.checkpoints.push({ match, since: unknown });
    const before = play.version;
    expect(() => play.load()).toThrow(ReplayDivergedError);
    expect(() => play.say('fate.tavern:ann', 'no')).toThrow('The tavern offers no darts');
    expect(play.version).toBe(before);
  });

  it('lets the arbiter close the procedure, and the match goes on as recorded', () => {
    const play = gambling();
    const { match, since } = play.stored;
    const unknown = JSON.parse(JSON.stringify(since).replaceAll('gamble', 'darts')) as typeof since;
    play.checkpoints.push({ match, since: unknown });
    play.close();
    expect(play.asked).toEqual(['direction:bob']); // the landing is over: `next` ends the turn
    expect(hero(play.state, 'ann').fate).toBe(1);
    play.say('direction:bob', 'move:counter');
  });
});

describe('the rules integer', () => {
  it('is pinned by the open procedure: a question gained is asked from the next one on', () => {
    const play = table(
      { heroes: { bob: { space: 'city' } } },
      { 'move:ann#1': [1], 'move:bob#1': [8] },
    );
    play.say('direction:ann', 'move:clockwise');
    deploy(play, {}, 2);
    play.say('encounter:ann', 'space'); // this landing was opened under rules 1: no shop
    expect(play.asked).toEqual(['direction:bob']);
    expect(play.match.opened?.rules).toBe(2);
    play.say('direction:bob', 'move:clockwise').say('encounter:bob', 'space');
    expect(play.asked).toEqual(['shop:bob']);
  });
});

describe('today’s rules lead elsewhere', () => {
  const live = { chance: untouched, version: 1 };
  const question = (key: string, ...options: readonly string[]): Question => ({
    key,
    seat: 'ann',
    kind: 'q',
    options,
  });
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
    const now: unknown = is;
    play.game = now as Play<Words>['game'];
    return () => play.load(untouched);
  };

  it('by another question', () => {
    expect(replayed(asking('x'), asking('y'))).toThrow(ReplayDivergedError);
    expect(replayed(asking('x', 'y'), asking('x', 'z'), 'x')).toThrow(ReplayDivergedError);
  });

  it('by a question less: nothing may be told beyond the record', () => {
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

  it('by a fact of another type, another roll, another procedure, or an exception', () => {
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

  it('by another die, or by the same procedure of somebody else', () => {
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

  it('names the place, what is recorded, and what is derived; on record goes of which kind', () => {
    const play = newPlay<Words>(asking('x', 'y'), []);
    play.say('x', 'a');
    const now: unknown = asking('x', 'z');
    play.game = now as Play<Words>['game'];
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

  it('by a revision: the record says whether a pending question was revised', () => {
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
      const now: unknown = rule(is);
      play.game = now as Play<Words>['game'];
      const run = play.load(untouched);
      expect(run.fresh).toEqual([]);
      expect(run.match).toEqual(throughJson(play.match));
      play.say('y', 'a');
    }
  });
});
