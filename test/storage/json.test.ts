import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compress, decompress } from '../../services/platform/storage/table/json.ts';

it('JSON is unpacked as it was packed, whatever the text and however long', () => {
  const text = fc.string({ unit: 'binary', maxLength: 2_000, size: 'max' });
  const json = fc.oneof(fc.jsonValue(), text, fc.array(text), fc.constant('\ud800 alone'));
  const law = fc.property(json, (value) => {
    expect(decompress(compress(value))).toEqual(JSON.parse(JSON.stringify(value)));
  });
  fc.assert(law, { numRuns: 200, seed: 1 });
});

it('short JSON stays readable, and longer JSON is compressed', () => {
  expect(compress({ a: 1 })).toBe('{"a":1}');
  const entries = Array.from({ length: 40 }, (_, seat) => ({ type: 'TileTaken', seat }));
  const plain = JSON.stringify(entries).length;
  const packed = compress(entries);
  expect(packed).toBeInstanceOf(Uint8Array);
  expect(packed.length).toBeLessThan(plain / 4);
});

it('a text that compression would lengthen is left unchanged', () => {
  let seed = 1;
  const noise = Array.from({ length: 300 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 90));
  }).join('');
  expect(String(compress(noise)).length).toBeLessThanOrEqual(JSON.stringify(noise).length);
  expect(decompress(compress(noise))).toBe(noise);
});

it('a text that isn’t JSON is refused, and so is an unknown format', () => {
  expect(() => compress(undefined)).toThrow(/not JSON/);
  expect(() => decompress(Uint8Array.of(9, 1, 2))).toThrow(/format "9"/);
});
