import { describe, expect, it } from 'vitest';
import { argumentsOf } from './arguments.ts';

describe('the arguments of a message', () => {
  it('are found within plurals, selections and tags', () => {
    const message =
      '{seat} {count, plural, one {takes # {thing}} other {takes # of {things}}} {how, select, a {<b>{who}</b>} other {}}';
    expect(argumentsOf(message, 'en')).toEqual([
      'b',
      'count',
      'how',
      'seat',
      'thing',
      'things',
      'who',
    ]);
  });

  it('are refused if the message is malformed', () => {
    expect(() => argumentsOf('{count, plural, one {', 'en')).toThrow();
  });
});
