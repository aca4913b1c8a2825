import * as z from 'zod';
import { durationOf, millisecondsOf } from '../time/duration.ts';

/** A duration within a range, both ends included; ISO 8601 throughout. */
export const duration = (least: string, most: string) =>
  z
    .string()
    .max(64, { abort: true })
    .refine((text) => within(text, least, most), {
      error: `Must be an ISO 8601 duration in days, hours, minutes and seconds, from ${least} to ${most}.`,
    })
    .transform((text) => durationOf(millisecondsOf(text) ?? 0));

/** Whether a duration lies within a range, both ends included. */
export function within(text: string, least: string, most: string): boolean {
  const [time, from, to] = [text, least, most].map(millisecondsOf);
  return time !== undefined && from !== undefined && to !== undefined && time >= from && time <= to;
}
