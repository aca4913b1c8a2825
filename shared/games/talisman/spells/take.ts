import { tell } from '../../../engine/index.ts';
import { choose } from '../asking.ts';
import { takeCard } from '../cards.ts';
import type { Special } from '../edition.ts';
import type { TalismanEvent } from '../events.ts';
import { lureable, takeable } from './lawful.ts';

/** Takes one Object or one gold of its choice from another. */
export const acquisition: Special = function* (table, { seat, target: from = '' }) {
  if (takeable(table, seat, from).length === 0) return;
  const chosen = yield* choose(table, seat, {
    kind: 'steal',
    about: { from: `seat:${from}` },
    options: () => takeable(table, seat, from),
    auto: true,
  });
  const whence = { seat: from };
  if (chosen === 'gold') {
    return yield* tell<TalismanEvent>({ type: 'GoldTaken', seat, amount: 1, from: whence });
  }
  yield* takeCard(table, seat, { card: chosen.slice('card:'.length), from: whence });
};

/** Takes one Follower of its choice from another (T4-CRD-11). */
export const mesmerism: Special = function* (table, { seat, target: from = '' }) {
  if (lureable(table, seat, from).length === 0) return;
  const chosen = yield* choose(table, seat, {
    kind: 'follower',
    about: { from: `seat:${from}` },
    options: () => lureable(table, seat, from).map((card) => `card:${card}`),
    auto: true,
  });
  yield* takeCard(table, seat, { card: chosen.slice('card:'.length), from: { seat: from } });
};
