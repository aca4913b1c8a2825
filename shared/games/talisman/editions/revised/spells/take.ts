import { choose } from '../../../asking/asking.ts';
import type { Special } from '../../../edition.ts';
import { takeFrom } from '../../../fight/take.ts';
import { lureable, takeable } from '../../../spells/lawful.ts';

/** Takes one Object or one gold of its choice from another, unless that one leaves meanwhile. */
export const acquisition: Special = function* (table, { seat, target: from = '' }) {
  if (takeable(table, seat, from).length === 0) return;
  const option = yield* choose(table, seat, {
    kind: 'steal',
    about: { from: `seat:${from}` },
    options: () => takeable(table, seat, from),
    auto: true,
  });
  if (!takeable(table, seat, from).includes(option)) return;
  yield* takeFrom(table, { seat, other: from, option });
};

/** Takes one Follower of its choice from another (T4-CRD-11). */
export const mesmerism: Special = function* (table, { seat, target: from = '' }) {
  if (lureable(table, seat, from).length === 0) return;
  const options = (): readonly string[] =>
    lureable(table, seat, from).map((card) => `card:${card}`);
  const about = { from: `seat:${from}` };
  const option = yield* choose(table, seat, { kind: 'follower', about, options, auto: true });
  if (!options().includes(option)) return;
  yield* takeFrom(table, { seat, other: from, option });
};
