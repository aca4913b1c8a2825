import type { Ability } from '../../../../shared/games/talisman/content/ability.ts';
import type { Content } from '../../../../shared/games/talisman/content/schema.ts';
import type { Print } from '../../../../shared/games/talisman/edition.ts';

/** The abilities of this name, on whatever they are printed. */
export const abilitiesCalled = ({ content }: Print, id: string): readonly Ability[] =>
  allOf(content).filter((ability) => ability.id === id);

const allOf = ({ characters, cards }: Content): readonly Ability[] => [
  ...characters.flatMap((character) => character.abilities),
  ...cards.flatMap((card) => card.abilities ?? []),
];

/** The values of creatures that are not cards, by id, wherever the content prints one. */
export function creatureValues(value: unknown, id: string): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((part) => creatureValues(part, id));
  const is = 'id' in value && value.id === id && 'value' in value;
  return is && typeof value.value === 'number' ? [value.value, ...inside] : inside;
}

/** All that is asked for at this price somewhere: `gold` of a `pay`, a `price`, or one of some `prices`. */
export function pricesIn(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (typeof part === 'number')
      return ['price', 'gold', 'hire', 'bribe'].includes(name) ? [part] : [];
    if (name === 'prices')
      return Object.values(part ?? {}).filter((one) => typeof one === 'number');
    return pricesIn(part);
  });
}

/** What it costs somewhere: a card in a shop, by kind, or each life or fate of a `heal` or `replenish`. */
export function pricesFor(value: unknown, what: string): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((part) => pricesFor(part, what));
  const prices: unknown = 'prices' in value ? value.prices : undefined;
  const sold = typeof prices === 'object' ? Object.entries(prices ?? {}) : [];
  const shop = sold.flatMap(([kind, price]) =>
    kind === what && typeof price === 'number' ? [price] : [],
  );
  const done = 'do' in value && value.do === what && 'price' in value ? [value.price] : [];
  return [...inside, ...shop, ...done.filter((price) => typeof price === 'number')];
}
