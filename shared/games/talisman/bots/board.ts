import type { Edition } from '../edition.ts';

/** The spaces of the region that a space lies in. */
export const regionOf = ({ book }: Edition, space: string): readonly string[] =>
  book.region(book.space(space).region).spaces;
