import type { Sight } from '../edition/print.ts';
import { ringOf, stepped } from './ring.ts';

/** The spaces one step away in the same region: both ways round a ring, on and back on paths. */
export function neighbours({ edition }: Pick<Sight, 'edition'>, space: string): readonly string[] {
  const ring = ringOf(edition, space);
  if (ring.length > 0) return [stepped(ring, space, 1), stepped(ring, space, -1)];
  const { region, next = [], back = [] } = edition.book.space(space);
  return [...next, ...back].filter((other) => edition.book.space(other).region === region);
}
