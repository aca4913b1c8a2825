import { describe, expect, it } from 'vitest';
import { weightOf, type Question } from '../../shared/engine/index.ts';

const question: Question = { key: 'q:ann', seat: 'ann', kind: 'go', options: ['left', 'right'] };

describe('the weight of a question', () => {
  it('is given by the game, and is a decision by default', () => {
    expect(weightOf({}, question)).toBe('DECISION');
    expect(
      weightOf({ weight: ({ kind }) => (kind === 'go' ? 'ROUTINE' : 'DECISION') }, question),
    ).toBe('ROUTINE');
  });

  it('is routine for reactions and for a single legal answer', () => {
    expect(weightOf({ reactions: ['go'] }, question)).toBe('ROUTINE');
    expect(weightOf({}, { ...question, options: ['left'] })).toBe('ROUTINE');
    expect(weightOf({}, { ...question, options: ['left'], also: ['pause'] })).toBe('DECISION');
    expect(weightOf({}, { ...question, min: 0 })).toBe('DECISION');
  });
});
