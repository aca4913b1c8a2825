import { type Content } from '../schema.ts';
import { deckOf } from '../board.ts';
import { type CardFacts } from '../card.ts';
import { fault, placeOf, type Fault } from './fault.ts';
import { type Path } from '../spots.ts';
import { spotsOf, type Spot } from '../spots.ts';

/** Faults of ids shared by two things of a sort. */
export const duplicates = (content: Content): readonly Fault[] =>
  (['regions', 'spaces', 'cards', 'characters', 'quests'] as const).flatMap((list) =>
    twice(
      content[list].map(({ id }) => id),
      [list],
      'id',
    ),
  );

function twice(ids: readonly string[], path: Path, field: string): readonly Fault[] {
  return ids.flatMap((id, at) => {
    const first = ids.indexOf(id);
    if (first === at) return [];
    return fault([...path, at, field], `"${id}" is the id of ${placeOf([...path, first])} already`);
  });
}

/** Spaces that the region they are in does not list just once, or that another region lists. */
export function regionFaults({ regions, spaces }: Content): readonly Fault[] {
  return spotsOf(spaces, ['spaces']).flatMap(({ path, value }) => {
    const listed = regions.flatMap(({ id, spaces: ids }) =>
      ids.filter((other) => other === value.id).map(() => id),
    );
    if (listed.length === 1 && listed[0] === value.region) return [];
    const found = listed.length === 0 ? 'no region' : listed.join(', ');
    return fault(
      [...path, 'region'],
      `"${value.region}" has to list ${value.id} once; listed by ${found}`,
    );
  });
}

/** Faults of regions that do not name their deck, if there are several (HP-CMP-02). */
export const deckFaults = ({ regions }: Content): readonly Fault[] =>
  spotsOf(regions, ['regions']).flatMap(({ path, value }) => {
    const meant = deckOf(value);
    const others = new Set(regions.map(deckOf).filter((deck) => deck !== meant));
    if (value.deck !== undefined || others.size === 0) return [];
    const besides = [...others].map((deck) => `"${deck}"`).join(', ');
    const reason = `is missing; it stands for "${meant}", and there is the deck ${besides} besides`;
    return fault([...path, 'deck'], reason);
  });

/** Faults of cards that lack a part of their type, have one of another type, or are in no pile. */
export const cardFaults = (content: Content): readonly Fault[] =>
  spotsOf(content.cards, ['cards']).flatMap((spot) => [
    ...(spot.value.sided ? sidedFaults(spot) : belongs(spot, 'enemy', 'attack')),
    ...belongs(spot, 'spell', 'spell'),
    ...(Object.keys(spot.value.copies).length > 0
      ? []
      : [fault([...spot.path, 'copies'], `${spot.value.id} has no copy in any pile`)]),
  ]);

function belongs(
  { path, value }: Spot<CardFacts>,
  type: CardFacts['type'],
  field: 'attack' | 'spell',
): readonly Fault[] {
  const has = value[field] !== undefined;
  if (has === (value.type === type)) return [];
  return [fault([...path, field], has ? `is only for cards of type ${type}` : `is missing`)];
}

/**
 * Faults of two-sided cards: such a card follows one side and attacks the other, each with its own
 * number.
 */
const sidedFaults = ({ path, value }: Spot<CardFacts>): readonly Fault[] => [
  ...(value.type === 'follower' ? [] : [fault([...path, 'sided'], 'is only for Followers')]),
  ...(value.attack ? [] : [fault([...path, 'attack'], 'is missing')]),
  ...(value.encounter === undefined
    ? []
    : [fault([...path, 'encounter'], 'stands in sided, once for each side')]),
];

/** Characters without a printed value of some attribute (T4-CHR-01). */
export const valueFaults = (content: Content): readonly Fault[] =>
  spotsOf(content.characters, ['characters']).flatMap(({ path, value }) =>
    Object.keys(content.attributes)
      .filter((attribute) => value.values[attribute] === undefined)
      .map((attribute) => fault([...path, 'values'], `${attribute} is missing`)),
  );
