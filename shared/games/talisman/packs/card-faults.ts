import { fault, type Fault } from '../content/check/fault.ts';
import { type Content } from '../content/schema.ts';
import { openPiles } from '../content/names.ts';
import { type CardFacts } from '../content/card.ts';
import type { Pack } from './schema.ts';

/**
 * Faults of cards added that exist already, or twice; and of cards replaced that do not exist, or
 * twice.
 */
export function idFaults(content: Content, { add, replace }: Pack): readonly Fault[] {
  const known = new Set(content.cards.map(({ id }) => id));
  return [
    ...add.flatMap(({ id }, at) =>
      known.has(id) ? fault(['add', at, 'id'], `there is a card "${id}" already`) : [],
    ),
    ...replace.flatMap(({ id }, at) =>
      known.has(id) ? [] : fault(['replace', at, 'id'], `there is no card "${id}" to replace`),
    ),
    ...twice(add, 'add'),
    ...twice(replace, 'replace'),
  ];
}

const twice = (cards: readonly { readonly id: string }[], list: string): readonly Fault[] =>
  cards.flatMap(({ id }, at) => {
    const first = cards.findIndex((other) => other.id === id);
    return first === at ? [] : fault([list, at, 'id'], `is the id of ${list}[${first}] already`);
  });

/** Faults of cards of another type than those they replace: the rules may depend on it. */
export function typeFaults(content: Content, { replace }: Pack): readonly Fault[] {
  const types = new Map(content.cards.map(({ id, type }) => [id, type]));
  return replace.flatMap(({ id, type }, at) => {
    const was = types.get(id);
    if (was === type) return [];
    return fault(['replace', at, 'type'], `"${id}" is of type ${String(was)}, and has to stay so`);
  });
}

const ownable: readonly CardFacts['type'][] = ['object', 'magic-object', 'follower'];

/** Faults of cards in a pile for other uses: Spells are held, those of a supply are owned. */
export const pileFaults = ({ add, replace }: Pack): readonly Fault[] => [
  ...add.flatMap((card, at) => misplaced(card, ['add', at])),
  ...replace.flatMap((card, at) => misplaced(card, ['replace', at])),
];

function misplaced(
  { type, copies = {} }: Pack['replace'][number],
  path: readonly (string | number)[],
): readonly Fault[] {
  return Object.keys(copies).flatMap((pile) => {
    if ((pile === 'spells') === (type === 'spell') && fits(pile, type)) return [];
    return fault([...path, 'copies', pile], `is no pile for a card of type ${type}`);
  });
}

const fits = (pile: string, type: CardFacts['type']): boolean =>
  !openPiles.some((open) => open === pile) || ownable.includes(type);
