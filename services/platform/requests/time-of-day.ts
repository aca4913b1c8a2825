import * as z from 'zod';

/** The schema of a time of the day, to the minute. */
export const timeOfDay = () =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Expected a time of day from "00:00" to "23:59".');
