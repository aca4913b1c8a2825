import * as fc from 'fast-check';

/** Few keys, so that commands meet. */
export const pk = fc.constantFrom('a', 'b', 'ä');
export const sk = fc.constantFrom('1', '10', '1\0', '2', 'x', 'x#1', 'x#2', 'é', '\u{1f3b2}', '~');
export const rank = fc.constantFrom('1', '10', '2', '2#a', 'é', '\u{1f3b2}');
export const key = fc.record({ pk, sk });

/** No two of them are the same: in which order items of one rank come is not said. */
let ranked = 0;
export const ownRank = rank.map((each) => `${each}!${String((ranked += 1))}`);

export const numbers = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(0.1, 0.2, -0.5, 1e-7, 2 ** 40, 1.5e10, 12.25),
);
export const texts = fc.constantFrom('a', 'ab', 'b', 'é', '\u{1f3b2}');
/** The reference compares bytes by the text that they may be. */
export const bytes = fc.uint8Array({ minLength: 1, maxLength: 3, max: 127 });
export const sets = fc.oneof(
  fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }).map((all) => new Set(all)),
  fc.uniqueArray(fc.constantFrom(1, 2, 0.5), { minLength: 1 }).map((all) => new Set(all)),
);
export const scalars = fc.oneof(numbers, texts, bytes, fc.boolean(), fc.constant(null));
export const values = fc.oneof(
  { weight: 6, arbitrary: scalars },
  { weight: 2, arbitrary: sets },
  { weight: 1, arbitrary: fc.array(scalars, { maxLength: 2 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('m', 'n'), scalars) },
  { weight: 1, arbitrary: fc.constant(undefined) },
);

export const attributes = ['n', 's', 'set', 'body'] as const;
/** The one attribute that is never anything but a set, or not there: of others the reference errs in their size. */
export const HELD = 'held';
/** And one that is empty, which no condition asks for. */
const BLANK = 'blank';
export const item = fc
  .tuple(
    key,
    fc.record(
      {
        ...Object.fromEntries(attributes.map((each) => [each, values])),
        [HELD]: sets,
        [BLANK]: fc.constantFrom('', new Uint8Array()),
      },
      { requiredKeys: [] },
    ),
  )
  .chain(([keys, others]) =>
    fc
      .option(fc.constantFrom('L1', 'L2'), { nil: undefined })
      .chain((list) =>
        fc
          .option(ownRank, { nil: undefined })
          .map((at) => ({ ...keys, ...others, list, rank: at })),
      ),
  );
