import * as fc from 'fast-check';
import { applyPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { diff, type Operation } from '../../shared/engine/index.ts';
import { jsonCopy } from '../support/play.ts';

/** JSON with the names and values that trip a diff up. */
const { json } = fc.letrec<{ json: unknown; list: unknown; record: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(null, true, false, 0, -1, '', 'a', 'b'),
    tie('list'),
    tie('record'),
  ),
  list: fc.array(tie('json'), { maxLength: 5 }),
  record: fc.dictionary(
    fc.constantFrom('a', 'b', '', '~', '/', '~1', 'a/b', 'm~n', '0', '-', 'toString'),
    fc.oneof(tie('json'), fc.constant(undefined)),
    { maxKeys: 5 },
  ),
}));

function patched(before: unknown, operations: readonly Operation[]): unknown {
  const document = { whole: jsonCopy({ before }).before };
  const within = operations.map((operation) => ({ ...operation, path: `/whole${operation.path}` }));
  const faults = applyPatch(document, jsonCopy(within)).filter((fault) => fault !== null);
  expect(faults).toEqual([]);
  return document.whole;
}

describe('a JSON diff', () => {
  it('turns any JSON into any other, by RFC 6902', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(patched(before, diff(before, after))).toEqual(jsonCopy({ after }).after);
      }),
      { numRuns: 3_000, seed: 4 },
    );
  });

  it('of small changes in lists turns one list into the other', () => {
    const list = fc.array(fc.constantFrom<unknown>(1, 2, { a: 1 }, [1]), { maxLength: 8 });
    fc.assert(
      fc.property(list, list, (before, after) => {
        expect(patched(before, diff(before, after))).toEqual(after);
      }),
      { numRuns: 3_000, seed: 5 },
    );
  });

  it('of equal values is empty', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(diff(value, jsonCopy({ value }).value)).toEqual([]);
      }),
      { seed: 6 },
    );
  });

  it('names only the changes', () => {
    const before = { hands: { ann: ['a', 'b', 'c'], bob: ['d'] }, gold: 1 };
    const after = { hands: { ann: ['a', 'c'], bob: ['d'] }, gold: 1, 'a/b': true };
    expect(diff(before, after)).toEqual([
      { op: 'remove', path: '/hands/ann/1' },
      { op: 'add', path: '/a~1b', value: true },
    ]);
  });

  it('ignores inherited members of objects', () => {
    expect(diff({}, { constructor: 1 })).toEqual([{ op: 'add', path: '/constructor', value: 1 }]);
    expect(diff({ valueOf: 1 }, {})).toEqual([{ op: 'remove', path: '/valueOf' }]);
    expect(patched([{}, 1], diff([{}, 1], [{ valueOf: 1 }]))).toEqual([{ valueOf: 1 }]);
  });

  it('skips parts that are equal by reference', () => {
    const shared = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('looked into');
        },
      },
    );
    expect(diff({ shared, n: 1 }, { shared, n: 2 })).toEqual([
      { op: 'replace', path: '/n', value: 2 },
    ]);
  });
});
