import fc from 'fast-check';
import { applyPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { alike, MisfitError, patched, type PatchStep } from '../../shared/client/index.ts';
import { diff } from '../../shared/engine/index.ts';

const json = fc.jsonValue({ maxDepth: 4 });
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
const keys = fc.constantFrom('a', 'b', 'a/b', 'm~n', 'toString', '0', '');
const tree = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    fc.integer(),
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(keys, tie('node'), { maxKeys: 4 }),
  ),
})).node;

describe('a patch of a view', () => {
  it('of the service gives the new value, as with a standard library', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        const steps = copy(diff(before, after)) as readonly PatchStep[];
        expect(patched(before, steps)).toEqual(after);
        const document = { in: copy(before) };
        applyPatch(
          document,
          steps.map((step) => ({ ...step, path: `/in${step.path}` })),
        );
        expect(document.in).toEqual(after);
      }),
    );
  });

  it('leaves its input unchanged, and keeps untouched parts by reference', () => {
    fc.assert(
      fc.property(tree, tree, json, (left, right, other) => {
        const before = { left, right, seats: [{ left }, { right }] };
        const kept = copy(before);
        const [first, second] = before.seats;
        const after = patched(before, [
          { op: 'replace', path: '/left', value: other },
          { op: 'add', path: '/seats/1', value: other },
        ]) as typeof before;
        expect(before).toEqual(kept);
        expect(after.right).toBe(right);
        expect([after.seats[0], after.seats[2]]).toEqual([first, second]);
        expect(after.seats[0]).toBe(first);
        expect(after.seats[2]).toBe(second);
      }),
    );
  });

  it('treats the name of a prototype’s member as data, and changes no prototype', () => {
    const value = { isAdmin: true };
    const after = patched({}, [{ op: 'add', path: '/__proto__', value }]) as object;
    expect(Object.entries(after)).toEqual([['__proto__', value]]);
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
    expect('isAdmin' in {}).toBe(false);
  });

  it.each([
    [{ op: 'remove', path: '/none' }],
    [{ op: 'replace', path: '/none/deeper', value: 1 }],
    [{ op: 'replace', path: '/list/3', value: 1 }],
    [{ op: 'add', path: '/list/4', value: 1 }],
    [{ op: 'remove', path: '/list/-1' }],
    [{ op: 'add', path: '/text/deeper', value: 1 }],
  ] as const)('is refused if it doesn’t fit: %o', (step) => {
    const document = { list: [1, 2, 3], text: 'words' };
    expect(() => patched(document, [step])).toThrow(MisfitError);
  });
});

describe('a view that is sent whole', () => {
  it('equals what was sent, and reuses the equal parts of the view before', () => {
    fc.assert(
      fc.property(tree, tree, tree, (kept, before, after) => {
        const held = { kept, other: before };
        const next = alike(held, copy({ kept, other: after })) as typeof held;
        expect(next).toEqual({ kept, other: after });
        expect(next.kept).toBe(kept);
        expect(alike(next, copy(next))).toBe(next);
      }),
    );
  });
});
