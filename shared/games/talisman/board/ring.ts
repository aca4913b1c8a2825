import type { Edition } from '../edition/edition.ts';

/** The spaces of the ring of a space, clockwise; empty if its region has paths. */
export function ringOf({ book }: Pick<Edition, 'book'>, space: string): readonly string[] {
  const { shape, spaces } = book.region(book.space(space).region);
  return shape === 'ring' ? spaces : [];
}

/** The space a number of steps round the ring: clockwise, or the other way if negative. */
export const stepped = (ring: readonly string[], from: string, steps: number): string =>
  ring.at((ring.indexOf(from) + steps) % ring.length) ?? from;
