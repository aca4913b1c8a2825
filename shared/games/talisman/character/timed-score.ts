import type { Seat } from '../../../engine/index.ts';
import type { Sight } from '../edition/print.ts';
import { type Card } from '../state.ts';
import { handOf, hero, isLiving } from '../state-queries.ts';

/** Goods that are worth a point a piece when a match ends by time (T4-FST-15), by kind. */
export type TimedScore = Readonly<Record<string, number>>;

/**
 * The timed score of a seat: counters, gold, Spells, Followers and Objects, each kind minus the
 * starting amount and never below 0 (T4-FST-16), or all of it (T4-RUL-15). All 0 without a character.
 */
export function timedScore(sight: Sight, seat: Seat): TimedScore {
  const { state, edition } = sight;
  const attributes = Object.keys(edition.content.attributes);
  if (!isLiving(state, seat)) return nothing(attributes);
  const { id, points, gold, followers, objects } = hero(state, seat);
  const { spells = 0, objects: start = [] } = edition.book.character(id);
  const isMagic = (card: Card): boolean => edition.book.card(card).type === 'magic-object';
  const isPlain = (card: Card): boolean => !isMagic(card);
  const counters = attributes.map((attribute) => [attribute, points[attribute] ?? 0] as const);
  const less = (held: number, start: number): number =>
    state.options.timedScore === 'held' ? held : Math.max(0, held - start);
  return {
    ...Object.fromEntries(counters),
    gold: less(gold, edition.numbers.startingGold),
    spells: less(handOf(state, seat).length, spells),
    followers: followers.length,
    objects: less(objects.filter(isPlain).length, start.filter(isPlain).length),
    magicObjects: less(objects.filter(isMagic).length, start.filter(isMagic).length),
  };
}

const goods = ['gold', 'spells', 'followers', 'objects', 'magicObjects'] as const;

const nothing = (attributes: readonly string[]): TimedScore =>
  Object.fromEntries([...attributes, ...goods].map((kind) => [kind, 0] as const));

export const total = (score: TimedScore): number =>
  Object.values(score).reduce((sum, amount) => sum + amount, 0);
