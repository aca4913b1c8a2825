import { describe, expect, it } from 'vitest';
import { isInvitation, newInvitation } from '../../services/matches/terms/ids.ts';

describe('the invitation of a private match', () => {
  it('is ten letters and digits, without look-alikes', () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, place) => place);
    const codes = [0, 8, 16, 22].map((from) => newInvitation(() => bytes.slice(from, from + 10)));
    expect(codes).toEqual(['0123456789', '89ABCDEFGH', 'GHJKMNPQRS', 'PQRSTVWXYZ']);
  });

  it.each([
    '1K07P2XQ9Z',
    '1k07p2xq9z',
    ' 1K07 P2XQ 9Z\n',
    '1k07-p2xq-9z',
    'lkO7p2xq9z',
    'iKo7P2xQ9z',
  ])('is accepted however it was typed: %j', (typed) => {
    expect(isInvitation(typed, '1K07P2XQ9Z')).toBe(true);
  });

  it.each(['', '1K07P2XQ9', '1K07P2XQ9Z0', '1K07P2XQ92', '１K07P2XQ9Z'])('is never %j', (typed) => {
    expect(isInvitation(typed, '1K07P2XQ9Z')).toBe(false);
    expect(isInvitation(typed, undefined)).toBe(false);
  });
});
