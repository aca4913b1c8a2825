import { describe, expect, it } from 'vitest';
import {
  askAny,
  askEach,
  isLegal,
  tell,
  type Procedure,
  type Question,
} from '../../shared/engine/index.ts';
import { newPlay } from '../support/play.ts';
import { say, tiny, type Words } from '../support/tiny.ts';

const wants = (seat: string, key: string, ...options: readonly string[]): Question => ({
  key,
  seat,
  kind: key,
  options,
});

/** Ann and bob both say where to go; ann may drop her sword first, and then this happens. */
const walking = (settle?: () => Procedure) =>
  newPlay<Words>(
    tiny(function* (table) {
      const gather = () => {
        const also = table.state.includes('sword dropped') ? [] : ['drop:sword'];
        return [
          { ...wants('ann', 'ann goes', 'on', 'back'), also },
          wants('bob', 'bob goes', 'on'),
        ];
      };
      const perform = () => tell(say('sword dropped'));
      const answers = yield* askEach(table, gather, { perform, ...(settle && { settle }) });
      yield* tell(say([...answers.values()].flat().join()));
      yield* tell(say('end'));
    }),
    [],
  );

describe('an any-time action', () => {
  it('is offered beside a question of its seat, which is then asked again', () => {
    const play = walking();
    const { id } = play.question('ann goes');
    expect(play.options('ann goes')).toEqual(['on', 'back', 'drop:sword']);
    play.say('ann goes', 'drop:sword');
    expect(play.options('ann goes')).toEqual(['on', 'back']);
    expect(play.question('ann goes').id).not.toBe(id); // answered once: this one is new
    expect(play.state).toContain('sword dropped');
  });

  it('keeps the answers that other seats gave meanwhile', () => {
    const play = walking().say('bob goes', 'on').say('ann goes', 'drop:sword');
    expect(play.asked).toEqual(['ann goes']);
    expect(play.say('ann goes', 'back').state.slice(-2)).toEqual(['on,back', 'end']);
  });

  it('can lead to a question of its own, by the rules that follow it', () => {
    const play = walking(function* () {
      const reply = yield* askAny([wants('ann', 'over', 'bag', 'bow')]);
      if (reply !== 'changed') yield* tell(say(`${reply.choose.join()} too`));
    });
    play.say('ann goes', 'drop:sword');
    expect(play.asked).toEqual(['over']);
    play.say('over', 'bow');
    expect(play.state).toContain('bow too');
    expect(play.asked).toEqual(['ann goes', 'bob goes']);
  });

  it('is chosen on its own, outside the number of options of the question', () => {
    const question: Question = {
      key: 'q',
      seat: 'ann',
      kind: 'q',
      options: ['a', 'b', 'c'],
      also: ['ditch:x'],
      min: 2,
      max: 3,
    };
    expect(isLegal(question, ['ditch:x'])).toBe(true);
    expect(isLegal(question, ['a', 'b'])).toBe(true);
    expect(isLegal(question, ['a', 'ditch:x'])).toBe(false);
    expect(isLegal(question, ['a', 'a'])).toBe(false);
    expect(isLegal(question, ['a'])).toBe(false);
    expect(isLegal({ ...question, min: 0 }, [])).toBe(true);
  });
});
