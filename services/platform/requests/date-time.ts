import * as z from 'zod';

/** A time in whatever zone it is written, as the code keeps and compares times: ISO 8601 in UTC, to the millisecond. */
export const dateTime = () =>
  z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text).toISOString())
    .refine((time) => /^\d/.test(time), 'Must be in the years 0 to 9999.');
