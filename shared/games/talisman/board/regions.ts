import type { Sight } from '../edition/print.ts';

/** True if a space belongs to a region of paths, whose creatures no Spell affects (T4-SPL-15). */
export const isInner = ({ edition }: Sight, space: string): boolean =>
  edition.book.region(edition.book.space(space).region).shape === 'paths';

/** The other spaces of the same region. */
export function othersOfRegion({ edition }: Sight, space: string): readonly string[] {
  const { spaces } = edition.book.region(edition.book.space(space).region);
  return spaces.filter((id) => id !== space);
}
