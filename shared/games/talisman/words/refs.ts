import { refOf, type Question } from '../../../engine/index.ts';
import type { Catalogue } from '../../../words/phrase.ts';
import { isKnown } from './reference.ts';
import { idOf, kindOf, refer } from '../reference.ts';

/** The kind of thing of a verb, if the verb is not that kind. */
const kinds: Readonly<Record<string, string>> = {
  cast: 'card',
  build: 'card',
  ditch: 'card',
  drink: 'card',
  hire: 'card',
  transmute: 'card',
  follower: 'card',
  haul: 'card',
  buy: 'card',
  hold: 'card',
  matters: 'card',
  always: 'card',
  next: 'card',
  save: 'card',
  use: 'ability',
  raft: 'space',
  walk: 'space',
  cross: 'space',
  journey: 'space',
  'attack-with': 'attribute',
  align: 'alignment',
};

/** Goods that the options of a verb count. */
const goods: Readonly<Record<string, string>> = {
  heal: 'good:life',
  fate: 'good:fate',
  coin: 'good:gold',
};

/** Places that a visit may be paid to, the nearest first. */
const places = ['card', 'figure', 'ability', 'space'] as const;

/**
 * The references in an option, to its subjects, the most telling first; empty for bare verbs and
 * numbers.
 */
export function refsIn(
  catalogue: Catalogue,
  { kind, about = {} }: Question,
  id: string,
): readonly string[] {
  const verb = kindOf(id);
  if (verb !== '') {
    const good = goods[verb];
    if (good !== undefined) return [good];
    const of = kinds[verb] ?? verb;
    return isKnown(catalogue, `things.${of}`) ? [refOf(of, idOf(id))] : [];
  }
  const shop = refer('shop', id);
  if (kind !== 'visit' || !isKnown(catalogue, shop)) return [];
  return [shop, ...places.flatMap((name) => reference(name, about[name]))];
}

/** A fact as a reference: `space:city`, though it may say only `city`. */
function reference(name: string, fact: string | number | undefined): readonly string[] {
  if (typeof fact !== 'string') return [];
  return [kindOf(fact) === '' ? refOf(name, fact) : fact];
}
