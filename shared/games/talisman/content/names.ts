import * as z from 'zod';
import { remembered } from '../../../engine/index.ts';

/** An id: small letters, digits and hyphens. It is never shown as words. */
export const name = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is not an id such as magic-belt');

/** The open supplies. */
export const openPiles = ['purchase', 'talismans'] as const;
export type OpenPile = (typeof openPiles)[number];

/** Row and column. */
export const coordinates = z.tuple([z.int().min(0), z.int().min(0)]);

/** The totals of a roll that a row of a table is for: `4`, `2-3`, or `6+`. */
export const range = z
  .string()
  .regex(/^\d+(-\d+|\+)?$/, 'is not a number or a range such as 2-3 or 6+');

/** True if a total is within the range. */
export const isWithin = (total: number, text: string): boolean => holds(rangeOf(text), total);

type Range = { readonly text: string; readonly from: number; readonly to: number };

function rangeOf(text: string): Range {
  if (text.endsWith('+')) return { text, from: Number(text.slice(0, -1)), to: Infinity };
  const [from = 0, to = from] = text.split('-').map(Number);
  return { text, from, to };
}

const holds = ({ from, to }: Range, total: number): boolean => total >= from && total <= to;

/** The row of a table for a total; `undefined` if there is none. */
export function rowOf<T>(table: Readonly<Record<string, T>>, total: number): T | undefined {
  const range = rangesOf(table).find((one) => holds(one, total));
  return range === undefined ? undefined : table[range.text];
}

/** The ranges of a table, in its order; tables are constants, so they are read once. */
const rangesOf = remembered((table: Readonly<Record<string, unknown>>) =>
  Object.keys(table).map(rangeOf),
);
