import type {
  Good,
  Holding,
  TileId,
} from '../../../../shared/games/tales-of-glory/content/tile.ts';
import { en } from '../../../../shared/games/tales-of-glory/text/en.ts';

const ids = new Map(
  Object.entries(en).flatMap(([key, name]): readonly [string, TileId][] =>
    key.startsWith('tile:') ? [[name, key.slice('tile:'.length)]] : [],
  ),
);

/** The tile of this name, with or without its article. */
export function tileNamed(name: string): TileId {
  const id = ids.get(name.replace(/^the /u, ''));
  if (id === undefined) throw new Error(`There is no tile called "${name}".`);
  return id;
}

/** The parts of a list in English: `a`, `a and b`, `a, b, and c`. */
export const listed = (text: string): readonly string[] => text.split(/, and |, | and /u);

const goods: Readonly<Record<string, keyof Holding>> = {
  Combat: 'combat',
  Magic: 'magic',
  Coin: 'coins',
  Coins: 'coins',
  Potion: 'potions',
  Potions: 'potions',
  Glory: 'glory',
};

/** A good by its name in the log. */
export function good(name: string): Good {
  const found = goods[name];
  if (found === undefined || found === 'glory') throw new Error(`"${name}" is no good.`);
  return found;
}

/** ` +2 Coins +1 Glory` as a gain. */
export const gainsIn = (text: string): Partial<Holding> =>
  Object.fromEntries(
    [...text.matchAll(/\+(\d+) (\w+)/gu)].flatMap(([, n, name]) => {
      const what = goods[name ?? ''];
      return what === undefined ? [] : [[what, Number(n)]];
    }),
  );

/** `2 left, 1 up`, as a cell seen from the Hero. */
export function cellIn(text: string): { readonly x: number; readonly y: number } {
  const steps = (way: string): number =>
    Number(new RegExp(`(\\d+) ${way}`, 'u').exec(text)?.[1] ?? 0);
  return { x: steps('right') - steps('left'), y: steps('down') - steps('up') };
}
