import type { Effect } from './effect.ts';

/** Effects nested in another one, and the path to them. */
export type EffectPart = {
  readonly path: readonly string[];
  readonly effects: readonly Effect[];
};

/** The nested effects of an effect, list by list. A new verb declares its lists here. */
export function partsOf(effect: Effect): readonly EffectPart[] {
  switch (effect.do) {
    case 'receive':
    case 'pick':
      return listed('otherwise', effect.otherwise);
    case 'fight':
    case 'unless-at-least':
    case 'each':
      return listed('effects', effect.effects);
    case 'roll':
      return rows(effect.table, ['table']);
    case 'choose':
      return rows(effect.between, ['between']);
    case 'by-alignment':
      return rows(effect.rows, ['rows']);
    case 'by-token':
      return rows({ same: effect.same, other: effect.other });
    case 'test':
      return rows({ within: effect.within, above: effect.above });
    case 'gain':
    case 'lose':
    case 'pay':
    case 'heal':
    case 'replenish':
    case 'spells':
    case 'align':
    case 'transmute':
    case 'drop':
    case 'toad':
    case 'unturn':
    case 'miss-turn':
    case 'teleport':
    case 'travel':
    case 'offer':
    case 'wander':
    case 'turn':
    case 'shop':
    case 'spent':
    case 'special':
      return nothingIn(effect);
  }
}

/** True if a field of this type holds effects: a list of them, or lists by row. */
type Holds<Field> =
  NonNullable<Field> extends readonly Effect[] | Readonly<Record<string, readonly Effect[]>>
    ? true
    : false;

/** The effects without nested ones. */
type Flat<Each = Effect> = Each extends Effect
  ? true extends { [Name in keyof Each]-?: Holds<Each[Name]> }[keyof Each]
    ? never
    : Each
  : never;

/** The parts of an effect without nested ones; the compiler refuses one that has any. */
const nothingIn = (_effect: Flat): readonly EffectPart[] => [];

const listed = (name: string, effects: readonly Effect[] | undefined): readonly EffectPart[] =>
  effects === undefined ? [] : [{ path: [name], effects }];

const rows = (
  table: Readonly<Record<string, readonly Effect[]>>,
  path: readonly string[] = [],
): readonly EffectPart[] =>
  Object.entries(table).map(([row, effects]) => ({ path: [...path, row], effects }));

/** An effect and all nested ones, itself first. */
export const withParts = (effect: Effect): readonly Effect[] => [
  effect,
  ...partsOf(effect).flatMap(({ effects }) => effects.flatMap(withParts)),
];
