import { refOf, type OptionWords } from '../../../engine/index.ts';
import type { Argument } from '../../../words/phrase.ts';
import { goods, type Good } from '../content/tile.ts';

/** A short phrase under `effect.<name>`. */
export const effect = (
  name: string,
  args: Readonly<Record<string, Argument>> = {},
  refs: readonly string[] = [],
): OptionWords => ({ key: `effect.${name}`, args, refs });

type Amounts = Readonly<Partial<Record<Good | 'glory' | 'key' | 'firstPlayer', number>>>;

const counted = [...goods, 'glory', 'key', 'firstPlayer'] as const;
const FIRST_PLAYER = refOf('good', 'first-player');

/** Amounts gained or spent, each a phrase of its own: "+2 Coins". */
export const amounts = (way: 'gain' | 'cost', of: Amounts): readonly OptionWords[] =>
  counted.flatMap((good): readonly OptionWords[] => {
    const { [good]: n = 0 } = of;
    if (n === 0) return [];
    const what = { key: `amount.${good}`, args: { n } };
    if (good === 'firstPlayer') return [{ ...what, refs: [FIRST_PLAYER] }];
    return [effect(way, { what }, [refOf('good', good)])];
  });
