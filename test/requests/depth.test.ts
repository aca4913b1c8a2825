import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNestedDeeperThan, membersOf } from '../../services/platform/requests/depth.ts';
import { readJson } from '../../services/platform/requests/json.ts';

/** The levels of arrays and objects, counted in the value itself. */
const levelsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(levelsOf))
    : 0;

describe('the nesting depth of a text', () => {
  it('is that of the JSON in it, whatever its strings contain', () => {
    const strings = fc.string({ unit: fc.constantFrom('"', '\\', '[', '}', '(', '#', '\n', 'é') });
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 6 },
        strings,
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(strings, tie('tree'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(tree, fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const levels = levelsOf(value);
        expect(isNestedDeeperThan(levels, text)).toBe(false);
        if (levels > 0) expect(isNestedDeeperThan(levels - 1, text)).toBe(true);
        const members: unknown = JSON.parse(membersOf(text));
        expect(levelsOf(members)).toBeLessThanOrEqual(2);
        if (levels < 2) expect(members).toEqual(value);
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it.each([
    ['strings', '{ a(b: "[[[[", c: "\\"[[") }', 2],
    ['block strings', '{ a(b: """ [[ " \\""" [[ """) }', 2],
    ['an empty string', '{ a(b: "", c: [1]) }', 3],
    ['comments', '{ a # [[[[ "\n (b: [1]) }', 3],
    ['what comes after a text that is never closed', '{ a(b: """ [[[[', 2],
  ])('ignores brackets in a document’s %s', (_, text, levels) => {
    expect(isNestedDeeperThan(levels, text)).toBe(false);
    expect(isNestedDeeperThan(levels - 1, text)).toBe(true);
  });

  it('is counted in one pass, even if brackets are never closed', () => {
    for (const part of ['"""\n\\', '"\\', '"""', '\\"""', '"', '#"']) {
      const text = part.repeat(1_000_000 / part.length);
      expect(isNestedDeeperThan(32, text)).toBe(false);
    }
  });
});

describe('invalid JSON', () => {
  it('is read only up to its first mistake, however deep the rest is nested', () => {
    const deep = '['.repeat(50_000);
    for (const [text, mistake] of [
      [`["\n"${deep}`, 'line 1, column 2: unexpected end of string'],
      [`[/* " */${deep}`, 'line 1, column 2: invalid comment token'],
      [`["""${deep}`, 'line 1, column 4: unexpected end of string'],
      [`[#${deep}`, 'line 1, column 2: invalid symbol'],
    ] as const) {
      const read = readJson(text);
      expect(read, text.slice(0, 9)).toEqual({ fault: `The body is not JSON: ${mistake}.` });
    }
  });
});
