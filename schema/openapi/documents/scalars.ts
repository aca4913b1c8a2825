import * as z from 'zod';
import { described } from './described.ts';

/** Plain text with a meaning said in a sentence. */
export const text = (meaning: string) => described(meaning, z.string());
export const flag = (meaning: string) => described(meaning, z.boolean());
export const json = (meaning: string) => described(meaning, z.unknown());
/** A whole number that counts versions or places. */
export const count = (meaning: string) => described(meaning, z.int().min(0).max(2_147_483_647));
export const moment = (meaning: string) =>
  described(
    `${meaning} ISO 8601 in UTC, for example \`2026-11-21T18:30:00.000Z\`.`,
    z.iso.datetime(),
  );
/** An object with any fields. */
export const anyObject = (meaning: string) =>
  described(meaning, z.record(z.string(), z.unknown(), 'Expected an object'));
export const listOf = <T extends z.ZodType>(meaning: string, item: T) =>
  described(meaning, z.array(item));
