import { choose } from '../asking.ts';
import type { Special } from '../edition.ts';
import { takeFrom } from '../fight/take.ts';
import { lureable, takeable } from './lawful.ts';

/** Takes one Object or one gold of its choice from another. */
export const acquisition: Special = function* (table, { seat, target: from = '' }) {
  if (takeable(table, seat, from).length === 0) return;
  const option = yield* choose(table, seat, {
    kind: 'steal',
    about: { from: `seat:${from}` },
    options: () => takeable(table, seat, from),
    auto: true,
  });
  yield* takeFrom(table, { seat, other: from, option });
};

/** Takes one Follower of its choice from another (T4-CRD-11). */
export const mesmerism: Special = function* (table, { seat, target: from = '' }) {
  if (lureable(table, seat, from).length === 0) return;
  const option = yield* choose(table, seat, {
    kind: 'follower',
    about: { from: `seat:${from}` },
    options: () => lureable(table, seat, from).map((card) => `card:${card}`),
    auto: true,
  });
  yield* takeFrom(table, { seat, other: from, option });
};
