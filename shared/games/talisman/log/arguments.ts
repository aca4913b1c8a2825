import type { Seat } from '../../../engine/index.ts';
import type { Argument } from '../../../words/phrase.ts';
import type { PrintedEdition } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import type { Contender } from '../events/fights.ts';
import type { Whence } from '../events/cards.ts';
import type { EventsOf } from '../evolve/folding.ts';
import { creaturesIn } from './creatures.ts';
import { cardName, refer } from '../reference.ts';

export type Args = Readonly<Record<string, Argument>>;
type Named = readonly [string, Argument];

/** The wording of a field of this name, in whatever fact it stands. */
const worded: Readonly<Record<string, (id: string) => string>> = {
  seat: (id) => refer('seat', id),
  card: cardName,
  cards: cardName,
  space: (id) => refer('space', id),
  past: (id) => refer('space', id),
  attribute: (id) => refer('attribute', id),
  alignment: (id) => `alignment.${id}`,
  character: (id) => refer('character', id),
  characters: (id) => refer('character', id),
  quest: (id) => refer('quest', id),
  ability: (id) => refer('ability', id),
  choice: (id) => refer('shop', id),
  figure: (id) => refer('figure', id),
  token: (id) => refer('token', id),
  side: (id) => `alignment.${id}`,
};

/** The fields of a fact as arguments of its words; only texts and numbers are kept. */
export const plainArguments = ({ type: _, ...facts }: TalismanEvent): Args =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]: [string, unknown]): readonly Named[] => {
      const say = worded[name] ?? ((id: string) => id);
      if (typeof value === 'number') return [[name, value]];
      if (typeof value === 'string') return [[name, say(value)]];
      if (!Array.isArray(value)) return [];
      const items = value.filter((item): item is string => typeof item === 'string');
      return [[name, items.map(say)]];
    }),
  );

/** Origin of something, in words. */
export function whence(from: Whence): string {
  if ('space' in from) return refer('space', from.space);
  if ('seat' in from) return refer('seat', from.seat);
  return 'supply' in from ? from.supply : refer('seat', from.heirloom);
}

/** The owner of a discarded card, if any. */
export function ownerOf(from: EventsOf<'CardDiscarded'>['from']): Seat | undefined {
  if ('seat' in from) return from.seat;
  return 'trophies' in from ? from.trophies : undefined;
}

export function foeName(foe: Contender): string {
  if ('seat' in foe) return refer('seat', foe.seat);
  return 'card' in foe ? cardName(foe.card) : refer('creature', foe.creature);
}

/** The name of an evaded opponent, given by a bare id: a card, a creature, a space, or else a seat. */
export function metName({ content }: PrintedEdition, id: string): string {
  const card = cardName(id);
  if (content.cards.some((one) => refer('card', one.id) === card)) return card;
  if (creaturesIn(content).has(id)) return refer('creature', id);
  return content.spaces.some((space) => space.id === id) ? refer('space', id) : refer('seat', id);
}
