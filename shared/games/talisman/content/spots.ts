import type { Ability } from './ability.ts';
import type { Effect } from './effect.ts';
import { partsOf } from './parts.ts';
import type { Content } from './schema.ts';

/** The way to a value in the content: fields, rows of tables, and places in lists. */
export type Path = readonly (string | number)[];

/** A part of the content, and the way to it. */
export type Spot<T> = { readonly path: Path; readonly value: T };

/** The parts of a list, each with the way to it. */
export const spotsOf = <T>(list: readonly T[] | undefined, path: Path): readonly Spot<T>[] =>
  (list ?? []).map((value, at) => ({ path: [...path, at], value }));

/** Every effect of the content, those within others included. */
export const effectSpots = (content: Content): readonly Spot<Effect>[] => [
  ...spotsOf(content.cards, ['cards']).flatMap(({ path, value }) => [
    ...deep(value.effects, [...path, 'effects']),
    ...deep(value.spell?.effects, [...path, 'spell', 'effects']),
    ...deep(value.attack?.onLoss, [...path, 'attack', 'onLoss']),
  ]),
  ...abilitySpots(content).flatMap(({ path, value }) =>
    'effects' in value ? deep(value.effects, [...path, 'effects']) : [],
  ),
  ...spotsOf(content.spaces, ['spaces']).flatMap(({ path, value }) => [
    ...deep(value.before, [...path, 'before']),
    ...deep(value.effects, [...path, 'effects']),
  ]),
  ...spotsOf(content.figures, ['figures']).flatMap(({ path, value }) =>
    deep(value.escape, [...path, 'escape']),
  ),
];

/** Every ability of the content, of characters and of cards. */
export const abilitySpots = (content: Content): readonly Spot<Ability>[] => [
  ...spotsOf(content.cards, ['cards']).flatMap(abilitiesOf),
  ...spotsOf(content.characters, ['characters']).flatMap(abilitiesOf),
];

const abilitiesOf = (owner: Spot<{ abilities?: Ability[] | undefined }>) =>
  spotsOf(owner.value.abilities, [...owner.path, 'abilities']);

const deep = (effects: readonly Effect[] | undefined, path: Path): readonly Spot<Effect>[] =>
  spotsOf(effects, path).flatMap((spot) => [
    spot,
    ...partsOf(spot.value).flatMap((part) => deep(part.effects, [...spot.path, ...part.path])),
  ]);
