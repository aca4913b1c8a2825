import type { Effect } from '../effect.ts';
import { spotsOf, type Spot } from '../spots.ts';
import { refer, type Reference } from './reference.ts';

/** The ids an effect names; those of effects within it are told by their own spots. */
export function ofEffect({ path, value }: Spot<Effect>): readonly Reference[] {
  switch (value.do) {
    case 'gain':
      return refer([...path, 'what'], 'goods', value.what);
    case 'lose':
      return refer([...path, 'what'], 'belonging', value.what);
    case 'receive':
      return refer([...path, 'card'], 'card', value.card);
    case 'align':
      return refer([...path, 'to'], 'alignment', value.to);
    case 'fight':
      return spotsOf(value.creatures, [...path, 'creatures']).flatMap((foe) =>
        refer([...foe.path, 'attribute'], 'attribute', foe.value.attribute),
      );
    case 'teleport':
      return refer([...path, 'to'], 'space', value.to);
    case 'offer':
      return refer([...path, 'to'], 'destination', value.to);
    case 'wander':
      return [
        ...refer([...path, 'minus'], 'attribute', value.minus),
        ...Object.entries(value.table).flatMap(([row, to]) =>
          refer([...path, 'table', row], 'space', to),
        ),
      ];
    case 'by-alignment':
      return refer([...path, 'rows'], 'alignment', value.rows);
    case 'unless-at-least':
      return refer([...path, 'points'], 'attribute', value.points);
    case 'shop':
      return refer([...path, 'prices'], 'card', value.prices);
    case 'test':
      return refer([...path, 'attribute'], 'attribute', value.attribute);
    case 'by-token':
      return refer([...path, 'token'], 'token', value.token);
    case 'turn':
      return [
        ...refer([...path, 'token'], 'token', value.token),
        ...refer([...path, 'to'], 'alignment', value.to),
      ];
    case 'each':
      return refer([...path, 'except'], 'alignment', value.except);
    case 'special':
      return refer([...path, 'rule'], 'special rule', value.rule);
    case 'pay':
    case 'pick':
    case 'drop':
    case 'spent':
    case 'unturn':
    case 'transmute':
    case 'heal':
    case 'replenish':
    case 'spells':
    case 'toad':
    case 'miss-turn':
    case 'travel':
    case 'roll':
    case 'choose':
      return [];
  }
}
