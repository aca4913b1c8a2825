import * as z from 'zod';

/** Text that survives being stored and hashed: UTF-8 knows no halves of a character. */
export const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine(
      (value) => !/\p{Surrogate}/u.test(value),
      'The text has half a surrogate pair. Send valid Unicode.',
    );
export const id = (most: number) => text(most).min(1);
