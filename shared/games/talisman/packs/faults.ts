import { faultsOf, type Fault } from '../content/check/check.ts';
import type { Rules } from '../content/check/known-ids.ts';
import { schemaFaults } from '../content/check/schema-faults.ts';
import type { Content } from '../content/schema.ts';
import type { Edition } from '../edition/edition.ts';
import type { Make } from '../game.ts';
import { abilityFaults } from './ability-faults.ts';
import { idFaults, pileFaults, typeFaults } from './card-faults.ts';
import { mergedContent } from './merged.ts';
import { ownWords } from './own-words.ts';
import { pack as shape, type Pack } from './schema.ts';
import { textFaults } from './text-faults.ts';

/** Game that a pack is laid over. */
export type Base = Pick<Make<never>, 'edition' | 'words'>;

/** A playable pack, or all faults of a value as a pack. */
export type Checked = { readonly pack: Pack } | { readonly faults: readonly Fault[] };

/**
 * Checks a pack against its game. Faults of shape are returned before all others, and then those of
 * taken or missing ids, because the rest depends on them.
 */
export function packOf(value: unknown, base: Base): Checked {
  const crooked = schemaFaults(shape, value).map(({ place, reason }) => ({
    place: place === 'content' ? 'pack' : place,
    reason,
  }));
  if (crooked.length > 0) return { faults: crooked };
  const pack = shape.parse(value);
  const { content } = base.edition;
  const unknown = idFaults(content, pack);
  const faults = unknown.length > 0 ? unknown : laidFaults(pack, base);
  return faults.length > 0 ? { faults } : { pack };
}

/** The names of the rules that content may follow in an edition. */
export const namedRules = ({ specials, spellRules, crossings }: Edition): Rules => ({
  specials: new Set(Object.keys({ ...specials, ...spellRules })),
  crossings: new Set(Object.keys(crossings)),
});

/** Faults of the game that the pack would make. */
function laidFaults(pack: Pack, { edition, words: { catalogue } }: Base): readonly Fault[] {
  const { content } = edition;
  const merged = mergedContent(content, pack);
  const changed = [...pack.add, ...pack.replace].map(({ id }) => id);
  const cards = merged.cards.filter(({ id }) => changed.includes(id));
  return [
    ...typeFaults(content, pack),
    ...pileFaults(pack),
    ...abilityFaults(edition, pack),
    ...faultsOf(merged, namedRules(edition)).map(({ place, reason }) => ({
      place: placeIn(pack, content, place),
      reason,
    })),
    ...textFaults(pack, { catalogue, own: ownWords(merged, cards) }),
  ];
}

/** A place in the merged content as one in the pack; what stands in the game itself is named after that. */
function placeIn(pack: Pack, content: Content, place: string): string {
  const [, at = '', rest = ''] = /^cards\[(\d+)\](.*)$/u.exec(place) ?? [];
  if (at === '') return `${pack.of}: ${place}`;
  const index = Number(at) - content.cards.length;
  if (index >= 0) return `add[${index}]${rest}`;
  const id = content.cards[Number(at)]?.id;
  const replaced = pack.replace.findIndex((card) => card.id === id);
  return replaced < 0 ? `${pack.of}: ${place}` : `replace[${replaced}]${rest}`;
}
